"""Section 13 and R56: the tile laid any way round, what is refused, and how one stands where one has come up."""

import pytest

from games.rules.dungeonquest.board import square

from .stage import BOTH, below, journey, pass_until, turn_over

TO = (3, 5)


def exit_to(*tiles, start=(3, 6), laid=None, entry="south", **fields):
    """One card drawn, an Exit: it leads one square on to (3, 5), by any roll. ``tiles``: the next of the pile."""
    scene = below(start=start, deck=["exit"], **fields)
    if laid:
        scene.tile(start[0], start[1] - 1, laid, entry=entry)
    return scene.top("tiles", *tiles).dice(5).begin().answer("below:draw").answer("up")


def test_on_an_empty_square_a_tile_is_laid_any_way_round():
    scene = exit_to("room_left")
    assert (scene.question(), scene.options()) == ("tile.lay", {"lay:north", "lay:east", "lay:south", "lay:west"})
    scene.answer("lay:east")
    assert (scene.sides(*TO), scene.question(), scene.at()) == ((0, 1, 1, 0), "surface", TO)
    assert ("tiles", scene.s.tiles[square(*TO)] - 1) not in scene.s.table


def test_each_option_shows_the_sides_as_they_would_be():
    scene = exit_to("room_left")
    for side in ("north", "east", "south", "west"):
        info = scene.option(f"lay:{side}").info
        assert exit_to("room_left").answer(f"lay:{side}").sides(*TO) == info


def test_the_tile_lies_on_the_table_while_one_thinks():
    assert exit_to("room_left").seen_by(1)["table"]["table"][-1] == {"pile": "tiles", "card": "room_left"}


def test_ways_that_look_alike_are_one():
    assert exit_to("room_cross").question() == "surface"
    assert exit_to("room_straight").options() == {"lay:north", "lay:east"}


@pytest.mark.parametrize("unfit", ["bottomless_pit", "bridge", "trap_cross"])
def test_pits_bridges_and_traps_are_drawn_again_and_go_back_in_the_box(unfit):
    scene = exit_to(unfit, unfit, "room_cross")
    assert (scene.at(), scene.count("tiles")) == (TO, 134)
    assert [data[2] for data in scene.saw("tile.unfit")] == [unfit] * 2


def test_if_no_tile_left_will_do_the_way_up_is_blocked():
    scene = below(start=(3, 6), deck=["exit"]).only("tiles", "bridge", "trap_cross").dice(5).begin()
    scene.answer("below:draw").answer("up")
    assert (turn_over(scene), journey(scene), scene.count("tiles")) == (True, ((3, 6), "north", 1), 2)


def test_with_no_tile_left_at_all_it_is_rock():
    scene = below(start=(3, 6), deck=["exit"]).only("tiles").begin().answer("below:draw")
    assert scene.option("up").why_not == "no_way_up"


def stays(*tiles, **fields):
    scene = exit_to(*tiles, **fields)
    if scene.question() == "tile.lay":
        scene.answer("lay:north")
    return scene.answer("step_out")


@pytest.mark.parametrize("tile", ["room_cross", "portcullis_cross", "passage_dead_end", "cave_in_cross", "web"])
def test_no_card_is_drawn_and_the_turn_ends(tile):
    """Nor does anything count that was so on another tile."""
    scene = stays(tile, through=True, gate_behind=True, no_escape=True, searches=2)
    assert (turn_over(scene), scene.at(), scene.saw("card")) == (True, TO, [(0, "catacomb", "exit")])
    hero = scene.hero()
    assert (hero.came_from, hero.searches, hero.gate_behind, hero.through, hero.no_escape) == (-1, 0, *[False] * 3)


@pytest.mark.parametrize("laid", ["trap_cross", "room_cross", "corridor_cross"])
def test_nor_on_a_tile_that_lay_there(laid):
    scene = stays(laid=laid)
    assert (turn_over(scene), scene.at(), scene.saw("card")) == (True, TO, [(0, "catacomb", "exit")])


def test_a_corridor_gives_no_free_move_and_counts_from_the_next_turn():
    scene = stays("corridor_cross")
    assert turn_over(scene)
    assert pass_until(scene).question() == "turn"


@pytest.mark.parametrize(("tile", "question"), [("cave_in_cross", "turn.cave_in"), ("web", "turn.web")])
def test_cave_in_and_web_hold_the_hero_and_nothing_leads_back(tile, question):
    scene = pass_until(stays(tile))
    assert (scene.question(), scene.options()) == (question, {"force", "miss"})


def test_a_chamber_of_darkness_counts_from_the_next_turn():
    """R42: with no side it came in by, openings are counted from the top of the board."""
    scene = pass_until(stays(laid="darkness_left", entry="south"))
    assert scene.question() == "turn.darkness"
    scene.top("tiles", "room_cross").top("room", "empty").dice(1).answer("grope")
    assert scene.at() == (3, 6)


def test_a_fresh_rotating_room_has_used_up_its_turn():
    scene = stays("rotating_room")
    assert (scene.sides(*TO), scene.s.entries[square(*TO)] >= 4) == ((1, 0, 0, 0), True)
    assert scene.saw("rotated") == []


