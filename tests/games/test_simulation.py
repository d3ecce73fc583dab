import json
from dataclasses import replace
from io import StringIO

import pytest
from django.core.management import CommandError, call_command

from games.simulation.playing import Plan, Played
from games.simulation.running import simulate
from games.simulation.strength import by_level
from games.simulation.tally import Tally

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


def test_levels_move_on_by_a_seat_from_game_to_game():
    plan = Plan("tiny", ("a", "b", "c"), rotate=True)
    assert [plan.seated(game) for game in range(4)] == [
        ("a", "b", "c"), ("c", "a", "b"), ("b", "c", "a"), ("a", "b", "c"),
    ]  # fmt: skip
    assert Plan("tiny", ("a", "b")).seated(1) == ("a", "b")


def test_rows_stay_with_their_level_when_it_moves_on():
    tally, plan = Tally(), Plan("tiny", ("a", "b", "c"), rotate=True)
    for game in range(3):
        rows = [{"seat": n, "level": level} for n, level in enumerate(plan.seated(game))]
        tally.add(Played(1, rows, [], []), plan.moved_on(game))
    assert [[row["level"] for row in rows] for rows in tally.rows] == [["a", "b", "c"]] * 3
    assert [rows[0]["seat"] for rows in tally.rows] == [0, 1, 2]


def test_levels_are_told_with_intervals_by_table():
    tables = [[{"share": 1.0, "gold": 10}, {"share": 0.0, "gold": 0}, {"share": 0.0, "gold": 4}],
              [{"share": 0.0, "gold": 30}, {"share": 0.5, "gold": 2}, {"share": 0.5, "gold": 2}]]  # fmt: skip
    found = by_level(("x", "y", "y"), tables)
    assert (found["x"]["seats"], found["y"]["seats"]) == (1, 2)
    assert found["x"]["share"] == [0.5, round(0.5 - 1.96 * 0.5, 4), round(0.5 + 1.96 * 0.5, 4)]
    assert found["y"]["share"][0] == 0.25
    assert found["y"]["gold"] == [2.0, 2.0, 2.0]
    assert (found["x"]["median_gold"], found["x"]["won"]) == (20.0, None)


def test_simulate_with_fixed_playouts_is_repeatable():
    plan = Plan("tiny", ("legend", "novice"), seed="5", rotate=True, playouts=20)
    first, again = simulate(plan, 4)[0], simulate(plan, 4)[0]
    assert (first["decisions"], first["levels"]) == (again["decisions"], again["levels"])
    assert set(first["levels"]) == {"legend", "novice"}
    other = simulate(replace(plan, playouts=21), 4)[0]
    assert first["errors"] == other["errors"] == 0


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
    assert all(row["clone_mid_turn_us"] > row["clone_us"] > 0 for row in found)
    assert [row["sets"] for row in found] == [["base"], ["base", "heroes", "catacombs"]]
    assert (found[0]["ratio"], 0 < found[1]["ratio"] < 1) == (1.0, True)
