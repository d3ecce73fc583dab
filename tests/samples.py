"""How much is drawn at random: little in each run of the suite, much with THOROUGH=1 (``make thorough``).

The test is the same in both, and is marked ``thorough`` so that the long run leaves out all that would be the same.
"""

import os
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import settings

THOROUGH = os.environ.get("THOROUGH") == "1"


def much(few: int, many: int) -> int:
    return many if THOROUGH else few


def repeated(few: int, many: int, name: str = "games") -> Callable[[Any], Any]:
    """Gives a test the argument ``name``: how many of them it shall look at."""

    def mark(test: Any) -> Any:
        return pytest.mark.thorough(pytest.mark.parametrize(name, [much(few, many)])(test))

    return mark


def examples(few: int, many: int, **more: Any) -> Callable[[Any], Any]:
    """The same for a test of Hypothesis, which makes as many examples. A failing one may take its time to shrink."""

    def mark(test: Any) -> Any:
        return pytest.mark.thorough(settings(max_examples=much(few, many), deadline=None, **more)(test))

    return mark
