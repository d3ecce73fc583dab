"""Everything that both expansions together bring about has words, as each seat and a spectator see it."""

import random

import pytest

from games.rules.dungeonquest import names, shipped
from tests.rules.dungeonquest.heroes.party import begin, party

from .wordy import all_has_words

SETS = ("base", "heroes", "catacombs")
HEROES = [hero.key for hero in shipped.compose(SETS).set.heroes]
TEMPERS = ("any", "brave", "shy", "busy")


@pytest.mark.parametrize("n", range(30))
def test_everything_said_and_asked_in_a_game_has_words(n):
    all_has_words(begin(party(n, HEROES), 1300 + n, SETS), random.Random(n), TEMPERS[n % 4])


def test_every_component_of_both_has_a_name():
    box = shipped.compose(SETS).set
    assert {c.key for pile in box.decks.values() for c in pile} <= set(names.CARDS)
    assert {c.key for c in box.treasure_chits} <= set(names.CHITS)
    assert {t.kind for t in box.tiles} <= set(names.KINDS) & set(names.A_KIND)
    assert set(box.rings) <= set(names.RINGS)
    assert {a.key for a in box.amulets} <= set(names.AMULETS)


def test_every_power_of_a_hero_has_a_sentence():
    from games.pages.heroes import powers
    from games.rules.dungeonquest.names_abilities import POWERS

    for hero in shipped.compose(SETS).set.heroes:
        keys = {hero.weapon, *hero.abilities, hero.companion, *hero.spells} - {""}
        assert keys <= set(POWERS), hero.key
        assert len(powers(hero.key)) >= len(keys)
