"""The driver that wants to see everything: options seen too seldom first, then whatever has led to such options."""

import random
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Mapping

from games.bots import SeatView, UnknownLevel, player
from games.bots.registry import Player
from games.rules.kernel import Answer, Event, Loose, Option, Position, sample
from games.rules.kernel.options import option_id
from games.simulation.crossroads import Crossroads, Moment
from games.simulation.playing import ROLL, Played, named

ENOUGH = 20  # times an option is wanted
GUIDES = ("veteran", "novice")  # whose way is followed where nothing is rare: whoever lives longer sees more
CURIOUS, GUIDED, PROMISING = range(3)
TEMPERS = (CURIOUS, GUIDED, PROMISING, PROMISING, PROMISING)
WANDERS = 0.25  # how often a promising seat does anything at all
STRAYS = 0.3  # how often a guided seat does what promises more
FRESH = 0.4  # how often a game begins at its beginning and not where an earlier one promised more
FROM = "from"  # of what was tried: going on from here
MEMORY = 40  # tries after which what was found long ago counts half

Taken = tuple[str, str]  # decision key, option's name


class Experience:
    """What all games so far have shown. ``found``: rare things met by a seat after it took this option."""

    def __init__(self, enough: int = ENOUGH):
        self.enough = enough
        self.seen: Counter[Taken] = Counter()
        self.happened: Counter[str] = Counter()
        self.found: defaultdict[Taken, float] = defaultdict(float)
        self.tried: defaultdict[Taken, float] = defaultdict(float)
        self.crossroads = Crossroads()

    def promise(self, taken: Taken) -> float:
        """The mean of what was found lately; what has not been tried promises most."""
        return self.found[taken] / self.tried[taken] if self.tried[taken] else float("inf")

    def tries(self, taken: Taken) -> None:
        self.tried[taken] += 1.0
        if self.tried[taken] > MEMORY:
            self.tried[taken] /= 2
            self.found[taken] /= 2

    def learn(self, played: Played, paths: Mapping[int, Iterable[Taken]]) -> None:
        """After a game: events still rare speak for all that their seat had done."""
        for event in played.events:
            name, wanted = self._wanted(event)
            self.happened[name] += 1
            if self.happened[name] < wanted and event.data and isinstance(event.data[0], int):
                self._praise(paths.get(event.data[0], ()))
        for kind, name in played.drawn:
            self.happened[f"{kind}.{name}"] += 1
            if self.happened[f"{kind}.{name}"] < self.enough:
                for path in paths.values():
                    self._praise(path)

    def _praise(self, path: Iterable[Taken]) -> None:
        for taken in path:
            self.found[taken] += 1.0

    def _wanted(self, event: Event) -> tuple[str, int]:
        """Its name, and how often it is wanted: a die often enough for each of its faces."""
        if event.key != ROLL:
            return event.key, self.enough
        _, purpose, faces, _ = event.data
        return f"{ROLL}.{purpose}", self.enough * faces


class Rare:
    """One game's driver. Every seat has a temper; whatever has been seen less than enough is taken by all of them."""

    def __init__(self, ruleset: str, rng: random.Random, experience: Experience):
        self.rng, self.past = rng, experience
        self.tempers: dict[int, int] = {}
        self.origin: list[Taken] = []
        self.path: defaultdict[int, list[Taken]] = defaultdict(lambda: [*self.origin])
        self.guide = _guide(ruleset)

    def __call__(self, position: Position, seat: int) -> Answer:
        assert position.decision is not None
        key, legal = position.decision.key, position.legal(seat)
        counts = [self.past.seen[key, named(o.id)] for o in legal]
        self.moment = Moment(position)
        if min(counts) < self.past.enough or self._temper(seat) == CURIOUS:
            option = self._any([o for o, n in zip(legal, counts, strict=True) if n == min(counts)])
            return self._taken(seat, key, option, rare=min(counts) < self.past.enough)
        if self._temper(seat) == PROMISING:
            return self._taken(seat, key, self._promising(key, legal))
        return self._guided(position, seat, key)

    def start(self, fresh: Callable[[], Position]) -> Position:
        """A new game, or an earlier one gone on with, with other luck, from where this promises most."""
        found = None if self.rng.random() < FRESH else self.past.crossroads.best(self._promise_from, self.rng)
        if found is None:
            return fresh()
        self.origin.append((FROM, found[0]))
        self.past.tries((FROM, found[0]))
        return found[1].clone(Loose(self.rng))

    def passed(self, position: Position, events: list[Event], drawn: list[tuple[str, str]]) -> None:
        """What an answer has led to; from right before what is still rare it may come again."""
        names = [event.key for event in events if event.key != ROLL] + [".".join(card) for card in drawn]
        if not position.is_over:
            self.past.crossroads.pass_by(position, names, self.rng)
        rare = [f"before {name}" for name in names if self.past.happened[name] < self.past.enough]
        self.past.crossroads.pass_by(self.moment, rare, self.rng)

    def learn(self, played: Played) -> None:
        self.past.learn(played, self.path)

    def _promise_from(self, name: str) -> float:
        return self.past.promise((FROM, name))

    def _temper(self, seat: int) -> int:
        if seat not in self.tempers:
            self.tempers[seat] = TEMPERS[int(self.rng.random() * len(TEMPERS))]
        return self.tempers[seat]

    def _any(self, options: list[Option]) -> Option:
        return options[int(self.rng.random() * len(options))]

    def _promising(self, key: str, legal: tuple[Option, ...]) -> Option:
        if self.rng.random() < WANDERS:
            return self._any(list(legal))
        return max(legal, key=lambda o: (self._promise(key, o.id), self.rng.random()))

    def _guided(self, position: Position, seat: int, key: str) -> Answer:
        answer = self.guide(SeatView(position, seat), seat, self.rng)
        better = self._promising(key, position.legal(seat))
        if self.rng.random() < STRAYS and self._promise(key, better.id) > self._promise(key, option_id(answer)):
            return self._taken(seat, key, better)
        self._note(seat, (key, named(option_id(answer))))
        return answer

    def _promise(self, key: str, option: str) -> float:
        return self.past.promise((key, named(option)))

    def _taken(self, seat: int, key: str, option: Option, rare: bool = False) -> Answer:
        if rare:
            for taken in self.path[seat]:
                self.past.found[taken] += 1.0
            self.past.crossroads.pass_by(self.moment, [f"before {key}/{named(option.id)}"], self.rng)
        self._note(seat, (key, named(option.id)))
        return sample(option, self.rng)

    def _note(self, seat: int, taken: Taken) -> None:
        self.past.seen[taken] += 1
        if taken not in self.path[seat]:
            self.past.tries(taken)
            self.path[seat].append(taken)


def _guide(ruleset: str) -> Player:
    for level in GUIDES:
        try:
            return player(ruleset, level)
        except UnknownLevel:
            continue
    raise UnknownLevel(ruleset)
