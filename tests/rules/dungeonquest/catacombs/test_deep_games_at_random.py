"""Random whole games with the Catacombs, alone and together with the Heroes, for one to four seats (issue 4)."""

import random
from collections import Counter

import pytest

from games.rules.dungeonquest.state import INSIDE
from games.rules.kernel import Loose, Position, Seeded
from tests.rules.dungeonquest.heroes.party import RULES, again_from_bytes, begin
from tests.rules.dungeonquest.heroes.party import play as played
from tests.rules.dungeonquest.play import where_everything_is
from tests.rules.dungeonquest.scene import Scene
from tests.samples import repeated

from .stage import BOTH, SETS

BASE = [sheet.key for sheet in RULES.compose(SETS).heroes]
ALL = [sheet.key for sheet in RULES.compose(BOTH).heroes]
MIXTURES = {
    "catacombs": (SETS, BASE),
    "both": (BOTH, ALL),
    "harder": ((*BOTH, "keep_monsters"), ALL),
    "hardest": ((*SETS, "keep_monsters", "no_empty_rooms"), BASE),
}
TEMPERS = ("any", "brave", "busy")


def table(n, mixture, seed=0):
    """The n-th table of one to four of the mixture's heroes."""
    sets, heroes = MIXTURES[mixture]
    return begin(tuple(random.Random(n).sample(heroes, 1 + n % 4)), seed + n, sets)


def well(p):
    box = p.g.cards.sizes
    assert where_everything_is(p.g.s) == Counter((pile, card) for pile, size in box.items() for card in range(size))
    places = [hero.place for hero in p.g.s.heroes if hero.status == INSIDE and 0 <= hero.place < 130]
    assert len(places) == len(set(places)), "two heroes on one square"
    for hero in p.g.s.heroes:
        if hero.status == INSIDE and hero.sheet >= 0:
            assert 0 < hero.life <= p.g.cards.heroes[hero.sheet].life
            assert hero.below or hero.place >= 0 or p.g.s.phase != "play"
        elif hero.sheet >= 0 and hero.status > 1:  # dead or lost
            assert (hero.amulet, hero.found, hero.kept, hero.chits, hero.treasures) == (-1, (), (), b"", ())


@repeated(4, 8)
@pytest.mark.parametrize("temper", TEMPERS)
@pytest.mark.parametrize("mixture", MIXTURES)
def test_every_game_ends_and_nothing_is_lost_on_the_way(mixture, temper, games):
    for n in range(games):
        played(table(n, mixture), random.Random(n), temper, well)


@repeated(4, 12)
@pytest.mark.parametrize("mixture", ["catacombs", "both"])
def test_every_position_survives_bytes_and_copies(mixture, games):
    for n in range(games):
        played(table(n, mixture, 100), random.Random(n), TEMPERS[n % 3], again_from_bytes)


@repeated(4, 12)
def test_the_same_seed_and_answers_give_the_same_game(games):
    for n in range(games):
        p = table(n, "both", 200)
        answers = played(p, random.Random(n), TEMPERS[n % 3])
        q = table(n, "both", 200)
        for seat, answer in answers:
            q.apply(seat, answer)
        assert q.to_json() == p.to_json()


@repeated(8, 20)
def test_playouts_without_a_tape_go_to_the_end(games):
    for n in range(games):
        p = table(n, "both", 300).clone(Loose(random.Random(n)), recording=False)
        played(p, random.Random(n), "any")
        assert p.is_over


@repeated(4, 12)
def test_dealt_games_too(games):
    cards = RULES.compose(BOTH)
    for n in range(games):
        p = Position.start(RULES, cards, 1 + n % 4, Seeded((400 + n).to_bytes(32, "big")), {"deal": "random"})
        played(p, random.Random(n), "any", well)


def in_the_chamber(n):
    """Everybody stands before the dragon, somebody with the spell book, some with amulets and chests."""
    heroes = random.Random(n).sample(ALL, 1 + n % 4)
    scene = Scene(*heroes, sets=BOTH).give(0, chits=["spell_book", "locked_chest_1"])
    scene.give(n % len(heroes), chits=["locked_chest_2", "sun_stone"])
    for seat in range(len(heroes)):
        scene.put(seat, "chamber")
    scene.chance = Seeded(n.to_bytes(32, "big"))
    return scene.begin().position


@repeated(16, 40)
def test_games_that_begin_in_the_treasure_chamber(games):
    met = Counter()

    def look(p):
        well(p)
        met[p.decision and p.decision.key] += 1

    wanted = ("spell_book", "chamber.four", "chest", "dragon.flee")
    for n in range(40):
        if n >= games and all(met[key] for key in wanted):
            break
        played(in_the_chamber(n), random.Random(n), TEMPERS[n % 3], look)
    assert [key for key in wanted if not met[key]] == []


def test_every_question_of_these_chapters_is_met():
    met = Counter()

    def look(p):
        if p.decision:
            met[p.decision.key] += 1
            met.update(f"{o.id.partition(':')[0]}" for s in p.may_act() for o in p.legal(s))

    wanted = "amulet.found amulet.choose spear_trap spear_trap.hide control.turn madness.steer tear_off creature"
    for n in range(120):
        if all(met[key] for key in wanted.split()):
            break
        played(table(n, ("catacombs", "both")[n // 4 % 2], 500), random.Random(n), TEMPERS[n % 3], look)
    assert [key for key in wanted.split() if not met[key]] == []
