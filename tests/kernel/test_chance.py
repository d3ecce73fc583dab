"""Verifiable chance: even, repeatable, each stream its own, and bound to the commitment."""

import hashlib
import hmac
from collections import Counter

import pytest

from games.rules.kernel import Loose, Seeded, commitment


def test_outcome_is_the_published_formula() -> None:
    seed, entropies = bytes(range(32)), (b"ann", b"ben")
    key = seed + hashlib.sha256(b"ann").digest() + hashlib.sha256(b"ben").digest()
    word = int.from_bytes(hmac.new(key, b"fight.0|3|0", "sha256").digest()[:8], "big")
    assert Seeded(seed, entropies).below(6, "fight.0", 3) == word % 6
    assert commitment(seed) == hashlib.sha256(seed).hexdigest()


@pytest.mark.parametrize("n", [2, 6, 12, 115])
def test_outcomes_are_even(n: int) -> None:
    chance, draws = Seeded(bytes(32)), 4000
    got = Counter(chance.below(n, "even", k) for k in range(draws))
    assert set(got) == set(range(n))
    assert sum((got[v] - draws / n) ** 2 for v in range(n)) / (draws / n) < n + 5 * (2 * n) ** 0.5


def test_seed_entropy_stream_and_count_each_matter() -> None:
    word = 1 << 60
    values = {
        Seeded(seed, entropy).below(word, stream, k)
        for seed in (bytes(32), b"1" * 32)
        for entropy in ((), (b"a",), (b"b",), (b"a", b"b"), (b"b", b"a"))
        for stream in ("x", "y")
        for k in (1, 2)
    }
    assert len(values) == 40


def test_loose_chance_stays_in_range() -> None:
    assert {Loose().below(3) for _ in range(200)} == {0, 1, 2}
