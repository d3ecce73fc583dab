"""Exact odds: dice and fights as chances of losing life points.

A loss is a row of chances: ``loss[n]`` of losing n life points.
"""

from collections import Counter
from functools import lru_cache
from typing import Any

from games.rules.dungeonquest.dice import parse

Loss = tuple[float, ...]
Exchange = tuple[float, int, int]  # a chance, what the hero loses, what the monster loses

MOST = 24  # no hero has so many life points: what goes beyond is no deadlier
NOTHING: Loss = (1.0,)
DEADLY: Loss = (*[0.0] * (MOST - 1), 1.0)
DEAD_SHOT = 99  # wounds of an arrow that kills
CHAMPION_LOSES = 3  # a Champion of Chaos survives the first such arrow with this loss


@lru_cache(maxsize=512)
def dice_loss(expression: str, armour: int = 0, luck: int = 0) -> Loss:
    """A dice expression, never below 0 in any throw."""
    dice = parse(expression)
    plus = dice.plus - {"armour": armour, "luck": luck}.get(dice.minus, 0)
    totals = Counter({plus: 1})
    for _ in range(dice.times):
        totals = _thrown(totals, dice.faces)
    throws = sum(totals.values())
    return mix([(many / throws, lost(max(0, total))) for total, many in totals.items()])


def _thrown(totals: Counter[int], faces: int) -> Counter[int]:
    """One die more: how many throws come to each total."""
    after: Counter[int] = Counter()
    for total, many in totals.items():
        for face in range(1, faces + 1):
            after[total + face] += many
    return after


def lost(points: int) -> Loss:
    """Exactly so many."""
    return (*[0.0] * min(points, MOST - 1), 1.0)


def mix(parts: list[tuple[float, Loss]]) -> Loss:
    """One of several losses, each with its weight."""
    total = [0.0] * max(len(loss) for _, loss in parts)
    for weight, loss in parts:
        for n, chance in enumerate(loss):
            total[n] += weight * chance
    return tuple(total)


def both(a: Loss, b: Loss) -> Loss:
    """One loss after another."""
    total = [0.0] * min(MOST, len(a) + len(b) - 1)
    for i, p in enumerate(a):
        for j, q in enumerate(b):
            total[min(i + j, MOST - 1)] += p * q
    return tuple(total)


def average(loss: Loss) -> float:
    return sum(n * chance for n, chance in enumerate(loss))


@lru_cache(maxsize=256)
def fight_loss(exchanges: tuple[Exchange, ...], life: int) -> Loss:
    """Until a monster with so much life is dead; exchanges that hurt nobody are left out."""
    chance = [[0.0] * MOST for _ in range(life + 1)]
    chance[life][0] = 1.0
    for so_far in range(MOST):
        for left in range(life, 0, -1):
            for p, hero, monster in exchanges:
                if so_far + hero < MOST:
                    chance[max(0, left - monster)][so_far + hero] += chance[left][so_far] * p
    won = chance[0]
    won[-1] += 1 - sum(won)
    return tuple(won)


def solo_exchanges(cards: Any) -> tuple[Exchange, ...]:
    """By the table for lone heroes."""
    rows = [(row.roll[1] - row.roll[0] + 1, row.hero, row.monster) for row in cards.set.solo_table if not row.reroll]
    return _hurting(rows)


def exchanges(cards: Any, mine: dict[str, int], its: dict[str, int]) -> tuple[Exchange, ...]:
    """By the matrix, for two mixes of tactics."""
    matrix = cards.set.matrix
    return _hurting([(p * q, matrix[a][b].hero, matrix[a][b].monster) for a, p in mine.items() for b, q in its.items()])


def _hurting(rows: list[tuple[int, int, int]]) -> tuple[Exchange, ...]:
    felt = [row for row in rows if row[1] or row[2]]
    total = sum(weight for weight, _, _ in felt)
    return tuple((weight / total, hero, monster) for weight, hero, monster in felt)


def arrow_wounds(cards: Any, monster: str) -> dict[int, float]:
    """What one arrow takes from a monster."""
    column = cards.set.longbow["death_warrior" if monster == "death_warrior" else "other"]
    kills = CHAMPION_LOSES if monster == "champion_of_chaos" else DEAD_SHOT
    found: dict[int, float] = {}
    for result in column.values():
        wounds = {"missed": [0], "wounded": [face // 2 for face in range(1, 7)]}.get(result, [kills])
        for n in wounds:
            found[n] = found.get(n, 0.0) + 1 / len(column) / len(wounds)
    return found
