"""Questions, options, reasons and tidings of amulets; merged into ``text``."""

from .wording import Asking, Label, Saying, _

DECISIONS = {
    "amulet.found": Asking(
        _("An amulet lies face down before {me}."), _("Somebody has read it. You have not."), "amulets"
    ),
    "amulet.choose": Asking(
        _("Three amulets, and you know them all. Which one?"), _("Its power is in force at once."), "amulets"
    ),
    "control.turn": Asking(_("The room obeys {me}. Which way shall it open?"), "", "amulets"),
    "madness.steer": Asking(
        _("{hero} is out of his mind. Where does he stagger?"), _("You choose the way."), "amulets", "hero"
    ),
}

OPTIONS = {
    "amulet.found/keep": Label(_("Hang it round your neck"), _("unseen, until it shows itself")),
    "amulet.found/discard": Label(_("Leave it there")),
    "new": Label(_("Take the new one"), _("unseen; the old one goes back")),
    "old": Label(_("Keep the old one")),
    "amulet": Label(_("Wear the {amulet}"), "{amulet_power}", "n amulet amulet_power"),
    "none": Label(_("Wear none of them")),
    "face": Label(_("Let it open {way}"), "", "way"),
    "tear_off": Label(
        _("Tear the amulet off"), _("{ability} {target} or less on D{faces}: {chance}"), "ability target faces"
    ),
}

REASONS = {"tear_off_tried": _("you have tried this turn")}

EVENTS = {
    "amulet.read": Saying(_("Between you and the castle: it is the {amulet}."), "hero amulet", "secret"),
    "amulet.keep": Saying(_("{hero} puts on an amulet without looking."), "hero"),
    "amulet.discard": Saying(_("{hero} leaves the amulet where it lies."), "hero"),
    "amulet.new": Saying(_("{hero} takes one amulet off and puts another on."), "hero"),
    "amulet.old": Saying(_("{hero} trusts the amulet worn so far."), "hero"),
    "amulet.refused": Saying(_("{hero} has no use for an amulet."), "hero"),
    "amulet.silent": Saying(_("The amulet of {hero} stays cold."), "hero trigger"),
    "amulet.shown": Saying(_("The amulet of {hero} shows itself: {amulet}!"), "hero amulet", "gold"),
    "amulet.spares": Saying(_("The {amulet} glows; {hero} need not fear {card}."), "hero amulet card", "safe"),
    "amulet.floats": Saying(_("{hero} floats, and lands on {kind} as on a floor."), "hero kind", "safe"),
    "amulet.escape": Saying(_("The amulet pulls {hero} out of reach."), "hero", "safe"),
    "amulet.torn_off": Saying(_("{hero} tears the amulet off and flings it away."), "hero", "safe"),
    "amulet.clings": Saying(_("The chain cuts deeper. {hero} cannot get it off."), "hero", "dark"),
    "amulet.destroys": Saying(
        _("Everything {hero} carries crumbles to dust, the amulet too. Treasures lost: {pieces}."),
        "hero pieces", "blood",
    ),
    "amulets.seen": Saying(_("You alone see them: {amulets}."), "hero amulets", "secret"),
    "amulets.declined": Saying(_("{hero} lays all three amulets back."), "hero"),
    "amulet.chosen": Saying(_("{hero} puts on the {amulet} for all to see."), "hero amulet", "gold"),
    "half.kept": Saying(_("{hero} keeps one half of the Wizard's Amulet."), "hero half", "gold"),
    "halves.joined": Saying(_("The two halves of the Wizard's Amulet snap together."), "hero", "gold"),
    "control.turned": Saying(_("At a word of {hero} the room turns; it opens {way}."), "hero way", "safe"),
    "madness.clear": Saying(_("The whispering stops for a while. {hero} thinks clearly."), "hero"),
    "madness.steered": Saying(_("{hero} hears voices and no longer knows the way."), "hero", "dark"),
    "teleport": Saying(_("The amulet flares, and {hero} is gone."), "hero", "dark"),
    "teleport.again": Saying(_("At {place} there is no room for {hero}: on, somewhere else."), "hero place"),
    "teleported": Saying(_("{hero} stumbles out of thin air at {place}."), "hero place"),
}  # fmt: skip
