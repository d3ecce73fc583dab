"""R18, R37, R38: where an escape leads, and where there is none."""

from .scene import Scene


def met(scene, monster="goblin", card="monster_02"):
    return scene.top("room", monster).top("monster", card)


def test_no_escape_for_a_hero_who_came_by_a_secret_door():
    """R18, section 6.1."""
    scene = (
        Scene("volrik").tile(3, 4, "room_dead_end").put(0, 3, 4).tile(3, 3, "room_cross").top("search", "secret_door")
    )
    met(scene).begin().answer("search").answer("move:north")
    assert (scene.options(), scene.option("escape").why_not) == ({"attack", "wait"}, "no_way_back")


def test_an_escape_leads_back_to_the_tile_come_from_without_a_room_card():
    scene = Scene("volrik", "sir_rohan").tile(3, 4, "room_cross").put(0, 3, 4).tile(3, 3, "room_cross")
    met(scene).begin().answer("move:north").answer("escape")
    assert (scene.at(), scene.saw("card"), scene.asked()) == ((3, 4), [(0, "room", "goblin")], (1,))


def test_a_door_just_used_needs_no_new_card():
    """Section 6.2."""
    scene = Scene("volrik").tile(3, 4, "room_door_ahead_open_sides").put(0, 3, 4).tile(3, 3, "room_cross")
    met(scene).top("door", "door_opens").begin().answer("move:north").answer("escape")
    assert (scene.at(), [card[1] for card in scene.saw("card")]) == ((3, 4), ["door", "room"])


def test_an_escape_into_a_dark_chamber_counts_as_entering_it():
    """R38: from the side stepped back over."""
    scene = Scene("volrik").tile(3, 4, "darkness_left").put(0, 3, 4, came_from=(3, 5)).dice(6).tile(2, 4, "room_cross")
    met(scene).begin().answer("grope").answer("escape").dice(3).top("room", "bracelet").answer("grope")
    assert (scene.at(), scene.gold()) == ((2, 4), 40)


def test_an_escape_onto_a_portcullis_tile_counts_as_come_in_from_the_side_stepped_over():
    """R37, R38: its gate is not crossed; the next monster may be escaped."""
    scene = Scene("volrik").tile(3, 4, "portcullis_cross").put(0, 3, 4, came_from=(3, 5), gate_behind=True)
    met(scene.tile(3, 3, "room_cross")).begin().answer("move:north").answer("escape")
    assert (scene.at(), scene.saw("roll"), scene.hero().gate_behind) == ((3, 4), [], False)


def test_after_an_escape_the_way_back_is_the_room_of_the_monster():
    """R38: a second escape, from a tile to the south, leads to the tile left last."""
    scene = Scene("volrik").tile(3, 4, "room_cross").put(0, 3, 4, came_from=(3, 5)).tile(3, 3, "room_cross")
    met(scene).tile(3, 5, "room_cross").begin().answer("move:north").answer("escape")
    met(scene, card="monster_04").answer("move:south").answer("escape")
    assert scene.at() == (3, 4)


def test_an_escape_into_the_chamber_belongs_to_the_hero_alone_and_others_may_be_there():
    """R18, section 8."""
    scene = Scene("volrik", "sir_rohan").put(0, "chamber").put(1, "chamber").tile(6, 3, "room_cross")
    met(scene).begin().answer("move:north").answer("escape")
    assert (scene.at(0), scene.at(1), scene.saw("treasure"), scene.asked()) == ("chamber", "chamber", [], (1,))


def test_the_dragon_settles_when_the_last_hero_leaves_even_if_thrown_back():
    """Section 8: out is out; the pile has been gathered."""
    scene = Scene("volrik", "sir_rohan").put(0, "chamber").dragon("sleeping").tile(6, 3, "room_cross").begin()
    scene.answer("stay").answer("miss")
    assert scene.count("dragon") == 7
    met(scene).answer("move:north").answer("escape")
    assert (scene.at(), scene.count("dragon")) == ("chamber", 8)
