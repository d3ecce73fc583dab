"""What the staff's deeds are called in the log."""

from django.utils.translation import gettext
from django.utils.translation import gettext_lazy as _

DEEDS = {
    "card_set.copy": _("copied a card set"),
    "card_set.settings": _("described a card set"),
    "card_set.require_figures": _("said whether laboratory figures are needed"),
    "card_set.new_draft": _("began a draft"),
    "card_set.delete_draft": _("deleted a draft"),
    "card_set.publish": _("published a version"),
    "card_set.retire": _("retired a version"),
    "card_set.import": _("imported a file"),
    "card_set.load_shipped": _("loaded a set that comes with the game"),
    "card_entry.add": _("added an entry"),
    "card_entry.change": _("changed an entry"),
    "card_entry.remove": _("removed an entry"),
    "card_entry.move": _("moved an entry"),
    "card_entry.save_many": _("changed numbers of entries"),
    "laboratory.start": _("began a laboratory run"),
    "laboratory.cancel": _("broke off a laboratory run"),
    "table.look": _("opened a running game"),
    "kept_record.delete": _("deleted an uploaded game"),
    "person.add": _("added a person"),
    "person.change": _("changed a person"),
    "person.block": _("blocked a person"),
    "person.unblock": _("unblocked a person"),
    "person.rights": _("gave or took rights"),
    "person.password": _("set a password"),
    "person.delete": _("deleted a person"),
    "second_factor.remove": _("removed a second factor"),
    "lockout.lift": _("lifted a lock-out"),
}


def deed_name(deed: str) -> str:
    return str(DEEDS[deed]) if deed in DEEDS else gettext(deed.replace("_", " ").replace(".", ": "))
