"""Everything that the Heroes' rules can say or ask has words, as each seat and a spectator see it."""

import random

import pytest

from games.pages.heroes import panels
from games.rules.dungeonquest import names, text
from tests.rules.dungeonquest.heroes.party import CARDS, begin, party

from .tables import sitting
from .wordy import all_has_words

HEROES = ["farendil", "ironhand", "thargrim", "tori_jima", "rildo", "helena", "sir_roland", "vikas", "siegfried"]
TEMPERS = ("any", "brave", "shy", "busy")


@pytest.mark.parametrize("n", range(40))
def test_everything_said_and_asked_in_a_game_has_words(n):
    all_has_words(begin(party(n, HEROES), 500 + n), random.Random(n), TEMPERS[n % 4])


def test_heroes_and_rings_have_names():
    assert set(HEROES) <= set(names.HEROES) & set(names.HERO_HINTS)
    assert set(CARDS.set.rings) <= set(names.RINGS)


def test_whoever_leads_the_monster_has_a_heading_of_their_own():
    assert {"tactic.monster", "dagger.throw.monster"} <= set(text.DECISIONS)


def test_what_is_left_to_throw_is_seen_by_all():
    p = begin(("rildo", "tori_jima"), 1)
    for viewer in (0, 1, None):
        rildo, ninja = panels(sitting(p, [], viewer))
        assert [thing.words for thing in rildo.things] == ["Daggers: 4"]
        assert [thing.words for thing in ninja.things] == ["Throwing stars: 4", "Blowpipe"]
    p.g.s.heroes[1].marks |= {"shuriken": 0, "blowpipe_used": 1}
    assert panels(sitting(p, [], 0))[1].things == ()
