"""Section 18: Sir Rohan and the troll."""

from .scene import Scene


def test_sir_rohan_against_a_troll_with_three_life_points():
    scene = Scene("sir_rohan", "volrik")
    scene.tile(3, 4, "room_cross", entry="south").put(0, 3, 4, came_from=(3, 5))
    scene.tile(3, 3, "room_cross", entry="south").top("room", "mountain_troll").top("monster", "monster_10")
    scene.begin().answer("move:north").answer("attack")
    scene.both("mighty_blow", "leap_aside")
    assert scene.hero().life == 16
    scene.both("slash", "slash").both("mighty_blow", "slash")
    assert (scene.hero().life, scene.s.meeting) == (15, None)
    assert scene.saw("monster.dead") == [(0, "mountain_troll", 3)]


def test_the_same_fight_alone_goes_by_the_solo_table():
    scene = Scene("sir_rohan").tile(3, 4, "room_cross").put(0, 3, 4, came_from=(3, 5))
    scene.tile(3, 3, "room_cross").top("room", "mountain_troll").top("monster", "monster_10")
    scene.dice(2, 5, 11, 10).begin().answer("move:north").answer("attack")
    assert (scene.hero().life, scene.dice_left) == (15, [])
