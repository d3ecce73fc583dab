"""What sets, components, decks, kinds and entries are called, in the reader's language. Games bring their own words
through their presenter (``games/presenting.py``)."""

from django.utils.translation import get_language, gettext

from games.models import CardSet
from games.presenting import presenter
from games.rules.kernel.workshop import Component, Entry, Kind


def said(english: str) -> str:
    """Text marked for translation elsewhere; gettext would answer nothing with the file's head."""
    return gettext(english) if english else ""


def plain(key: str) -> str:
    return key.replace("_", " ")


def game_name(ruleset: str) -> str:
    return str(presenter(ruleset).name_of("game", ruleset))


def slot_name(ruleset: str, slot: str) -> str:
    return str(presenter(ruleset).name_of("set", slot))


def set_title(card_set: CardSet) -> str:
    return slot_name(card_set.ruleset, card_set.slot) if card_set.shipped else card_set.title


def pile_name(ruleset: str, pile: str) -> str:
    return str(presenter(ruleset).pile_name(pile)) if pile else ""


def value_name(ruleset: str, value: str) -> str:
    """A choice among the values of a kind."""
    return str(presenter(ruleset).value_name(value))


def component_name(component: Component | None, key: str) -> str:
    return said(component.label) if component else plain(key)


def kind_name(kind: Kind | None, key: str) -> str:
    return said(kind.label) if kind else plain(key)


def entry_name(ruleset: str, entry: Entry) -> str:
    """Its own name in the reader's language, else in English, else what the shipped entry of its key is called."""
    own = entry.names.get(get_language() or "en") or entry.names.get("en")
    if own:
        return own
    return str(presenter(ruleset).entry_name(entry)) or plain(entry.key)


def picture(ruleset: str, entry: Entry) -> str:
    """An SVG, safe to put on a page, or empty; the page has the ``picture_symbols`` of its game."""
    return str(presenter(ruleset).picture(entry))


def picture_symbols(ruleset: str) -> str:
    return str(presenter(ruleset).picture_symbols())
