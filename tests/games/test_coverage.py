"""Games that go on until everything has been seen, and the list of what has not."""

from io import StringIO

import pytest
from django.core.management import CommandError, call_command

from games.rules.library import ruleset
from games.simulation.coverage import cover, missing, times
from games.simulation.playing import Plan, named
from games.simulation.rare import Experience
from games.simulation.tally import Tally

FOUR = ("novice",) * 4
MIXTURES = [("base",), ("base", "heroes"), ("base", "catacombs"), ("base", "heroes", "catacombs")]
GAMES = 12
BASE_GAMES = 60
FEW_QUESTIONS = 15
SETUP_TURN_FIGHT = {"hero.choose", "ring.choose", "tower.start", "turn", "turn.tower", "stance", "tactic"}


def test_what_was_never_seen_is_missing_and_so_is_what_was_seen_too_seldom():
    tally = Tally()
    tally.seen["cards"].update({"room.empty": 9, "room.orc": 2})
    tally.seen["options"].update({"turn/move:north": 9, "turn/search": 0})
    there_is = {"cards": {"room.orc", "room.potion"}, "options": {"*/move", "*/drink", "lock/lock:try"}}
    assert missing(tally, there_is, 5) == {
        "cards": {"room.orc": 2, "room.potion": 0},
        "options": {"*/drink": 0, "lock/lock:try": 0, "turn/search": 0},
    }


def test_an_option_counts_with_what_follows_its_colon():
    counts = {"turn/move:north": 3, "turn.web/move:east": 4, "turn/moved": 8}
    assert times("options", "*/move", counts) == 7
    assert times("options", "turn/move", counts) == 3


@pytest.mark.parametrize(("option", "name"), [("entrance:100", "entrance"), ("move:north", "move:north"), ("3", "3")])
def test_squares_and_cards_are_no_options_of_their_own(option, name):
    assert named(option) == name


def test_every_option_of_a_small_game_is_seen_and_then_it_stops():
    found, messages = cover(Plan("tiny", ("novice", "novice"), driver="rare"), 2000, 20)
    assert (found["missing"], messages) == ({}, [])
    assert found["games"] < 2000
    assert min(found["seen"]["options"].values()) >= 20


@pytest.mark.parametrize("sets", MIXTURES)
def test_games_of_every_mixture_run_and_say_what_they_have_not_seen(sets):
    found, messages = cover(Plan("dungeonquest", FOUR, sets, driver="rare"), GAMES, 1)
    assert (found["errors"], messages) == (0, [])
    assert set(found["seen"]["decisions"]) >= SETUP_TURN_FIGHT
    assert {"cards", "events"} <= set(found["missing"])
    assert len(found["seen"]["decisions"]) >= FEW_QUESTIONS


def test_most_of_the_base_game_is_met_soon():
    found, _ = cover(Plan("dungeonquest", FOUR, driver="rare"), BASE_GAMES, 1)
    assert "tiles" not in found["missing"]
    assert len(found["missing"].get("decisions", ())) <= 6
    assert len(found["missing"]["cards"]) < len(found["seen"]["cards"])


def test_the_inventory_holds_monster_cards_amulets_and_chits():
    rules = ruleset("dungeonquest")
    cards = rules.compose(("base", "heroes", "catacombs"))
    there_is = rules.inventory(cards)
    assert {"monster.monster_01", "amulet.luck", "treasure.spell_book", "dragon.awake"} <= there_is["cards"]
    assert {"friend.under_bridge", "spear_trap"} <= there_is["decisions"]
    assert "friend.under_bridge" not in rules.inventory(rules.compose(("base", "catacombs")))["decisions"]


def test_what_promises_most_is_what_has_not_been_tried():
    past = Experience()
    for _ in range(3):
        past.tries(("turn", "search"))
    past.found["turn", "search"] = 6.0
    assert past.promise(("turn", "search")) == 2.0
    assert past.promise(("turn", "miss")) > 2.0


def test_the_command_lists_what_is_missing_and_fails():
    with pytest.raises(CommandError, match=r"treasure\.giant_ruby"):
        call_command("simulate", "dungeonquest", "--at-least", "20", "--games", "4", stdout=StringIO())
