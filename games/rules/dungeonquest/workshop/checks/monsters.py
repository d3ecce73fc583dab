"""Monster cards: complete for every monster and stance."""

from typing import Any

from games.rules.kernel.workshop import Entry

from ..numbers import MONSTERS
from ..values import Field, wrong
from .box import Box, Found, error, in_component

RESULTS: dict[str, tuple[str, ...]] = {
    "attack": ("combat", "flee"),
    "wait": ("combat", "flee"),
    "escape": ("escape", "combat", "slash_escape", "slash_combat"),
}
LIFE = Field(name="lp", type="int", low=1, high=20)
SLASH = Field(name="slash", type="dice")


def check(box: Box) -> Found:
    cards = box.of("monster_card")
    if box.slot == "base" and not any(e.count for e in cards) and "monster_card" not in box.broken:
        yield in_component("none_of", "monster_card")
    for e in cards:
        yield from _card(e, e.params["outcomes"])


def _card(e: Entry, outcomes: Any) -> Found:
    if not isinstance(outcomes, dict) or set(outcomes) != set(MONSTERS):
        yield error("monsters_incomplete", e, "outcomes", monsters=", ".join(MONSTERS))
        return
    for monster in MONSTERS:
        stances = outcomes[monster]
        if not isinstance(stances, dict) or set(stances) != set(RESULTS):
            yield error("stances_incomplete", e, "outcomes", monster=monster, stances=", ".join(RESULTS))
            continue
        for stance, outcome in stances.items():
            if code := _outcome(outcome, RESULTS[stance]):
                yield error(code, e, "outcomes", monster=monster, stance=stance, results=", ".join(RESULTS[stance]))


def _outcome(outcome: Any, results: tuple[str, ...]) -> str:
    """The code of what is wrong, or nothing."""
    if not isinstance(outcome, dict) or not set(outcome) <= {"result", "lp", "slash"}:
        return "bad_outcome"
    result = outcome.get("result")
    if not isinstance(result, str) or result not in results:
        return "bad_outcome"
    fights, bleeds = result.endswith("combat"), result.startswith("slash")
    if fights != ("lp" in outcome) or (fights and wrong(LIFE, outcome["lp"])):
        return "bad_monster_life"
    if bleeds != ("slash" in outcome) or (bleeds and wrong(SLASH, outcome["slash"])):
        return "bad_slash"
    return ""
