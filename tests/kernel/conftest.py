"""Every tiny game with as many seats as show its secrets."""

import pytest

from games.rules.kernel import Ruleset

from .games import Amulet, Duel, Market, Scry

TABLES: list[tuple[type[Ruleset], int]] = [(Duel, 2), (Market, 3), (Scry, 2), (Amulet, 3), (Amulet, 1)]


@pytest.fixture(params=TABLES, ids=lambda table: f"{table[0].key}-{table[1]}")
def table(request: pytest.FixtureRequest) -> tuple[Ruleset, int]:
    """(ruleset, seats)"""
    game, seats = request.param
    return game(), seats
