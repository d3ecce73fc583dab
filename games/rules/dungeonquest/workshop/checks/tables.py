"""Tables: they cover their die without a gap, and nothing that is played by them goes on for ever."""

from collections.abc import Callable
from typing import Any

from games.rules.kernel.workshop import Entry

from ..values import Field, wrong
from .box import Box, Found, error
from .numbers import faces
from .rows import covers, dicts, is_span, small, spans_cover

TACTICS = ("mighty_blow", "slash", "leap_aside")
SHOTS = ("missed", "wounded", "killed")
POTIONS = ("heal", "none", "lose", "lose_half_round_down", "death")
SPELLS = (
    "alarm_reader_dies_dragon_wakes", "nothing", "draw_four_keep_two_for_rest_of_stay", "heal_full",
    "teleported_out_with_two_random_chits",
)  # fmt: skip
WAYS, ENDS, FARTHEST = ("north", "east", "south", "west"), ("death", "catacombs"), 12
LOSE = "lose_"
MOST_LOSS = 20


def check(box: Box) -> Found:
    for component, key, field, is_wrong in RULES:
        for e in box.of(component):
            if e.key == key and (code := is_wrong(e, e.params[field])):
                yield error(code, e, field)


def _matrix(e: Entry, table: Any) -> str:
    if not isinstance(table, dict) or set(table) != set(TACTICS):
        return "matrix_incomplete"
    if any(not isinstance(row, dict) or set(row) != set(TACTICS) for row in table.values()):
        return "matrix_incomplete"
    cells = [cell for row in table.values() for cell in row.values()]
    if not all(_is_loss(cell) for cell in cells):
        return "bad_loss"
    return "" if all(cell["hero"] or cell["monster"] for cell in cells) else "nobody_hurt"


def _is_loss(cell: Any) -> bool:
    named = isinstance(cell, dict) and set(cell) == {"hero", "monster"}
    return named and all(small(loss, MOST_LOSS) for loss in cell.values())


def _solo(e: Entry, table: Any) -> str:
    rows = dicts(table)
    if rows is None or not all(set(row) <= {"roll", "hero", "monster", "reroll"} for row in rows):
        return "bad_rows"
    if not spans_cover([row.get("roll") for row in rows], 12) or rows[-1]["roll"][1] != 12:
        return "rows_gap"
    losses = [(row.get("hero", 0), row.get("monster", 0), row.get("reroll", False)) for row in rows]
    if not all(small(h, MOST_LOSS) and small(m, MOST_LOSS) and isinstance(again, bool) for h, m, again in losses):
        return "bad_loss"
    counted = [hero or monster for hero, monster, again in losses if not again]
    return "" if counted and all(counted) else "nobody_hurt"


def _potion(e: Entry, table: Any) -> str:
    rows = dicts(table)
    if rows is None or not all(set(row) <= {"roll", "effect", "lp"} for row in rows):
        return "bad_rows"
    if not spans_cover([row.get("roll") for row in rows], 12) or rows[-1]["roll"][1] != 12:
        return "rows_gap"
    if not all(isinstance(row.get("effect"), str) and row["effect"] in POTIONS for row in rows):
        return "bad_potion"
    return "" if all(small(row.get("lp", 0), 60) for row in rows) else "bad_loss"


def _shots(e: Entry, table: Any, last: int) -> str:
    if not isinstance(table, dict) or sorted(map(str, table)) != sorted(map(str, range(1, last + 1))):
        return "rows_gap"
    keyed = all(isinstance(key, str) for key in table)
    return "" if keyed and all(isinstance(s, str) and s in SHOTS for s in table.values()) else "bad_shot"


def _longbow(e: Entry, table: Any) -> str:
    return _shots(e, table, 6)


def _shuriken(e: Entry, table: Any) -> str:
    return _shots(e, table, faces(e.params["die"]))


def _sling(e: Entry, table: Any) -> str:
    last = faces(e.params["damage.die"])
    if not isinstance(table, dict) or not covers(table, last) or any("-" in str(name) for name in table):
        return "rows_gap"
    return "" if all(small(loss, MOST_LOSS) for loss in table.values()) else "bad_loss"


def _exit(e: Entry, table: Any) -> str:
    rows = dicts(table)
    if rows is None or not all(set(row) == {"cards", "by_roll"} for row in rows):
        return "bad_rows"
    if not spans_cover([row["cards"] for row in rows], FARTHEST):
        return "rows_gap"
    return next((code for row in rows if (code := _drift(row["by_roll"], faces(e.params["die"])))), "")


def _drift(by_roll: Any, last: int) -> str:
    if not isinstance(by_roll, dict) or not covers(by_roll, last) or any("-" in str(name) for name in by_roll):
        return "rows_gap"
    return "" if all(small(drift, FARTHEST, -FARTHEST) for drift in by_roll.values()) else "bad_drift"


def _teleport(e: Entry, table: Any) -> str:
    if not isinstance(table, dict) or not covers(table, faces(e.params["die"])):
        return "rows_gap"
    if not all(isinstance(where, str) and (where in ENDS or _is_way(where)) for where in table.values()):
        return "bad_place"
    return "" if set(table.values()) & set(ENDS) else "teleport_for_ever"


def _is_way(where: str) -> bool:
    side, _dash, squares = where.partition("_")
    return side in WAYS and squares in map(str, range(1, FARTHEST + 1))


def _spell_book(e: Entry, table: Any) -> str:
    if not isinstance(table, dict) or not covers(table, faces(e.params["die"])):
        return "rows_gap"
    return "" if all(isinstance(spell, str) and _is_spell(spell) for spell in table.values()) else "bad_spell"


def _is_spell(spell: str) -> bool:
    dice = Field(name="", type="dice")
    return spell in SPELLS or (spell.startswith(LOSE) and wrong(dice, spell.removeprefix(LOSE)) is None)


def _load(e: Entry, table: Any) -> str:
    rows = dicts(table)
    if rows is None or not all(set(row) == {"treasures", "add"} for row in rows):
        return "bad_rows"
    fine = all(is_span(row["treasures"]) and small(row["add"], MOST_LOSS) for row in rows)
    return "" if fine else "bad_load"


RULES: tuple[tuple[str, str, str, Callable[[Entry, Any], str]], ...] = (
    ("table", "matrix", "table", _matrix), ("table", "solo_table", "table", _solo),
    ("table", "potion", "table", _potion), ("table", "longbow", "table.death_warrior", _longbow),
    ("table", "longbow", "table.other", _longbow),
    ("table", "exit_diagram", "rows", _exit), ("table", "teleport_table", "rows", _teleport),
    ("table", "spell_book_table", "rows", _spell_book), ("weapon", "shuriken", "death_warrior", _shuriken),
    ("weapon", "shuriken", "other", _shuriken), ("weapon", "sling", "damage.rows", _sling),
    ("tile_kind", "bridge", "load", _load),
)  # fmt: skip
"""Component, key, value, and what says the code of what is wrong with it."""
