"""Everything said and asked in whole games with both expansions has words."""

import random

import pytest

from games.pages import Heard
from games.pages.decision import card, words_for
from games.pages.log import line
from games.pages.words import find
from games.rules.dungeonquest import text
from tests.rules.dungeonquest.catacombs.stage import BOTH
from tests.rules.dungeonquest.catacombs.test_games_below import begin, pick

from .tables import sitting


def heading_and_options(p):
    for seat in p.may_act():
        mine = sitting(p, [], seat)
        key, data = mine.question["key"], mine.question["data"]
        assert find(text.DECISIONS, key, data), key
        assert "{" not in f"{card(mine).title}{card(mine).hint}"
        for option in mine.question["options"]:
            head, _, rest = option.id.partition(":")
            assert find(text.OPTIONS, f"{key}/{head}", (rest,)) or find(text.OPTIONS, head, (rest,)), option
            label, note = words_for(option, mine)
            assert str(label) and "{" not in f"{label}{note}", option
            assert not option.why_not or option.why_not in text.REASONS, option


@pytest.mark.parametrize("seed", range(8))
def test_everything_said_and_asked_has_words(seed):
    p, dice = begin(1 + seed % 4, 500 + seed, BOTH), random.Random(seed)
    while not p.is_over:
        heading_and_options(p)
        p.apply(*pick(p, dice))
        said = [Heard(1, e.key, e.data) for e in p.drain()[0]]
        watching = sitting(p, [], None)
        for event in said:
            assert find(text.EVENTS, event.key, event.data), event
            assert "{" not in line(event, watching).words
