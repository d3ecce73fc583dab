"""Everything that can be wrong with a set: one module a subject, single entries first. Total: nothing raises."""

from typing import Any

from games.rules.kernel.workshop import Entry, Problem, SetDocument

from ..documents import RULESET
from ..numbers import SLOTS
from ..values import short
from . import amulets, decks, heroes, monsters, numbers, places, reach, tables, tiles, treasures, warnings
from .box import Box, Check
from .entry import check_entry

SUBJECTS: tuple[Check, ...] = (
    places.check, numbers.check, tiles.check, decks.check, monsters.check, tables.check, treasures.check,
    heroes.check, amulets.check, reach.check, warnings.check,
)  # fmt: skip


def check(document: SetDocument) -> list[Problem]:
    if document.ruleset != RULESET:
        return [Problem(code="another_game", data={"game": short(document.ruleset)})]
    if not isinstance(document.slot, str) or document.slot not in SLOTS:
        return [Problem(code="unknown_slot", data={"slot": short(document.slot), "slots": ", ".join(SLOTS)})]
    if not isinstance(document.entries, tuple | list):
        return [Problem(code="no_entry", data={"field": "entries"})]
    return _check(document.slot, document.entries)


def _check(slot: str, entries: Any) -> list[Problem]:
    problems: list[Problem] = []
    sound: list[Entry] = []
    broken: set[str] = set()
    for e in entries:
        if not isinstance(e, Entry):
            problems.append(Problem(code="no_entry", data={"field": "entries"}))
        elif found := list(check_entry(e, slot)):
            problems += found
            broken.add(e.component if isinstance(e.component, str) else "")
        else:
            sound.append(e)
    problems += places.twice([e for e in entries if isinstance(e, Entry)])
    box = Box(slot, tuple(e for e in sound if e.on), frozenset(broken))
    return [*problems, *[problem for subject in SUBJECTS for problem in subject(box)]]
