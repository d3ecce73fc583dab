"""Counts of many games, and nothing but counts: tallies of different games can be added in any order and grouping."""

from collections import Counter
from typing import Any

import msgspec
from msgspec import Struct, field

from games.simulation.outcome import Outcome

SHOWN_ERRORS = 20
UNKNOWN = "-"  # in ``survivors``: a game that was not played, or broke


class Hero(Struct, kw_only=True):
    """Seats that played this hero. ``gold``: a haul brought home -> how often; of survivors only."""

    seats: int = 0
    survived: int = 0
    won: int = 0
    gold: dict[int, int] = {}
    causes: dict[str, int] = {}


class Card(Struct, kw_only=True):
    """``drawn``: times in all; ``games``, ``seats``, ``survived``: of the games in which it came up at all."""

    drawn: int = 0
    games: int = 0
    seats: int = 0
    survived: int = 0


class Broken(Struct, frozen=True, order=True):
    game: int
    message: str


class Tally(Struct, kw_only=True):
    """``survivors``: at place n how many survived game n, as one character: what pairs two tallies game by game."""

    games: int = 0
    broken: int = 0
    decisions: int = 0
    heroes: dict[str, Hero] = field(default_factory=dict)
    rounds: dict[int, int] = field(default_factory=dict)
    cards: dict[str, Card] = field(default_factory=dict)
    survivors: str = ""
    errors: list[Broken] = field(default_factory=list)

    @property
    def seats(self) -> int:
        return sum(hero.seats for hero in self.heroes.values())

    @property
    def survived(self) -> int:
        return sum(hero.survived for hero in self.heroes.values())


def tally_of(outcome: Outcome) -> Tally:
    """The tally of a single game."""
    if outcome.error:
        return Tally(games=1, broken=1, errors=[Broken(outcome.game, outcome.error)])
    heroes: dict[str, Hero] = {}
    for fate in outcome.fates:
        gold, causes = ({fate.gold: 1}, {}) if fate.survived else ({}, {fate.cause: 1})
        one = Hero(seats=1, survived=int(fate.survived), won=int(fate.won), gold=gold, causes=causes)
        heroes[fate.hero] = _heroes(heroes.get(fate.hero, Hero()), one)
    seats, survived = len(outcome.fates), sum(fate.survived for fate in outcome.fates)
    return Tally(
        games=1, decisions=outcome.decisions, heroes=heroes, rounds={outcome.rounds: 1},
        cards={name: Card(drawn=n, games=1, seats=seats, survived=survived) for name, n in outcome.drawn.items()},
        survivors=UNKNOWN * outcome.game + str(survived),
    )  # fmt: skip


def merged(a: Tally, b: Tally) -> Tally:
    """Both together; they must be of different games."""
    return Tally(
        games=a.games + b.games,
        broken=a.broken + b.broken,
        decisions=a.decisions + b.decisions,
        heroes={k: _heroes(a.heroes.get(k, Hero()), b.heroes.get(k, Hero())) for k in sorted({*a.heroes, *b.heroes})},
        rounds=_counts(a.rounds, b.rounds),
        cards={k: _cards(a.cards.get(k, Card()), b.cards.get(k, Card())) for k in sorted({*a.cards, *b.cards})},
        survivors=_laid_over(a.survivors, b.survivors),
        errors=sorted([*a.errors, *b.errors])[:SHOWN_ERRORS],
    )


def _heroes(a: Hero, b: Hero) -> Hero:
    return Hero(
        seats=a.seats + b.seats, survived=a.survived + b.survived, won=a.won + b.won,
        gold=_counts(a.gold, b.gold), causes=_counts(a.causes, b.causes),
    )  # fmt: skip


def _cards(a: Card, b: Card) -> Card:
    return Card(
        drawn=a.drawn + b.drawn, games=a.games + b.games, seats=a.seats + b.seats, survived=a.survived + b.survived
    )


def _counts(a: dict[Any, int], b: dict[Any, int]) -> dict[Any, int]:
    return dict(sorted((Counter(a) + Counter(b)).items()))


def _laid_over(a: str, b: str) -> str:
    if len(a) < len(b):
        a, b = b, a
    known = [(n, c) for n, c in enumerate(b) if c != UNKNOWN]
    if not known:
        return a
    chars = list(a)
    for n, c in known:
        chars[n] = c
    return "".join(chars)


def to_plain(tally: Tally) -> dict[str, Any]:
    """As it is kept: JSON's objects have text keys."""
    return msgspec.to_builtins(tally, str_keys=True)


def from_plain(plain: dict[str, Any]) -> Tally:
    return msgspec.convert(plain, Tally, strict=False, str_keys=True)
