"""The search on a game small enough to know the right answer, through the kernel alone."""

import random
import time
from typing import Any, ClassVar

import pytest

from games.bots import SeatView, legend
from games.bots.search import Budget, Candidate, search
from games.bots.search.chance import Line, Luck
from games.bots.search.guide import Blind
from games.bots.search.paired import gain
from games.rules.kernel import ALL, Decision, Loose, Option, Position, Range, Rule, State, only
from games.rules.kernel.deck import full
from games.rules.kernel.options import fits
from games.rules.library import SHELF
from tests.kernel.games.common import OnePile, TinyRules

FEW = Budget(playouts=120)


class VaultState(State, array_like=True):
    won: float = -1.0
    card: int = -1

    def copy(self) -> "VaultState":
        return VaultState(*self.shared_copy(), self.won, self.card)


class Vault(TinyRules):
    """Seat 1 looks at a card of 0 to 9 and says whether it is high. Seat 0 says what it is, or throws a die instead."""

    key: ClassVar[str] = "tiny-vault"
    version: ClassVar[int] = 1
    seats: ClassVar[range] = range(2, 3)
    state_type: ClassVar[type[State]] = VaultState
    secret_piles: ClassVar[frozenset[str]] = frozenset({"vault"})
    pile: ClassVar[str] = "vault"
    sets: ClassVar[dict[str, tuple[Any, ...]]] = {"base": tuple(range(10))}

    def setup(self, cards: OnePile, seats: int, options: Any) -> VaultState:
        return VaultState({"vault": full(cards.sizes["vault"])}, {}, [], {})

    def step(self, g: Any) -> Rule | None:
        return None if g.s.won >= 0 else guess(g)

    def observe(self, g: Any, seat: int | None) -> dict[str, Any]:
        return {"won": g.s.won}

    def returns(self, g: Any) -> tuple[float, ...]:
        return (g.s.won, 1 - g.s.won)

    def hidden_places(self, s: VaultState) -> list[tuple[str, int]]:
        return [("vault", s.card)] if s.card >= 0 else []

    def relabel(self, s: VaultState, maps: Any) -> None:
        if "vault" in maps and s.card >= 0:
            s.card = maps["vault"][s.card]


def guess(g: Any) -> Rule:
    s = g.s
    s.card = g.draw("vault", seen_by=only(1))
    high = s.card >= 7
    g.tell(ALL, "vault", s.card, lambda card: (card >= 7) == high, "vault.said", high)
    answer = yield Decision.one(0, "vault", ("high", "low", "dice", Option("bet", (Range("most", 1, 2),))))
    if answer == "dice":
        s.won = float(g.roll(6, "vault") >= 5)
    elif isinstance(answer, tuple):
        s.won = float(g.roll(6, "vault") <= answer[1])
    else:
        s.won = float((s.card >= 7) == (answer == "high"))
    yield from ()


@pytest.fixture
def shelf(monkeypatch):
    monkeypatch.setitem(SHELF, "tiny-vault", f"{__name__}:Vault")


def vault(seed):
    rules = Vault()
    return Position.start(rules, rules.compose(("base",)), 2, Loose(random.Random(seed)))


def think(position, seat, seed, budget=FEW):
    return legend.think(SeatView(position, seat), seat, random.Random(seed), budget)


@pytest.mark.parametrize("seed", range(12))
def test_what_is_told_is_used_and_beats_chance(shelf, seed):
    position = vault(seed)
    assert think(position, 0, seed).answer == ("high" if position.g.s.card >= 7 else "low")


def test_values_are_the_expectations(shelf):
    values = think(vault(3), 0, 1, Budget(playouts=3000)).values
    found = {candidate.answer: value for candidate, value in values.items()}
    assert {found["high"], found["low"]} == {0.0, 1.0}
    assert abs(found["dice"] - 1 / 3) < 0.35


def test_another_hidden_card_changes_no_choice_and_no_figure(shelf):
    others = 0
    for seed in range(12):
        position = vault(seed)
        world = position.imagine(0, random.Random(seed + 99))
        others += world.g.s.card != position.g.s.card
        assert think(world, 0, 5) == think(position, 0, 5)
    assert others >= 6


