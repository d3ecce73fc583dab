import json
from io import StringIO

import pytest
from django.core.management import CommandError, call_command

from games.simulation.playing import Plan
from games.simulation.running import simulate

KEYS = {"ruleset", "sets", "games", "seconds", "decisions", "errors", "seen", "seats"}
SEAT_KEYS = {"level", "hero", "survived", "won", "mean_gold", "median_gold", "mean_score", "deaths"}


def command(*args: str) -> dict:
    out = StringIO()
    call_command(*args, "--json", stdout=out, stderr=StringIO())
    return json.loads(out.getvalue())


def test_simulate_has_the_keys_that_stay():
    found = command("simulate", "tiny", "--games", "5", "--seats", "novice,novice")
    assert set(found) >= KEYS
    assert set(found["seen"]) >= {"cards", "tiles", "decisions", "options"}
    assert [set(seat) >= SEAT_KEYS for seat in found["seats"]] == [True, True]
    assert (found["games"], found["errors"], found["seats"][0]["survived"]) == (5, 0, 1.0)


@pytest.mark.parametrize("driver", ["random", "bots", "rare"])
def test_simulate_with_the_same_seed_gives_the_same_games(driver):
    plan = Plan("tiny", ("novice", "novice", "novice"), seed="7", driver=driver)
    first, again = simulate(plan, 10)[0], simulate(plan, 10)[0]
    other = simulate(Plan("tiny", plan.levels, seed="8", driver=driver), 10)[0]
    for found in (first, again, other):
        found.pop("seconds")
    assert first == again
    assert first != other


def test_simulate_rare_takes_every_option_often():
    found = simulate(Plan("tiny", ("novice",), driver="rare"), 40)[0]
    moves = [n for option, n in found["seen"]["options"].items() if option.startswith("tiny.move/")]
    assert len(moves) == 4
    assert min(moves) >= sum(moves) // 4 - 5


def test_simulate_counts_games_that_break_and_goes_on():
    plan = Plan("tiny", ("novice",), options={"traps": True}, driver="random")
    found, messages = simulate(plan, 30)
    assert found["games"] == 30
    assert 0 < found["errors"] == len(messages) < 30


def test_simulate_in_two_processes_gives_the_same_figures():
    plan = Plan("dungeonquest", ("novice", "novice"), seed="3", options={"deal": "random"})
    one, two = simulate(plan, 6)[0], simulate(plan, 6, jobs=2)[0]
    for found in (one, two):
        found.pop("seconds")
    assert (one["decisions"], one["seen"]) == (two["decisions"], two["seen"])


def test_simulate_with_a_level_nobody_wrote_is_an_error():
    with pytest.raises(CommandError):
        command("simulate", "tiny", "--seats", "genius")
    with pytest.raises(CommandError):
        command("simulate", "tiny", "--seats", "novice," * 5)


def test_bench_engine_has_the_keys_that_stay():
    found = command("bench", "engine", "--ruleset", "tiny", "--seats", "1,2,9", "--seconds", "0.02", "--runs", "1")
    keys = {"ruleset", "sets", "seats", "decisions_per_s", "games_per_s", "clone_us", "position_bytes"}
    assert [(row["seats"], set(row) >= keys) for row in found["results"]] == [(1, True), (2, True)]


def test_bench_engine_compares_mixtures_of_sets_in_one_run():
    found = command("bench", "engine", "--ruleset", "dungeonquest", "--seats", "2", "--seconds", "0.1", "--runs", "2",
                    "--sets", "base", "--sets", "base,heroes,catacombs")["results"]  # fmt: skip
    assert [row["sets"] for row in found] == [["base"], ["base", "heroes", "catacombs"]]
    assert (found[0]["ratio"], 0 < found[1]["ratio"] < 1) == (1.0, True)
