"""Random whole games over Sarellia, Fhyll and Azoth, with others at the table."""

import random
from collections import Counter

import pytest

from tests.samples import repeated

from .party import again_from_bytes, begin, everything_in_its_place, heroes_are_well, party, play, the_same_again

HEROES = ["sarellia", "fhyll", "azoth", "tori_jima"]
TEMPERS = ("any", "brave", "busy")


def marks_are_well(p):
    """One spell up at a time; nothing of a dead companion lies in a hole."""
    for hero in p.g.s.heroes:
        assert sum(mark.startswith("up:") for mark in hero.marks) <= 1
        assert 0 <= hero.marks.get("flame_bright", 12) <= 12
        assert hero.marks.get("flame_bright", 12) or "friend_in_hole" not in hero.marks
    places = [place for place, _, _ in p.g.s.unseen]
    assert len(set(places)) == len(places)
    assert not any(p.g.s.tiles[place] for place in places)
    assert {f"sense.{place}" for place in places} == {n for n in p.g.s.numbers if n.startswith("sense.")}


@repeated(12, 30)
@pytest.mark.parametrize("temper", TEMPERS)
def test_every_game_ends_and_nothing_is_lost_on_the_way(temper, games):
    def look(p):
        everything_in_its_place(p)
        heroes_are_well(p)
        marks_are_well(p)

    for n in range(games):
        play(begin(party(n, HEROES), n), random.Random(n), temper, look)


@repeated(6, 16)
def test_every_position_survives_bytes_and_copies(games):
    for n in range(games):
        play(begin(party(n, HEROES), 100 + n), random.Random(n), TEMPERS[n % 3], again_from_bytes)


@repeated(8, 16)
def test_the_same_seed_and_answers_give_the_same_game(games):
    for n in range(games):
        the_same_again(party(n, HEROES), 200 + n, random.Random(n), TEMPERS[n % 3])


def test_every_question_and_ability_is_met_by_such_games():
    met = Counter()

    def look(p):
        if p.decision:
            met[p.decision.key] += 1
            met.update(f"{p.decision.key}/{o.id}" for s in p.may_act() for o in p.legal(s))

    wanted = """berserk.roll berserk.steer sense sense.elsewhere cave_in.friend friend.below turn.friend eyes.failed
    fireball invisibility invisibility.on stasis.on doorway turn/berserk stance/berserk lock/berserk spider/hack
    spider/close_in turn.spider/berserk turn/salve:self turn/salve:friend lock/friend:door lock/friend:gate
    turn/spell:dark_force:sure turn/spell:dark_force:die turn/spell:stasis turn/spell:doorway
    turn/spell:invisibility stance/spell:eyes_of_doom stance/spell:fireball stance/spell:invisibility
    spider/spell:fireball spider/spell:invisibility lock/spell:fireball eyes.failed/spell:fireball"""
    for n in range(150):
        if all(met[key] for key in wanted.split()):
            break
        heroes = ("sarellia",) if n % 3 == 0 else party(n, HEROES)
        play(begin(heroes, 300 + n), random.Random(n), TEMPERS[n % 2], look)
    assert [key for key in wanted.split() if not met[key]] == []
