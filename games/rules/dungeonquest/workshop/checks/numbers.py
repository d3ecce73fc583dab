"""Numbers that must fit each other: what is named and how many there are, a roll and its die."""

from typing import Any

from ...dice import parse
from .box import Box, Found, error

ON_A_DIE: tuple[tuple[str, str, str, str], ...] = (
    ("weapon", "shuriken", "die", "giant_spider.kill"),
    ("weapon", "sling", "to_hit.die", "to_hit.other"),
    ("weapon", "sling", "to_hit.die", "to_hit.death_warrior"),
    ("weapon", "blowpipe", "die", "miss"),
    ("ability", "danger_sense", "die", "wrong_on"),
    ("ability", "berserk", "start_roll.die", "start_roll.involuntary"),
    ("ability", "berserk", "start_roll.die", "start_roll.voluntary"),
    ("tile_kind", "web", "failing_makes_berserk.die", "failing_makes_berserk.on_roll"),
)
"""Component, key, the die, and the value that names numbers of it."""
AT_MOST: tuple[tuple[str, str, str, str], ...] = (
    ("card", "spear_trap", "guesses", "plates"),
    ("treasure_chit", "locked_chest", "opens_from", "faces"),
    ("table", "spell_book_table", "keep", "draw"),
)
"""Component, kind, and a value that is never more than the other."""
PLAIN: tuple[tuple[str, str, str], ...] = (("ability", "helm_of_terror", "roll"),)
"""Component, key and value of rolls from which neither luck nor armour is taken."""


def check(box: Box) -> Found:
    for component, key, die, value in ON_A_DIE:
        for e in box.of(component):
            if e.key == key and max(e.params[value]) > faces(e.params[die]):
                yield error("beyond_die", e, value, die=e.params[die])
    for component, key, value in PLAIN:
        for e in box.of(component):
            if e.key == key and parse(e.params[value]).minus:
                yield error("plain_dice", e, value)
    for component, kind, less, more in AT_MOST:
        for e in box.of(component):
            if e.kind == kind and e.params.get(less, 1) > e.params.get(more, 12):
                yield error("more_than", e, less, most=e.params.get(more, 12))


def faces(die: Any) -> int:
    return parse(str(die)).faces
