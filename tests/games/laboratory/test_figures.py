"""Counts, their sums, and what the counts say, against numbers of books and of hand-made games."""

import random
from itertools import pairwise
from math import sqrt

import pytest

from games.cardsets.laboratory.bins import bins_of, quartiles, width_for
from games.cardsets.laboratory.figures import Share, figures
from games.cardsets.laboratory.intervals import Z, difference, mean, paired, wilson
from games.cardsets.laboratory.tally import Tally, from_plain, merged, tally_of, to_plain
from games.cardsets.laboratory.words import percent, points, share_text
from games.simulation.outcome import Fate, Outcome

# Newcombe, Two-sided confidence intervals for the single proportion, Stat. Med. 17 (1998), table I, method 3.
WILSON = {(81, 263): (0.2553, 0.3662), (15, 148): (0.0624, 0.1605), (0, 20): (0.0, 0.1611), (1, 29): (0.0061, 0.1718)}
# Newcombe, Interval estimation for the difference between independent proportions, same volume, table II, method 10.
NEWCOMBE = {
    (56, 70, 48, 80): (0.0524, 0.3339),
    (9, 10, 3, 10): (0.1705, 0.8090),
    (10, 10, 0, 20): (0.6791, 1.0),
    (5, 56, 0, 29): (-0.0381, 0.1926),
}


@pytest.mark.parametrize("counted", WILSON)
def test_wilson_as_published(counted):
    assert wilson(*counted)[1:] == pytest.approx(WILSON[counted], abs=5e-5)


@pytest.mark.parametrize("counted", NEWCOMBE)
def test_difference_as_published(counted):
    assert difference(*counted)[1:] == pytest.approx(NEWCOMBE[counted], abs=6e-5)


def test_all_and_nothing_are_no_certainty_and_nothing_counted_is_nothing():
    assert wilson(20, 20)[1:] == pytest.approx((0.8389, 1.0), abs=5e-5)
    assert wilson(0, 0) is difference(1, 2, 0, 0) is paired([]) is mean({5: 1}) is None


def test_shares_have_a_tenth_only_where_they_need_one():
    assert share_text(Share(5, 5, wilson(5, 5))).startswith("100 % (56.6 to 100)")
    assert share_text(Share(2, 3, wilson(2, 3))).startswith("66.7 % (")
    assert [percent(0.07), points(0.0), points(-0.125)] == ["7 %", "+0", "−12.5"]


def test_paired_is_agresti_and_mins():
    """Of 100 pairs 12 differ one way, 5 the other; half a pair is added to each of the four outcomes."""
    b, c, n = 12.5, 5.5, 102
    half = Z * sqrt((b + c) - (b - c) ** 2 / n) / n
    got = paired([1.0] * 12 + [-1.0] * 5 + [0.0] * 83)
    assert got.value == pytest.approx(0.07)
    assert got[1:] == pytest.approx(((b - c) / n - half, (b - c) / n + half))
    few = paired([0.0] * 5)
    assert few.low < -0.2 < 0.2 < few.high


def test_paired_holds_what_it_promises():
    """Pairs that share their luck, two seats each: the true difference lies inside about 95 times in a hundred."""
    rng, inside, rounds = random.Random(4), 0, 400
    for _ in range(rounds):
        found = []
        for _ in range(60):
            luck = rng.random() * 0.4
            own, base = (sum(rng.random() < p + luck for _ in range(2)) / 2 for p in (0.3, 0.2))
            found.append(own - base)
        interval = paired(found)
        inside += interval.low <= 0.1 <= interval.high
    assert 0.93 <= inside / rounds <= 0.98


def test_mean_counts_nothings():
    assert mean({10: 2}, zeros=2).value == 5
    assert mean({10: 2}, zeros=2).high == pytest.approx(5 + Z * sqrt(100 / 3 / 4))


def some(rng, game: int) -> Outcome:
    if rng.random() < 0.1:
        return Outcome(game=game, error=f"ValueError: {game}")
    fates = tuple(_fate(rng) for _ in range(2))
    drawn = {name: rng.randrange(1, 4) for name in ("trap.gas", "room.orc", "tiles.pit") if rng.random() < 0.6}
    return Outcome(game=game, fates=fates, rounds=rng.randrange(1, 27), decisions=rng.randrange(99), drawn=drawn)


def _fate(rng) -> Fate:
    lives = rng.random() < 0.5
    return Fate(rng.choice("ab"), lives, lives, rng.randrange(300) * lives, "" if lives else rng.choice("xy"))


