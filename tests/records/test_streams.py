"""The dice are even: chi-square over streams, over neighbours, and over whole games that were really played."""

from collections import Counter
from itertools import pairwise

import pytest

from games.records import collect
from games.rules.kernel import Seeded

FACES = (2, 3, 6, 7, 12, 20, 52, 115)
STREAMS = ("seat0.spider", "seat3.spider", "tiles", "monster", "catacombs.2")
SIGMA = 5.0  # a fair die fails one test in some three million


def too_uneven(counts: Counter, cells: int, draws: int) -> bool:
    """Pearson's chi-square against its mean and five standard deviations."""
    expected = draws / cells
    chi2 = sum((counts[c] - expected) ** 2 / expected for c in counts) + (cells - len(counts)) * expected
    return chi2 > (cells - 1) + SIGMA * (2 * (cells - 1)) ** 0.5


@pytest.mark.parametrize("stream", STREAMS)
@pytest.mark.parametrize("n", FACES)
def test_every_stream_is_even(n, stream):
    chance, draws = Seeded(b"\x05" * 32, (b"ann", b"ben")), 60 * n
    assert not too_uneven(Counter(chance.below(n, stream, k) for k in range(1, draws + 1)), n, draws)


def test_neighbours_in_a_stream_and_in_two_streams_are_independent():
    chance, draws = Seeded(b"\x06" * 32), 7200
    rolls = [chance.below(6, "a", k) for k in range(1, draws + 2)]
    other = [chance.below(6, "b", k) for k in range(1, draws + 2)]
    assert not too_uneven(Counter(pairwise(rolls)), 36, draws)
    assert not too_uneven(Counter(zip(rolls[:-1], other[:-1], strict=True)), 36, draws)


def test_neighbouring_seeds_are_independent():
    draws = 7200
    pairs = [(Seeded(s.to_bytes(32, "big")).below(6, "a", 1), Seeded((s + 1).to_bytes(32, "big")).below(6, "a", 1))
             for s in range(draws)]  # fmt: skip
    assert not too_uneven(Counter(pairs), 36, draws)


def test_a_loaded_die_is_found():
    chance, draws = Seeded(b"\x07" * 32), 3600
    loaded = Counter(min(5, chance.below(7, "a", k)) for k in range(draws))
    assert too_uneven(loaded, 6, draws)


@pytest.mark.django_db(transaction=True)
def test_outcomes_of_games_really_played_are_even(finished):
    """Each outcome brought to a half or a third of its range, as far as that can be done evenly."""
    parts: dict[int, Counter] = {2: Counter(), 3: Counter()}
    for name in ("Ann", "Ben", "Cleo"):
        for action in collect(finished(name, deal="random")).actions:
            for part, counts in parts.items():
                counts.update(part * value // n for _, _, n, value in action.outcomes if n % part == 0)
    for part, counts in parts.items():
        assert sum(counts.values()) > 20
        assert not too_uneven(counts, part, sum(counts.values()))
