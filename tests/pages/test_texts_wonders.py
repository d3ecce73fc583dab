"""Everything that Sarellia, Fhyll and Azoth bring about has words, as each seat and a spectator see it."""

import random

import pytest

from games.rules.dungeonquest import names, text_wonders
from tests.rules.dungeonquest.heroes.party import begin, party, pick

from .wordy import all_has_words

HEROES = ["sarellia", "fhyll", "azoth", "volrik"]
TEMPERS = ("any", "brave", "busy")


@pytest.mark.parametrize("n", range(30))
def test_everything_said_and_asked_in_a_game_has_words(n):
    all_has_words(begin(party(n, HEROES), 700 + n), random.Random(n), TEMPERS[n % 3])


def test_most_of_them_are_met_in_such_games():
    """Otherwise the above would say less than it seems to."""
    said = set()
    for n in range(60):
        p, rng = begin(party(n, HEROES), 700 + n), random.Random(n)
        while not p.is_over:
            said |= {event.key for event in p.drain()[0]}
            p.apply(*pick(p, rng, TEMPERS[n % 3]))
    keys = {key.partition(":")[0] for key in text_wonders.EVENTS}
    assert len(keys & said) >= 0.75 * len(keys), sorted(keys - said)


def test_heroes_and_spells_have_names():
    cards = begin(("azoth",), 1).g.cards
    assert set(HEROES) <= set(names.HEROES) & set(names.HERO_HINTS)
    assert set(cards.set.numbers["spells"]) == set(names.SPELLS)
