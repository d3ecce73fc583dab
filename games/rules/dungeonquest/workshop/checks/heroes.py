"""Heroes: enough of them, and each with what the rules know."""

from typing import Any

from games.rules.kernel.workshop import Entry

from ..documents import UNLIMITED
from ..values import DICE
from .box import Box, Found, error, in_component, shipped_box
from .rows import dicts, small

SEATS = 4
OF_HEROES = ("abilities", "spells", "companion", "unarmed", UNLIMITED, "agility_with_companion")
SLING, BERSERK = "sling", "berserk"


def check(box: Box) -> Found:
    heroes = box.of("hero")
    if box.slot == "base" and len(heroes) < SEATS and "hero" not in box.broken:
        yield in_component("few_heroes", "hero", count=len(heroes), seats=SEATS)
    known = {e.key for slot in ("base", "heroes") for e in shipped_box(slot).of("hero")} | {e.key for e in heroes}
    for e in heroes:
        yield from _twin(e, known)
        yield from _gear(e) if box.slot == "heroes" else _plain(e)
        yield from _rage(box, e)
    for e in box.of("companion"):
        if not _dice_in_a_fight(e.params["combat_die"]):
            yield error("bad_combat_dice", e, "combat_die", dice=", ".join(DICE))


def _twin(e: Entry, known: set[str]) -> Found:
    twin = e.params.get("twin_of", "")
    if twin and (twin not in known or twin == e.key):
        yield error("unknown_twin", e, "twin_of", twin=twin)


def _plain(e: Entry) -> Found:
    """Without the Heroes set there are no rules for more."""
    for name in OF_HEROES:
        if e.params.get(name):
            yield error("needs_heroes", e, name)
    if e.params.get("weapon") not in (None, "", "longbow"):
        yield error("needs_heroes", e, "weapon")


def _gear(e: Entry) -> Found:
    if bool(e.params.get(UNLIMITED)) != (e.params.get("weapon") == SLING):
        yield error("sling_unlimited", e, UNLIMITED)
    if bool(e.params.get("companion")) != bool(e.params.get("agility_with_companion")):
        yield error("companion_agility", e, "agility_with_companion")


def _rage(box: Box, e: Entry) -> Found:
    """No rage lifts a hero above what the sheet says."""
    cap = box.values("ability", BERSERK).get("life_cap", 0)
    if BERSERK in e.params.get("abilities", ()) and cap > e.params["life"]:
        yield error("rage_above_life", e, "life", cap=cap)


def _dice_in_a_fight(rows: Any) -> bool:
    """A die from every life point on."""
    found = dicts(rows)
    if found is None or not all(set(row) == {"life_from", "die"} for row in found):
        return False
    if not all(small(row["life_from"], 60) and isinstance(row["die"], str) and row["die"] in DICE for row in found):
        return False
    return min(row["life_from"] for row in found) <= 1
