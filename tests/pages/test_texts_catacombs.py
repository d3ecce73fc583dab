"""Everything that both expansions together bring about has words, as each seat and a spectator see it."""

import random

import pytest

from games.pages.log import line
from games.pages.words import find
from games.rules.dungeonquest import names, shipped, text
from tests.rules.dungeonquest.heroes.party import begin, party, pick

from .tables import sitting
from .test_texts_heroes import _question_has_words

SETS = ("base", "heroes", "catacombs")
HEROES = [hero.key for hero in shipped.compose(SETS).set.heroes]
TEMPERS = ("any", "brave", "shy", "busy")


@pytest.mark.parametrize("n", range(30))
def test_everything_said_and_asked_in_a_game_has_words(n):
    p, rng = begin(party(n, HEROES), 1300 + n, SETS), random.Random(n)
    events = []
    while not p.is_over:
        news = p.drain()[0]
        events += news
        for seat in p.may_act():
            _question_has_words(sitting(p, [], seat))
        for event in news:
            assert find(text.EVENTS, event.key, event.data), event
        p.apply(*pick(p, rng, TEMPERS[n % 4]))
    for viewer in (None, *range(len(p.g.s.heroes))):
        seen = sitting(p, events, viewer)
        for event in seen.events:
            words = str(line(event, seen).words)
            assert "{" not in words and "_" not in words, words


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
