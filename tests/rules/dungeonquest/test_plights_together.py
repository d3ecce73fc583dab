"""R2, sections 4 and 5: several things holding a hero at once; gates on the way; secret ways into the chamber."""

from .scene import Scene


def test_a_torch_out_in_a_cave_in_is_relit_first_and_then_the_way_is_chosen():
    scene = Scene("volrik").tile(3, 4, "cave_in_cross").put(0, 3, 4, came_from=(3, 5)).tile(3, 5, "room_cross")
    scene.give(0, ("room", "torch_goes_out")).dice(2, 7).begin()
    assert scene.question() == "turn.torch"
    scene.answer(("relight", ("1", "2", "3")))
    assert (scene.question(), scene.options() - {"miss"}) == ("turn.cave_in", {"force", "move:south"})
    assert scene.answer("force").question() == "turn"


def test_out_of_a_trapdoor_on_a_cave_in_tile_the_cave_in_still_bars_the_way():
    scene = Scene("volrik").tile(3, 4, "cave_in_cross").put(0, 3, 4, came_from=(3, 5)).give(0, ("room", "trapdoor"))
    scene.dice(3).begin().answer("climb")
    assert (scene.question(), scene.options() - {"miss"}) == ("turn.cave_in", {"force", "move:south"})


def test_a_rope_gets_out_of_the_hole_and_then_the_cave_in_is_chosen():
    scene = Scene("volrik").tile(3, 4, "cave_in_cross").put(0, 3, 4, came_from=(3, 5))
    scene.give(0, ("room", "trapdoor"), ("corpse", "rope")).begin()
    assert scene.question() == "turn.cave_in"


def test_missed_turns_are_served_before_any_recovery():
    """R2, R25."""
    scene = Scene("volrik", "sir_rohan").tile(3, 4, "darkness_left").put(0, 3, 4, came_from=(3, 5), miss=1).begin()
    assert scene.asked() == (1,)
    assert scene.answer("miss").question() == "turn.darkness"


def test_a_torch_out_on_a_chasm_keeps_the_side_stood_on():
    scene = Scene("volrik").tile(3, 4, "chasm_entry_with_left").put(0, 3, 4, came_from=(3, 5))
    scene.give(0, ("room", "torch_goes_out")).dice(1).begin().answer(("relight", ("1", "2", "3")))
    assert scene.options() == {"move:south", "move:west", "miss"}


def test_a_gate_crossed_earlier_in_the_turn_is_no_longer_just_behind():
    """R37: out of the gate into a corridor, on into a room; the escape leads back to the corridor."""
    scene = (
        Scene("volrik").tile(3, 4, "portcullis_cross").put(0, 3, 4, came_from=(2, 4)).tile(3, 5, "corridor_straight")
    )
    scene.tile(3, 6, "room_cross").top("room", "goblin").top("monster", "monster_02").dice(1).begin()
    scene.answer("move:south").answer("move:south")
    assert "escape" in scene.options()
    scene.answer("escape")
    assert (scene.at(), scene.question()) == ((3, 5), "corridor")


def test_a_portcullis_tile_through_a_secret_door_has_no_gate_behind_but_no_way_back():
    """R18, R37."""
    scene = Scene("volrik").tile(3, 4, "portcullis_cross").tile(3, 5, "room_cross").put(0, 3, 5).top("room", "orc")
    scene.top("search", "secret_door").begin().answer("search").answer("move:north")
    assert (scene.at(), scene.saw("roll"), scene.options()) == ((3, 4), [], {"attack", "wait"})


def test_a_secret_door_leads_into_the_treasure_chamber():
    scene = Scene("volrik", "sir_rohan").tile(5, 4, "room_dead_end", "west").put(0, 5, 4, came_from=(4, 4))
    scene.top("search", "secret_door").dragon("sleeping").begin().answer("search").answer("move:east")
    assert (scene.at(), len(scene.hero().chits), scene.count("dragon"), scene.asked()) == ("chamber", 2, 7, (1,))


def test_through_a_tower_onto_a_pit_in_one_turn():
    """R35."""
    scene = (
        Scene("volrik", "sir_rohan").tile(1, 0, "room_cross").put(0, 1, 0).tile(0, 1, "bottomless_pit").dice(7).begin()
    )
    scene.answer("move:west").answer("move:south")
    assert (scene.at(), scene.asked()) == ((0, 1), (1,))


def test_an_escape_from_the_tile_behind_a_tower_leads_back_to_the_tower():
    """R35, R38, R6."""
    scene = Scene("volrik", "sir_rohan").tile(1, 0, "room_cross").put(0, 1, 0).tile(0, 1, "room_cross")
    scene.top("room", "goblin").top("monster", "monster_02").begin().answer("move:west").answer("move:south")
    scene.answer("escape")
    assert (scene.at(), scene.question(), scene.options()) == ((0, 0), "tower", {"leave", "move:east", "stop"})


def test_a_wizards_curse_may_shut_the_way_back_out_of_a_dead_end_and_open_it_again():
    """R4: play on; section 5."""
    scene = (
        Scene("volrik", "sir_rohan")
        .tile(3, 4, "corridor_straight")
        .tile(3, 3, "room_dead_end")
        .put(0, 3, 3, came_from=(3, 4))
    )
    scene.tile(8, 8, "room_cross").put(1, 8, 8).tile(8, 7, "room_cross").top("room", "wizards_curse")
    scene.tile(8, 6, "room_cross").dice(1, 6).begin().answer("miss").answer("move:north")
    assert (scene.option("move:south", 0).why_not, scene.status()) == ("wall_beyond", "inside")
    scene.top("room", "wizards_curse").answer("miss").answer("move:north")
    assert scene.option("move:south", 0).why_not == ""
