"""A set without errors can be composed and played, whatever has been changed in it.

Here some hundred sets; thousands: ``python -m tests.rules.dungeonquest.workshop.mutate SECONDS``.
"""

import pytest

from tests.samples import much

from .mutate import errors, mutated, try_out

SETS = much(40, 120)


@pytest.mark.thorough
@pytest.mark.parametrize("first", range(0, SETS, 20))
def test_what_passes_the_check_is_played_to_the_end(first):
    played = [seed for seed in range(first, first + 20) if try_out(seed, games=1)]
    assert played


def test_the_mutations_are_worth_the_name():
    """Of many sets some have errors and some have none, and errors are of many kinds."""
    found = [errors(mutated(seed)) for seed in range(400)]
    assert 0.2 < sum(not problems for problems in found) / len(found) < 0.8
    assert len({p.code for problems in found for p in problems}) > 25
