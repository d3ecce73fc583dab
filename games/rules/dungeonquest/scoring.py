"""The end and the score (section 9; alone: section 10)."""

from typing import Any

from ..kernel import Play
from .state import OUT, STATUS, State
from .worth import gold


def finish(g: Play) -> None:
    s = g.s
    s.phase, s.active = "over", -1
    winners = winning_seats(g)
    g.event("game.over", winners, tuple(gold(g, h) for h in s.heroes))


def winning_seats(g: Play) -> tuple[int, ...]:
    """The richest of those who got out, be it with nothing; a tie is shared. Alone: out with a treasure chit."""
    s = g.s
    out = [h for h in s.heroes if h.status == OUT]
    if len(s.heroes) == 1:
        return tuple(h.seat for h in out if h.chits)
    best = max((gold(g, h) for h in out), default=0)
    return tuple(h.seat for h in out if gold(g, h) == best)


def returns(s: State, winners: tuple[int, ...]) -> tuple[float, ...]:
    return tuple(1 / len(winners) if h.seat in winners else 0.0 for h in s.heroes)


def summary(g: Play) -> list[dict[str, Any]]:
    """One entry a seat of a finished game, for results and figures."""
    winners = winning_seats(g)
    return [
        {
            "seat": h.seat,
            "hero": g.cards.heroes[h.sheet].key,
            "survived": h.status == OUT,
            "status": STATUS[h.status],
            "won": h.seat in winners,
            "gold": gold(g, h),
            "score": gold(g, h),
            "cause": h.cause,
            "place": h.grave,
            "rounds": g.s.round,
        }
        for h in g.s.heroes
    ]
