"""Common beginnings with the Heroes set, as in the base game's ``openings``."""

from tests.rules.dungeonquest.scene import Scene

SETS = ("base", "heroes")
HERE, NORTH, SOUTH = (3, 4), (3, 3), (3, 5)


def at(*heroes, here="room_cross", entry="south", rings=(), sets=SETS, **fields):
    """Seat 0 stands on (3, 4), come in from the south where nothing lies."""
    scene = Scene(*heroes, rings=rings, sets=sets).tile(*HERE, here, entry=entry)
    return scene.put(0, *HERE, **{"came_from": SOUTH} | fields)


def about_to_enter(*heroes, tile="room_cross", **fields):
    return at(*heroes, **fields).top("tiles", tile)


def room_card(card, *heroes, dice=(), **fields):
    """Seat 0 has stepped north into a fresh room and drawn this Room card."""
    return about_to_enter(*heroes, **fields).top("room", card).dice(*dice).begin().answer("move:north")


def at_door(*heroes, **fields):
    """Seat 0 stands on (3, 4); its north side is a door, beyond it a plain room."""
    return at(*heroes, here="room_door_ahead_open_sides", **fields).tile(3, 3, "room_cross")


def turn_over(scene, seat=1):
    """Seat 0's turn has ended: the next seat is asked for its turn."""
    return scene.asked() == (seat,) and scene.question().startswith("turn")
