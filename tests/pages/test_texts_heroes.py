"""Everything that the Heroes' rules can say or ask has words, as each seat and a spectator see it."""

import random

import pytest

from games.pages.decision import card, words_for
from games.pages.heroes import panels
from games.pages.log import line
from games.pages.words import find
from games.rules.dungeonquest import names, text
from tests.rules.dungeonquest.heroes.party import CARDS, begin, party, pick

from .tables import sitting

HEROES = ["farendil", "ironhand", "thargrim", "tori_jima", "rildo", "helena", "sir_roland", "vikas", "siegfried"]
TEMPERS = ("any", "brave", "shy", "busy")


@pytest.mark.parametrize("n", range(40))
def test_everything_said_and_asked_in_a_game_has_words(n):
    p, rng = begin(party(n, HEROES), 500 + n), random.Random(n)
    events = []
    while not p.is_over:
        news = p.drain()[0]
        events += news
        for seat in p.may_act():
            _question_has_words(sitting(p, [], seat))
        for event in news:
            assert find(text.EVENTS, event.key, event.data), event
        p.apply(*pick(p, rng, TEMPERS[n % 4]))
    seen = sitting(p, events, 0)
    for event in seen.events:
        words = str(line(event, seen).words)
        assert "{" not in words and "_" not in words, words


def _question_has_words(mine):
    shown, things = card(mine), {**names.CARDS, **names.CHITS}
    assert find(text.DECISIONS, mine.question["key"], mine.question["data"]), mine.question["key"]
    assert "{" not in f"{shown.title}{shown.hint}", shown
    for option in mine.question["options"]:
        head, _, rest = option.id.partition(":")
        key = mine.question["key"]
        assert find(text.OPTIONS, f"{key}/{head}", (rest,)) or find(text.OPTIONS, head, (rest,)), (key, option)
        label, note = words_for(option, mine)
        assert str(label) and "{" not in f"{label}{note}", option
        assert not option.why_not or option.why_not in text.REASONS, option
        for field in option.fields:
            assert field.name in text.FIELDS
            assert all(value.isdigit() or value in text.VALUES or value.split("#")[0] in things for value in field.of)


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
