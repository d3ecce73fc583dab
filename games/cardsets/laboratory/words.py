"""What was counted, in the reader's language: cards, heroes and causes by their names, shares and intervals as text."""

from collections.abc import Iterable
from typing import Any

from django.utils import formats
from django.utils.text import capfirst
from django.utils.translation import gettext as _

from games.cardsets.comparing import compare
from games.cardsets.documents import document_of, workshop_of
from games.cardsets.laboratory.figures import Share
from games.cardsets.laboratory.intervals import Interval
from games.cardsets.naming import entry_name, pile_name, plain, slot_name
from games.models import CardSetVersion
from games.presenting import presenter
from games.rules.kernel.workshop import Entry, SetDocument


class Names:
    """The names of one run's things; entries of the version itself come before those of the shipped sets beside it."""

    def __init__(self, version: CardSetVersion, sets: Iterable[str]) -> None:
        self.key = version.card_set.ruleset
        own, workshop = document_of(version), workshop_of(self.key)
        others = [workshop.shipped(slot) for slot in sets if slot != own.slot and slot in workshop.slots]
        self.entries = [e for document in (own, *others) for e in document.entries]
        self.changed = _changed(workshop.shipped(own.slot), own)

    def card(self, name: str) -> str:
        """Of ``pile.key``, with its deck."""
        pile, _dot, key = name.partition(".")
        found = self._entry(key, pile)
        shown = entry_name(self.key, found) if found else plain(key)
        return f"{capfirst(shown)} · {pile_name(self.key, pile)}"

    def thing(self, kind: str, key: str) -> str:
        """A hero or a cause: named by the set if it has a name of its own there, else by the game."""
        own = next((e for e in self.entries if e.key == key and e.names), None)
        return capfirst(entry_name(self.key, own) if own else str(presenter(self.key).name_of(kind, key)))

    def is_changed(self, name: str) -> bool:
        """Is ``pile.key`` new in this set, or other than in the shipped one? Words alone do not count."""
        pile, _dot, key = name.partition(".")
        return not self.changed.isdisjoint({(pile, key), ("", key)})

    def _entry(self, key: str, pile: str) -> Entry | None:
        same = [e for e in self.entries if e.key == key]
        return next((e for e in same if e.pile == pile), None) or next(iter(same), None)


def number(value: float, digits: int = 0) -> str:
    """Rounded, as the language writes it (Django's own function cuts off instead)."""
    rounded = round(value, digits)
    text = formats.number_format(abs(rounded), digits, force_grouping=True)
    return f"−{text}" if rounded < 0 else text


def _changed(shipped: SetDocument, own: SetDocument) -> set[tuple[str, str]]:
    """Deck and key of each entry that plays otherwise."""
    return {
        (d.entry.pile, d.entry.key)
        for d in compare(shipped, own)
        if d.what == "added" or any(field.path[0] not in ("names", "texts") for field in d.fields)
    }


def level_name(level: str) -> str:
    return {"novice": _("Novice"), "veteran": _("Veteran")}.get(level, level)


def sets_name(key: str, sets: Iterable[str]) -> str:
    return ", ".join(slot_name(key, name) for name in sets)


def percent(value: float) -> str:
    return f"{hundredths(value)} %"


def hundredths(value: float) -> str:
    """With a tenth, but where it is a whole number exactly."""
    hundred = round(100 * value, 9)  # 0.07 is no whole number of hundredths to a computer
    return number(hundred, 0 if hundred.is_integer() else 1)


def points(value: float) -> str:
    """A difference of shares, in points of a hundred, always with its sign."""
    text = hundredths(value)
    return text if value < 0 else f"+{text}"


def share_text(share: Share | None) -> str:
    """``26.7 % (17.1 to 39.0)``, or a dash where nothing was counted."""
    if share is None or share.interval is None:
        return "–"
    low, high = map(hundredths, share.interval[1:])
    return _("{share} ({low} to {high})").format(share=percent(share.interval.value), low=low, high=high)


def difference_text(interval: Interval | None) -> str:
    if interval is None:
        return "–"
    low, high = points(interval.low), points(interval.high)
    return _("{share} ({low} to {high})").format(share=points(interval.value), low=low, high=high)


def number_text(interval: Interval | None, digits: int = 0) -> str:
    if interval is None:
        return "–"
    value, low, high = (number(v, digits) for v in interval)
    return _("{share} ({low} to {high})").format(share=value, low=low, high=high)


def verdict(gap: Interval | None) -> Any:
    """What the difference of survival means, in a sentence."""
    if gap is None:
        return _("Nothing to compare yet.")
    if gap.high < 0:
        return _("Fewer survive than with the shipped set: the whole interval lies below 0.")
    if gap.low > 0:
        return _("More survive than with the shipped set: the whole interval lies above 0.")
    return _("No difference can be told apart from chance with so many games: the interval holds 0.")
