"""The smallest rulebooks, for one question at a time, and ways to get a tiny game where a test wants it."""

from collections.abc import Callable, Mapping
from typing import Any, ClassVar

from games.rules.kernel import Chance, Decision, Loose, Play, Position, Rule, Ruleset, Seat, State
from games.rules.kernel.deck import full

from .driver import start


class NoCards:
    sizes: ClassVar[dict[str, int]] = {"card": 12}


class OneState(State, array_like=True):
    said: list[Any]
    steps: int = 0

    def copy(self) -> "OneState":
        return OneState(*self.shared_copy(), self.said[:], self.steps)


class Script(Ruleset):
    """Plays the rule it was made with, once for each step."""

    key = "tiny-script"
    version = 3
    seats = range(1, 5)
    state_type = OneState
    secret_piles = frozenset({"card"})

    def __init__(self, rule: Callable[[Play], Rule] | None = None, steps: int = 1):
        self.rule = rule or (lambda g: roll_what_is_asked(g, g.s.steps % 2))
        self.steps = steps

    def compose(self, sets: tuple[str, ...]) -> NoCards:
        return NoCards()

    def setup(self, cards: NoCards, seats: int, options: Mapping[str, Any]) -> OneState:
        return OneState({"card": full(12)}, {}, [], {}, [])

    def step(self, g: Play) -> Rule | None:
        return None if g.s.steps >= self.steps else self.one_step(g)

    def one_step(self, g: Play) -> Rule:
        said = yield from self.rule(g)
        g.s.said.append(said)
        g.s.steps += 1

    def observe(self, g: Play, seat: Seat) -> dict[str, Any]:
        return {"steps": g.s.steps}

    def returns(self, g: Play) -> tuple[float, ...]:
        return (0.0,)


def roll_what_is_asked(g: Play, seat: int) -> Rule:
    while (what := (yield Decision.one(seat, "roll", ("d6", "other d6", "d20", "card", "stop")))) != "stop":
        if what == "card":
            g.event(what, g.draw("card"))
        else:
            g.event(what, g.roll(20 if what == "d20" else 6, f"{what}.{seat}"))


class Dice(Script):
    """Rolls and draws in any order that seat 0 asks for."""

    def __init__(self) -> None:
        super().__init__(steps=2)


def asking(*decisions: Decision, steps: int = 1, chance: Chance | None = None) -> Position:
    """A position whose rule asks these questions one after the other."""

    def rule(g: Play) -> Rule:
        said = []
        for decision in decisions:
            said.append((yield decision))
        return said

    game = Script(rule, steps)
    return Position.start(game, game.compose(()), 4, chance or Loose())


def open_window(p: Position, active: int) -> Position:
    """A market where this seat has just played a card, everybody with a curse or without asked to interrupt."""
    while p.g.s.turn % len(p.g.s.hands) != active:
        p.apply(p.waiting_for()[0], "rest")
    play = next(o.id for o in p.legal(active) if o.id.startswith("play:"))
    p.apply(active, play)
    assert p.decision is not None and p.decision.key == "curse"
    return p


__all__ = ["Dice", "Script", "asking", "open_window", "start"]