def test_in_a_rotating_room_against_a_wall_one_is_lost_at_the_next_turn():
    """R4; it may be declined on seeing it."""
    scene = exit_to("rotating_room", start=(0, 6)).answer("lay:west")
    assert scene.options() == {"step_out", "back_down"}
    scene.answer("step_out").answer("miss")
    assert (scene.status(), scene.hero().cause) == ("lost", "walled_in")


def test_on_a_chasm_the_hero_chooses_the_side():
    """R56."""
    scene = exit_to("chasm_entry_with_left").answer("lay:north").answer("step_out")
    assert (scene.question(), scene.options()) == ("chasm.side", {"ledge:south", "ledge:north"})
    scene.answer("ledge:north")
    scene = pass_until(scene)
    open_ways = {o for o in scene.options() if o.startswith("move:")}
    assert open_ways == {"move:north", "move:east"}


@pytest.mark.parametrize(("lay", "ledge", "ways"), [
    ("east", "east", {"move:south", "move:east"}), ("east", "north", {"move:north", "move:west"}),
])  # fmt: skip
def test_a_chasm_may_be_laid_any_way_round(lay, ledge, ways):
    """Upside down it looks the same. Its entry and the side to the left of it belong together."""
    scene = exit_to("chasm_entry_with_left")
    assert len(scene.options()) == 2
    scene = pass_until(scene.answer(f"lay:{lay}").answer("step_out").answer(f"ledge:{ledge}"))
    assert {o for o in scene.options() if o.startswith("move:")} == ways


def test_into_the_treasure_chamber_no_chits_now():
    scene = below(start=(6, 6), deck=["exit"]).dice(5).begin().answer("below:draw").answer("up").answer("step_out")
    assert (turn_over(scene), scene.at(), scene.hero().chits, scene.s.dragon_out) == (True, "chamber", b"", b"")
    scene = pass_until(scene)
    assert {"stay", "move:north"} <= scene.options()


def test_somebody_else_in_the_chamber_is_no_hindrance():
    scene = below(start=(6, 6), deck=["exit"]).put(1, "chamber").dice(5).begin().answer("below:draw").answer("up")
    assert scene.at() == "chamber"


# --- towers


def tower():
    return below(start=(0, 1), deck=["exit"]).dice(5).begin().answer("below:draw").answer("up")


def test_in_a_tower_one_may_leave_the_castle_at_once():
    """R34."""
    scene = tower()
    assert scene.options() == {"leave", "stop", "back_down"}
    scene.answer("leave")
    assert (scene.status(), scene.hero().below, scene.count("catacomb")) == ("out", None, 32)


def test_or_stop_there_and_go_on_later():
    scene = tower().answer("stop")
    assert (turn_over(scene), scene.at()) == (True, (0, 0))
    assert {"leave", "move:east", "miss"} <= pass_until(scene).options()


def test_a_tower_with_somebody_in_it_is_occupied():
    scene = below(start=(0, 1), deck=["exit"]).put(1, 0, 0).begin().answer("below:draw")
    assert scene.option("up").why_not == "no_way_up"


# --- afterwards


def test_nobody_escapes_to_where_it_came_up():
    """R18: who came from below has no way back."""
    scene = pass_until(stays("room_cross")).top("search", "secret_door")
    assert scene.hero().came_from == -1
    assert "search" in scene.options()


def test_a_new_way_down_is_a_new_journey():
    scene = below(start=(3, 6), row=("nothing",), deck=["exit"]).tile(3, 4, "passage_dead_end").dice(5).begin()
    scene.answer("below:draw").answer("up").answer("step_out")
    assert "down" in pass_until(scene).options()
    scene.answer("down").answer("heading:east")
    assert (scene.hero().below.square, len(scene.saw("below.down"))) == (square(3, 4), 1)


# --- where a tile lies face down


def under_a_face_down(tile):
    """Sarellia has refused to enter (3, 5) from (3, 4); Volrik is about to come up there."""
    scene = below("volrik", "sarellia", "sir_rohan", start=(3, 6), deck=["exit"], sets=BOTH).tile(3, 4, "room_cross")
    scene.put(1, 3, 4, came_from=(3, 3)).top("tiles", tile).dice(8).begin(1)
    scene.answer("move:south").answer("refuse").answer("stop").answer("miss")
    return scene.dice(5).answer("below:draw")


def test_the_tile_that_lies_there_face_down_is_turned_up_and_laid_any_way_round():
    """Section 12: face-down tiles stay; whoever enters later turns them up."""
    scene = under_a_face_down("room_left").answer("up")
    assert len(scene.options()) == 4
    scene.answer("lay:west").answer("step_out")
    assert (scene.at(), scene.s.unseen, scene.sides(*TO)) == (TO, (), (1, 0, 0, 1))


def test_a_pit_that_lies_there_face_down_goes_back_in_the_box():
    scene = under_a_face_down("bottomless_pit").top_now("tiles", "room_cross").answer("up").answer("step_out")
    assert (scene.at(), scene.s.unseen, scene.in_pile("tiles", "bottomless_pit")) == (TO, (), 2)
