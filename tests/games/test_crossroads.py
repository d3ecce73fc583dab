"""Positions that coverage goes on from: a fair sample of where things have happened, the most promising first."""

import random
from collections import Counter

from games.rules.library import ruleset
from games.simulation.coverage import cover
from games.simulation.crossroads import KEPT, Crossroads, Moment
from games.simulation.playing import Plan, begin, play, random_answer
from games.simulation.rare import FROM, Experience, Rare


def position():
    rules = ruleset("tiny")
    plan = Plan("tiny", ("novice", "novice"))
    return begin(rules, rules.compose(plan.sets), plan, 0)


def test_a_position_after_each_thing_is_kept_and_no_more_than_a_few():
    ways, rng, here = Crossroads(), random.Random(1), position()
    for _ in range(50):
        ways.pass_by(here, ["a", "b", "a"], rng)
    assert {name: len(kept) for name, kept in ways.kept.items()} == {"a": KEPT, "b": KEPT}
    assert here not in ways.kept["a"]  # a copy


def test_early_and_late_ones_are_kept_alike():
    found: Counter[int] = Counter()
    for seed in range(600):
        ways, rng = Crossroads(), random.Random(seed)
        for n in range(12):
            here = position()
            here.number = n
            ways.pass_by(here, ["a"], rng)
        found.update(p.number for p in ways.kept["a"])
    assert set(found) == set(range(12))
    assert all(100 < n < 200 for n in found.values())  # 150 each; four standard deviations are 45


def test_the_most_promising_name_is_gone_on_from():
    ways, rng = Crossroads(), random.Random(1)
    ways.pass_by(position(), ["dull", "bright"], rng)
    names = Counter(ways.best({"dull": 0.0, "bright": 1.0}.__getitem__, rng)[0] for _ in range(200))
    assert names["bright"] > 150 < 200 > names["dull"] > 0


def test_before_the_first_a_game_begins_at_its_beginning():
    assert Crossroads().best(lambda name: 1.0, random.Random(1)) is None
    driver = Rare("tiny", random.Random(1), Experience())
    fresh = position()
    assert driver.start(lambda: fresh) is fresh


def test_what_comes_of_going_on_is_put_down_to_where_it_went_on_from():
    past = Experience()
    past.crossroads.pass_by(position(), ["a"], random.Random(1))
    drivers = [Rare("tiny", random.Random(seed), past) for seed in range(20)]
    starts = [driver.start(position) for driver in drivers]
    assert all((p in past.crossroads.kept["a"]) is False for p in starts)
    assert sum(driver.path[0] == [(FROM, "a")] for driver in drivers) > 5


def test_a_small_game_is_covered_from_crossroads_too():
    found, messages = cover(Plan("tiny", ("novice", "novice"), driver="rare"), 2000, 20)
    assert (found["missing"], messages) == ({}, [])


def test_a_moment_is_copied_later_as_it_was_then():
    p, rng = position(), random.Random(3)
    moment, then, answered = Moment(p), p.to_json(), 0
    while not p.is_over and answered < 3:
        seat = p.may_act()[0]
        p.apply(seat, random_answer(p, seat, rng))
        answered += 1
    assert p.to_json() != then
    assert moment.clone().to_json() == then


def test_from_right_before_a_rare_thing_it_may_come_again():
    past = Experience(enough=5)
    driver = Rare("tiny", random.Random(1), past)
    play(driver.start(position), driver, random.Random(1), driver.passed)
    before = {name.removeprefix("before ") for name in past.crossroads.kept if name.startswith("before ")}
    assert any("/" in name for name in before)  # an option
    assert any("/" not in name for name in before)  # an event