@pytest.fixture(scope="module")
def tallies():
    rng = random.Random(11)
    return [tally_of(some(rng, game)) for game in range(300)]


def folded(tallies) -> Tally:
    whole = Tally()
    for tally in tallies:
        whole = merged(whole, tally)
    return whole


def test_sums_do_not_depend_on_order_or_grouping(tallies):
    whole, rng = to_plain(folded(tallies)), random.Random(5)
    assert whole["games"] == 300
    assert len(whole["errors"]) == 20
    for _ in range(10):
        cuts = [0, *sorted(rng.sample(range(300), 7)), 300]
        parts = [folded(tallies[a:b]) for a, b in pairwise(cuts)]
        rng.shuffle(parts)
        assert to_plain(folded(parts)) == whole
    a, b, c = tallies[3], folded(tallies[4:9]), tallies[12]
    assert merged(merged(a, b), c) == merged(a, merged(b, c))


def test_a_tally_comes_back_from_json_as_it_was(tallies):
    import json

    whole = folded(tallies)
    assert from_plain(json.loads(json.dumps(to_plain(whole)))) == whole
    assert from_plain({}) == Tally()


def one(game, survived, gold=0, cause="pit", drawn=(), hero="ulv", rounds=10) -> Outcome:
    fate = Fate(hero, survived, survived, gold, "" if survived else cause)
    return Outcome(game=game, fates=(fate,), rounds=rounds, decisions=1, drawn=dict.fromkeys(drawn, 2))


def test_figures_of_games_made_by_hand():
    own = folded(
        tally_of(o)
        for o in [
            one(0, True, 500, drawn=["trap.gas"]),
            one(1, False, drawn=["trap.gas"]),
            one(2, False, cause="orc", drawn=["trap.gas"], hero="rohan", rounds=26),
            one(3, True, 100),
            Outcome(game=4, error="KeyError: 'x'"),
        ]
    )
    base = folded(tally_of(one(n, n != 1, 200)) for n in range(5))
    found = figures(own, base)
    assert (found.games, found.broken, found.base_games) == (5, 1, 5)
    assert own.errors[0].message == "KeyError: 'x'"
    assert (found.survival.own.hits, found.survival.own.n, found.survival.base.hits) == (2, 4, 4)
    assert found.survival.own.interval == wilson(2, 4)
    assert found.survival.pairs == 4
    assert found.survival.difference == paired([0, 0, -1, 0])
    assert found.survival.correlation == pytest.approx(1 / sqrt(3))
    assert [(h.hero, h.own.hits, h.own.n, h.base.n) for h in found.heroes] == [("rohan", 0, 1, 0), ("ulv", 2, 3, 5)]
    assert found.heroes[1].difference == difference(2, 3, 4, 5)
    assert found.heroes[1].home.value == 200
    assert found.gold.own_mean.value == 150
    assert found.gold.own_quartiles == (100, 100, 500)
    assert [(c.cause, c.own.hits, c.base.hits) for c in found.causes] == [("pit", 1, 1), ("orc", 1, 0)]
    assert found.rounds.own_quartiles == (10, 10, 10)
    gas = found.cards[0]
    assert (gas.card, gas.own.drawn, gas.own.games.hits, gas.base) == ("trap.gas", 6, 3, None)
    assert (gas.own.with_it.hits, gas.own.with_it.n, gas.own.without.hits, gas.own.without.n) == (1, 3, 1, 1)
    assert gas.own.difference == difference(1, 3, 1, 1)


def test_figures_of_nothing_and_of_the_shipped_set_alone(tallies):
    assert figures(Tally(), Tally()).survival.difference is None
    alone = figures(folded(tallies))
    assert alone.survival.base is alone.causes[0].base is alone.cards[0].base is None
    assert sum(c.own.hits for c in alone.causes) == alone.survival.own.n - alone.survival.own.hits


def test_bins_are_round_and_hold_everything():
    assert [width_for(top) for top in (0, 15, 16, 79, 80, 7_999, 8_000)] == [1, 1, 2, 5, 10, 500, 1_000]
    bins = bins_of({0: 1, 999: 2}, {250: 4})
    assert (bins.width, sum(bins.own), bins.own[9], bins.base[2]) == (100, 3, 2, 4)
    assert quartiles({}) is None
    assert quartiles({1: 1, 2: 1, 3: 1, 4: 1}) == (1, 2, 3)
