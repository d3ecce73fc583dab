"""Section 4, trap tiles; R26, R38."""

from .scene import Scene


def before_a_trap(*heroes, rings=()):
    scene = Scene("volrik", *heroes, rings=rings).tile(3, 5, "room_cross").put(0, 3, 5, came_from=(3, 6))
    return scene.tile(3, 4, "trap_cross")


def test_a_trap_tile_draws_a_trap_card_and_no_room_card():
    scene = before_a_trap("sir_rohan").top("trap", "poisonous_snakes").dice(3).begin().answer("move:north")
    assert (scene.saw("card"), scene.hero().life, scene.asked()) == ([(0, "trap", "poisonous_snakes")], 12, (1,))


def test_every_time():
    scene = before_a_trap().top("trap", "poisonous_snakes", "poisonous_snakes").top("room", "empty").dice(1, 2).begin()
    scene.answer("move:north").answer("move:south").answer("move:north")
    assert scene.hero().life == 12


def test_a_fresh_one_too():
    scene = Scene("volrik").put(0, 0, 0).top("tiles", "trap_left_ahead").top("trap", "explosion").begin()
    scene.answer("move:east")
    assert (scene.at(), scene.hero().life, scene.saw("sun")[-1]) == ((1, 0), 11, (3, 26))


def test_an_escape_back_onto_a_trap_tile_draws_a_trap_card():
    """R38."""
    scene = Scene("volrik").tile(3, 4, "trap_cross").put(0, 3, 4, came_from=(3, 5)).tile(3, 3, "room_cross")
    scene.top("room", "goblin").top("monster", "monster_02").top("trap", "explosion").begin()
    scene.answer("move:north").answer("escape")
    assert (scene.at(), scene.hero().life) == ((3, 4), 11)


def test_a_trapdoor_catches_only_the_one_who_fell():
    """R26: the pit closes; a later visitor draws a card of his own."""
    scene = (
        before_a_trap("sir_rohan").top("trap", "trapdoor", "crossfire_trap").dice(12, 2).begin().answer("move:north")
    )
    scene.put(1, 4, 4, came_from=(5, 4)).tile(4, 4, "room_cross").answer("miss")
    assert (scene.question(), scene.asked()) == ("turn.trapdoor", (0,))
    scene.dice(1).top("room", "empty").answer("climb").answer("move:south")
    scene.dice(9).answer("move:west")
    assert (scene.at(1), scene.hero(1).life, scene.hero(1).kept) == ((3, 4), 17, ())
    assert scene.asked() == (0,)
    scene.answer("miss")
    assert scene.question() == "turn"


def test_a_hero_in_a_trapdoor_still_fills_his_square():
    """Section 3, R26."""
    scene = before_a_trap("sir_rohan").top("trap", "trapdoor").dice(12, 2).begin().answer("move:north")
    scene.put(1, 4, 4, came_from=(5, 4)).tile(4, 4, "room_cross").answer("miss").dice(12).answer("climb")
    assert scene.option("move:west", 1).why_not == "occupied"
