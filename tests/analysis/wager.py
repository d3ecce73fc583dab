"""A game small enough to be worked out exactly, with dice, choices, and something that nobody knows."""

from fractions import Fraction
from typing import Any, ClassVar

from games.rules.kernel import NOBODY, Decision, Play, Position, RulesError, Ruleset, State

TURNS = 4


class WagerState(State, array_like=True):
    points: list[int]
    turn: int = -1

    def copy(self):
        return WagerState(*self.shared_copy(), self.points[:], self.turn)


class WagerCards:
    sizes: ClassVar[dict[str, int]] = {}


class Wager(Ruleset):
    """Two seats in turn: safe is a point on 2 of a D2; bold two points on 5 and 6, three if the hidden mood is good."""

    key = "wager"
    version = 1
    seats = range(1, 3)
    state_type = WagerState

    def compose(self, sets):
        return WagerCards()

    def setup(self, cards, seats, options):
        return WagerState({}, {}, [], {}, [0] * seats)

    def step(self, g):
        if g.s.turn >= TURNS:
            return None
        return self.begin(g) if g.s.turn < 0 else self.play(g)

    def begin(self, g: Play):
        g.roll_hidden(2, "mood", "mood", NOBODY)
        g.s.points[0] = g.roll(2, "handicap") - 1
        g.s.turn = 0
        return
        yield

    def play(self, g: Play):
        seat = g.s.turn % len(g.s.points)
        bet = yield Decision.one(seat, "bet", ("safe", "bold"))
        if bet == "safe":
            g.s.points[seat] += g.roll(2, f"safe.{seat}") == 2
        elif g.roll(6, f"bold.{seat}") >= 5:
            g.s.points[seat] += 1 + g.number("mood")
        g.s.turn += 1

    def observe(self, g, seat):
        return {"turn": g.s.turn}

    def returns(self, g):
        best = max(g.s.points)
        if len(g.s.points) == 1:
            return (float(best >= 3),)
        return tuple((p == best) / g.s.points.count(best) for p in g.s.points)


class More(Exception):
    def __init__(self, n: int):
        super().__init__(n)
        self.n = n


class Script:
    """Chance that says what it was told, and asks for more."""

    def __init__(self, said: tuple[int, ...]):
        self.left = list(said)

    def below(self, n: int, stream: str = "", k: int = 0) -> int:
        if not self.left:
            raise More(n)
        return self.left.pop(0)


def branches(make: Any, said: tuple[int, ...] = (), chance: Fraction = Fraction(1)) -> Any:
    """All that can come of ``make(chance)``: (probability, position)."""
    try:
        yield chance, make(Script(said))
    except (RulesError, More) as error:
        more = error if isinstance(error, More) else error.__cause__
        assert isinstance(more, More)
        for value in range(more.n):
            yield from branches(make, (*said, value), chance / more.n)


def after(position: Position, seat: int, answer: str) -> tuple[Fraction, ...]:
    """What the seats may hope for once this is answered and everybody goes on at random."""

    def make(script):
        copy = position.clone(script)
        copy.apply(seat, answer)
        return copy

    return _mean((chance, value(world)) for chance, world in branches(make))


_known: dict[Any, tuple[Fraction, ...]] = {}


def value(position: Position) -> tuple[Fraction, ...]:
    s = position.g.s
    key = (*s.points, s.turn, s.numbers["mood"].value)
    if key not in _known:
        _known[key] = _value(position)
    return _known[key]


def _value(position: Position) -> tuple[Fraction, ...]:
    if position.is_over:
        return tuple(Fraction(share).limit_denominator(12) for share in position.returns())
    seat = position.waiting_for()[0]
    legal = position.legal(seat)
    return _mean((Fraction(1, len(legal)), after(position, seat, option.id)) for option in legal)


def _mean(weighted: Any) -> tuple[Fraction, ...]:
    total: tuple[Fraction, ...] = ()
    for chance, values in weighted:
        total = tuple(t + chance * v for t, v in zip(total or (Fraction(0),) * len(values), values, strict=True))
    return total


def skill(position: Position, seat: int, answer: str) -> tuple[Fraction, ...]:
    """What the answer adds for who does not know the mood: the mean over both, they are equally likely."""
    found = []
    for mood in (1, 2):
        world = position.clone(Script(()))
        world.base = world.base.copy()
        number = world.g.s.numbers["mood"]
        world.base.numbers["mood"] = world.g.s.numbers["mood"] = type(number)(mood, *list(_rest(number)))
        found.append((Fraction(1, 2), _minus(after(world, seat, answer), value(world))))
    return _mean(found)


def _rest(number: Any) -> Any:
    return number.low, number.high, number.known, number.told


def _minus(a: Any, b: Any) -> tuple[Fraction, ...]:
    return tuple(x - y for x, y in zip(a, b, strict=True))
