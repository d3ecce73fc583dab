"""Whoever joins in at a place does so in the same order, whatever was imported first."""

import subprocess
import sys

import pytest

from games.rules.dungeonquest import hooks
from games.rules.library import ruleset

EVERYTHING = ("base", "heroes", "catacombs")
SHOW = """
import importlib, sys
for name in sys.argv[1:]:
    importlib.import_module("games.rules.dungeonquest." + name)
from games.rules.library import ruleset
hooks = ruleset("dungeonquest").compose(("base", "heroes", "catacombs")).hooks
print([(point, [f.__module__ + f.__name__ for f in functions]) for point, functions in hooks.items()])
"""


def order(*first):
    """Who joins in where in a process of its own that imports these modules first."""
    return subprocess.run([sys.executable, "-c", SHOW, *first], capture_output=True, text=True, check=True).stdout


def test_the_order_does_not_depend_on_imports():
    assert order() == order("heroes", "catacombs.together", "rings")


@pytest.mark.parametrize("sets", [("base",), ("base", "heroes"), ("base", "catacombs"), EVERYTHING])
def test_only_those_of_the_sets_played_with_join_in(sets):
    joined = {f for functions in ruleset("dungeonquest").compose(sets).hooks.values() for f in functions}
    others = {j.function for point in hooks.POINTS for j in hooks._registered[point] if j.of not in sets}
    assert joined and not joined & others


def test_an_unknown_place_is_refused():
    with pytest.raises(KeyError):
        hooks.hook("turn.lunch")(order)
