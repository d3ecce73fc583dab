"""What a fight is likely to cost, from the composed card set that everybody may read."""

from functools import lru_cache
from typing import Any

from games.rules.dungeonquest.dice import parse

LOSS_PER_LIFE = 0.75  # life points lost for each of the monster's, past the first (solo table; about even tactics)
FIRST_LOSS = 0.86
RETREAT_COST = 2.5  # stepping back costs two turns and another card
HERO_TACTICS = {"mighty_blow": 3, "slash": 4, "leap_aside": 5}  # the balanced mix: no answer to it gains anything
MONSTER_TACTICS = {"mighty_blow": 4, "slash": 3, "leap_aside": 5}


@lru_cache(maxsize=512)
def mean(expression: str, armour: int = 0, luck: int = 0) -> float:
    """The mean of a dice expression, never below 0 in any throw."""
    dice = parse(expression)
    off = {"armour": armour, "luck": luck}.get(dice.minus, 0)
    if not dice.times:
        return float(max(0, dice.plus - off))
    faces = range(1, dice.faces + 1)
    return sum(max(0, face + dice.plus - off) for face in faces) / dice.faces


def fight_loss(life: int) -> float:
    return FIRST_LOSS + LOSS_PER_LIFE * (life - 1)


def expected_loss(cards: Any, monster: str, stance: str) -> float:
    """Life points this stance costs against this monster, over all Monster cards."""
    return sum(_loss(card.outcomes[monster][stance]) for card in cards.monster) / len(cards.monster)


def _loss(outcome: Any) -> float:
    slash = mean(outcome.slash) if outcome.slash else 0.0
    if outcome.result in ("combat", "slash_combat"):
        return slash + fight_loss(outcome.lp)
    return slash + (RETREAT_COST if "escape" in outcome.result else 0.0)


def drawn(weights: dict[str, int], rng: Any) -> str:
    at = rng.random() * sum(weights.values())
    for name, weight in weights.items():
        at -= weight
        if at < 0:
            return name
    return next(reversed(weights))
