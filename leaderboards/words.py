"""Results in the reader's language; every game says the names of its own things."""

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from accounts.names import FORMER
from games.house import House, titles_of
from games.presenting import presenter
from games.sittings import box_of, names_of
from leaderboards.achievements import words_of
from leaderboards.models import Result


class Achievement(NamedTuple):
    key: str
    name: str
    deed: str


def achievement(key: str) -> Achievement:
    return Achievement(key, *words_of(key))


def game_name(ruleset: str) -> str:
    return str(presenter(ruleset).name_of("game", ruleset))


def thing(ruleset: str, kind: str, key: Any) -> str:
    return str(presenter(ruleset).name_of(kind, key))


def seat_names(results: Iterable[Result]) -> dict[int, str]:
    """Seat -> its name at the table in the end, of one game's results; who left it is called by their own."""
    seated = sorted(results, key=lambda r: r.seat)
    named = dict(zip((r.seat for r in seated), names_of(seated, FORMER), strict=True))
    return named | {r.seat: r.person.display_name for r in seated if r.left and r.person}


def hero_name(r: Result) -> str:
    return _own(r, "hero", r.hero) or thing(r.ruleset, "hero", r.hero) if r.hero else ""


def _own(r: Result, component: str, key: str) -> str:
    """What a game with card sets of the house called it."""
    return box_of(r.game).name(component, key) if r.house and r.game and r.game.cards_id else ""


def sets_name(ruleset: str, sets: Sequence[str], house: House | None = None) -> str:
    """``house``: slot -> version of a house set, which is called by its own title."""
    called = titles_of(house or {})
    return ", ".join(called.get(name) or thing(ruleset, "set", name) for name in sets)


def house_name(ruleset: str, names: Sequence[str]) -> str:
    """The same from one list: sets by their keys, those of the house by their versions."""
    return sets_name(ruleset, names, {name: name for name in names if "." in name})


def cause_name(r: Result) -> str:
    cause = r.fate.get("cause") or r.cause
    own = _own(r, "card", cause) or _own(r, "tile_kind", cause) if cause else ""
    return own or thing(r.ruleset, "cause", cause) if cause else ""


def fate_words(r: Result) -> str:
    """What became of a seat, in half a sentence."""
    if r.left:
        return _("left the table; a computer player went on")
    if r.survived is None:
        return _("won") if r.won else ""
    if r.survived:
        return _("got out alive")
    return end_words(r)


def end_words(r: Result) -> str:
    """How somebody ended who did not survive."""
    cause = cause_name(r)
    if not cause:
        return _("never came back")
    return (_("lost: {cause}") if r.fate.get("how") == "lost" else _("died: {cause}")).format(cause=cause)


def steps_words(r: Result) -> str:
    """How near the way out had been; empty where nobody knows."""
    steps = r.fate.get("steps")
    if steps is None:
        return ""
    if steps == 0:
        return _("on the very threshold of a tower")
    text = ngettext("{n} step from the nearest tower", "{n} steps from the nearest tower", steps)
    return text.format(n=steps)
