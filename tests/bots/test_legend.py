"""Legend at DungeonQuest: blind to what is hidden, repeatable, in time, at home in every mixture."""

import random
import time

import pytest

from games.bots import SeatView, legend, levels_of, player
from games.bots.dungeonquest.guide import Guide, Study, fates, share
from games.bots.search import LIVE, Budget
from games.rules.dungeonquest.state import DEAD, INSIDE, OUT
from games.rules.kernel import Loose, Position
from games.rules.kernel.options import fits
from games.rules.library import ruleset
from games.simulation.drivers import driver_of
from games.simulation.playing import Plan, begin, next_seat
from games.simulation.rare import Experience

RULES = ruleset("dungeonquest")
BASE = RULES.compose(("base",))
FEW = Budget(playouts=6)

veteran = player("dungeonquest", "veteran")


def start(seats, seed, cards=BASE):
    return Position.start(RULES, cards, seats, Loose(random.Random(seed)), {"deal": "random"})


def along(position, seed):
    """The same position before each answer of a game among veterans."""
    rng = random.Random(seed)
    while not position.is_over:
        seat = position.may_act()[0]
        yield seat
        position.apply(seat, veteran(SeatView(position, seat), seat, rng))


def think(position, seat, seed, budget=FEW):
    return legend.think(SeatView(position, seat), seat, random.Random(seed), budget)


def searched(position, seat):
    return Guide().worth_a_search(SeatView(position, seat))


def test_legend_is_the_strongest_level():
    assert levels_of("dungeonquest") == ("novice", "veteran", "legend")


@pytest.mark.parametrize("sets", [("base",), ("base", "heroes", "catacombs")])
def test_what_is_hidden_changes_no_choice_and_no_figure(sets):
    """Cards under the Monster deck that others looked at; with expansions amulets, tiles face down and numbers too."""
    compared = other = 0
    position, rng = start(3, 11, RULES.compose(sets)), random.Random(1)
    for seat in along(position, 11):
        if compared == 6:
            break
        if position.g.s.round < 4 or not searched(position, seat) or rng.random() < 0.7:
            continue
        world = position.imagine(seat, rng)
        other += world.to_json() != position.to_json()
        assert think(world, seat, 5) == think(position, seat, 5)
        compared += 1
    assert compared == 6
    assert other > 1


def test_worlds_come_of_what_was_told_and_of_luck_alone():
    """Byte by byte the same world, whatever is true."""
    hidden, rng = 0, random.Random(3)
    for game in range(3):
        position = start(3, game, RULES.compose(("base", "heroes", "catacombs")))
        for seat in along(position, game):
            if rng.random() < 0.3:
                world = position.imagine(seat, rng)
                hidden += world.to_json() != position.to_json()
                mine, other = (p.imagine(seat, random.Random(9)) for p in (position, world))
                assert mine.to_json() == other.to_json()
    assert hidden > 15


def test_with_fixed_playouts_a_choice_is_repeatable():
    position = start(2, 3)
    for seat in along(position, 3):
        if position.g.s.round > 1:
            break
        assert think(position, seat, 8) == think(position, seat, 8)


@pytest.mark.parametrize("sets", RULES.menus)
def test_legend_plays_whole_games_by_the_rules(sets):
    position, rng, searches = start(2, 5, RULES.compose(sets)), random.Random(5), 0
    while not position.is_over:
        seat = position.may_act()[0]
        found = legend.think(SeatView(position, seat), seat, rng, Budget(playouts=6))
        searches += found.playouts > 0
        legal = {option.id: option for option in position.legal(seat)}
        assert fits(legal[found.answer if isinstance(found.answer, str) else found.answer[0]], found.answer)
        position.apply(seat, found.answer)
    assert searches > 3


def test_questions_not_worth_a_search_get_the_veterans_answer():
    position = start(3, 1)
    for seat in along(position, 1):
        if position.g.s.round > 8:
            break
        if not searched(position, seat):
            expected = veteran(SeatView(position, seat), seat, random.Random(4))
            assert think(position, seat, 4) == (expected, {}, None, 0)


def test_a_decision_at_a_table_stays_within_two_seconds():
    position, spent = start(4, 2), []
    for seat in along(position, 2):
        if searched(position, seat) and position.g.s.round == 9:
            begun = time.thread_time()
            think(position, seat, 1, LIVE)
            spent.append(time.thread_time() - begun)
    assert spent
    assert max(spent) < 2


def test_alone_the_veterans_answers_stay():
    keys = set()
    for seats in (1, 2):
        position = start(seats, 4)
        keys |= {(seats, position.decision.key) for seat in along(position, 4) if searched(position, seat)}
    assert {(2, "turn"), (2, "stance")} <= keys
    assert {seats for seats, _ in keys} == {2}


# --- what it maximises


def test_the_share_of_the_victory_by_the_others_fates():
    assert share(100, [(-1, -1), (50, 100)]) == pytest.approx(0.5 * 1 + 0.5 * 0.5)
    assert share(0, [(0,), (0,)]) == pytest.approx(1 / 3)
    assert share(0, [(1,), (-1,)]) == 0
    assert share(0, []) == 1


def test_the_others_ends_are_known_once_they_are_out_or_dead():
    position = start(3, 1)
    for _ in along(position, 1):
        if position.decision.key == "turn":
            break
    seat, heroes = position.may_act()[0], position.g.s.heroes
    others = [hero for hero in heroes if hero.seat != seat]
    others[0].status, others[1].status = DEAD, OUT
    assert heroes[seat].status == INSIDE
    study = Study(SeatView(start(3, 1), seat), seat, random.Random(1))
    assert fates(position, seat, study.prospects, random.Random(1)) == [(-1,), (0,)]


def test_the_wizard_walled_in_at_a_tower_casts_the_doorway_and_goes_through():
    """He once cast it, thought better of it, and cast it again, without end."""
    sets = ("base", "heroes", "catacombs")
    plan = Plan("dungeonquest", ("legend", "veteran", "legend"), sets, {"deal": "random"}, "0", rotate=True, playouts=6)
    p, rng = begin(RULES, RULES.compose(sets), plan, 4), plan.rng(4, "answers")
    choose, answers = driver_of(plan, rng, Experience(), 4), 0
    while not p.is_over:
        seat = next_seat(p, rng)
        p.apply(seat, choose(p, seat))
        answers += 1
        assert answers < 1000
