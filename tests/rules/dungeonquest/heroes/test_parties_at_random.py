"""Random whole games over the heroes of the first half."""

import random
from collections import Counter

import pytest

from tests.samples import repeated

from .party import again_from_bytes, begin, everything_in_its_place, heroes_are_well, party, the_same_again
from .party import play as played

HEROES = ["farendil", "ironhand", "thargrim", "tori_jima", "rildo", "helena", "sir_roland", "vikas", "siegfried"]
TEMPERS = ("any", "brave", "busy")


@repeated(16, 60)
@pytest.mark.parametrize("temper", TEMPERS)
def test_every_game_ends_and_nothing_is_lost_on_the_way(temper, games):
    for n in range(games):

        def look(p):
            everything_in_its_place(p)
            heroes_are_well(p)

        played(begin(party(n, HEROES), n), random.Random(n), temper, look)


@repeated(8, 20)
def test_every_position_survives_bytes_and_copies(games):
    for n in range(games):
        played(begin(party(n, HEROES), 100 + n), random.Random(n), TEMPERS[n % 3], again_from_bytes)


@repeated(10, 20)
def test_the_same_seed_and_answers_give_the_same_game(games):
    for n in range(games):
        the_same_again(party(n, HEROES), 200 + n, random.Random(n), TEMPERS[n % 3])


def test_every_question_and_ability_is_met_by_such_games():
    met = Counter()

    def look(p):
        if p.decision:
            met[p.decision.key] += 1
            met.update(f"{p.decision.key}/{o.id.split(':')[0]}" for s in p.may_act() for o in p.legal(s))

    wanted = """ring.changing ring.fate ring.searching hide.number hide.seek blowpipe shuriken spider.throw_on dagger
    dagger.throw dagger.round sling run stance/helm stance/hide stance/blowpipe turn/meditate turn/run tactic/throw
    turn/ring turn/search spider/shuriken arrow"""
    for n in range(120):
        if all(met[key] for key in wanted.split()):
            break
        played(begin(party(n, HEROES), 300 + n), random.Random(n), TEMPERS[n % 3], look)
    assert [key for key in wanted.split() if not met[key]] == []