def test_fields_are_filled_in(shelf):
    candidates = Blind(0).candidates(SeatView(vault(1), 0), "dice", random.Random(1))
    assert candidates[0] == Candidate("dice")
    bets = {c.answer for c in candidates if isinstance(c.answer, tuple)}
    legal = {option.id: option for option in vault(1).legal(0)}
    assert bets <= {("bet", 1), ("bet", 2)}
    assert bets
    assert all(fits(legal[bet[0]], bet) for bet in bets)


def test_with_fixed_playouts_the_search_is_repeatable(shelf):
    assert think(vault(4), 0, 9) == think(vault(4), 0, 9)
    assert think(vault(4), 0, 9).values != think(vault(4), 0, 10).values


# --- the rule of the paired gain


class Told:
    """Three answers with what they bring: a study by hand. ``noise`` is alike for all candidates of a world."""

    def __init__(self, worth, noise=0.0):
        self.worth, self.noise = worth, noise
        self.answers = dict.fromkeys(worth)

    def play_on(self, world, candidate, rng):
        common = rng.random()
        own = random.Random(f"{candidate}{common}").random()
        return self.worth[candidate.answer] + 5 * common + self.noise * (own - 0.5)


def found(shelf_position, worth, noise=0.0, playouts=200, seed=1):
    candidates = [Candidate(answer) for answer in worth]
    view, clock = SeatView(shelf_position, 0), Budget(playouts).clock()
    return search(view, 0, random.Random(seed), candidates, Told(worth, noise), clock)


def test_a_sure_gain_is_taken_however_much_luck_there_is_in_common(shelf):
    result = found(vault(1), {"low": 0.5, "high": 0.6, "dice": 0.1})
    assert result.answer == "high"
    assert result.gain.mean == pytest.approx(0.1)
    assert result.gain.error == pytest.approx(0, abs=1e-9)


def test_without_a_gain_the_usual_answer_stays(shelf):
    assert found(vault(1), {"low": 0.5, "high": 0.5, "dice": 0.5}).answer == "low"
    assert found(vault(1), {"low": 0.9, "high": 0.5, "dice": 0.1}).answer == "low"


def test_a_gain_within_its_error_is_none(shelf):
    """Of answers that are all alike the usual one is left as seldom as one standard error is passed."""
    left = sum(found(vault(1), {"low": 0, "high": 0, "dice": 0}, 1.0, seed=n).answer != "low" for n in range(100))
    assert left < 35


def test_gain_counts_differences_pair_by_pair():
    ours, theirs = [1.0, 2.0, 3.0], [0.0, 2.0, 1.0]
    result = gain(ours, theirs)
    assert (result.mean, result.pairs) == (1.0, 3)
    assert result.error == pytest.approx(1 / 3**0.5)
    assert result.beyond(1.7)
    assert not result.beyond(1.8)
    assert not gain([1.0, 1.0], [1.0, 1.0]).beyond(0)


# --- budgets


def test_playouts_are_kept_to(shelf):
    for playouts in (40, 200):
        used = found(vault(1), {"low": 0.5, "high": 0.5, "dice": 0.5}, 1.0, playouts).playouts
        assert playouts <= used < playouts + 30


def test_time_is_kept_to(shelf):
    clock = Budget(playouts=10**9, seconds=0.1).clock()
    even = {"low": 0.5, "high": 0.5, "dice": 0.5}
    search(SeatView(vault(1), 0), 0, random.Random(1), [Candidate(a) for a in even], Told(even), clock)
    assert 0.1 <= time.thread_time() - clock.start < 5


def test_one_answer_is_given_at_once(shelf, monkeypatch):
    position = vault(1)
    monkeypatch.setattr(SeatView, "legal", lambda view, seat=0: (Option("low"),))
    assert think(position, 0, 1) == ("low", {}, None, 0)


# --- luck in common


def test_two_lines_of_a_world_meet_the_same_luck_stream_by_stream():
    luck = Luck(7)
    one, two = Line(luck), Line(luck)
    rolls = [one.below(6, "a") for _ in range(9)]
    assert [two.below(1000, "b") for _ in range(5)] != rolls[:5]
    assert [two.below(6, "a") for _ in range(9)] == rolls
    assert [Line(Luck(7)).random()] == [Line(luck).random()]


def test_luck_is_even():
    line = Line(Luck(1))
    counts = [0] * 6
    for _ in range(6000):
        counts[line.below(6, "die")] += 1
    assert all(abs(count - 1000) < 130 for count in counts)
