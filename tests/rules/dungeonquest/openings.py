"""Common beginnings: a hero about to step into an unexplored room, and what lies there."""

from .scene import Scene

HERE, NORTH = (3, 4), (3, 3)


def about_to_enter(*heroes, tile="room_cross", here="room_cross", rings=(), **fields):
    """Seat 0 stands on (3, 4), come in from the south; the next tile of the pile is ``tile``."""
    scene = Scene(*heroes, rings=rings).tile(*HERE, here).put(0, *HERE, came_from=(3, 5), **fields)
    return scene.top("tiles", tile)


def room_card(card, *heroes, dice=(), **fields):
    """Seat 0 has stepped north into a fresh room and drawn this Room card."""
    heroes = heroes or ("volrik", "sir_rohan")
    return about_to_enter(*heroes, **fields).top("room", card).dice(*dice).begin().answer("move:north")


def trap_card(card, *heroes, dice=(), **fields):
    """Seat 0 has stepped north onto a trap tile and drawn this Trap card."""
    heroes = heroes or ("volrik", "sir_rohan")
    scene = about_to_enter(*heroes, tile="trap_cross", **fields).top("trap", card)
    return scene.dice(*dice).begin().answer("move:north")


def search_card(card, *heroes, dice=(), **fields):
    """Seat 0 has searched a plain room and drawn this Search card."""
    heroes = heroes or ("volrik", "sir_rohan")
    scene = Scene(*heroes, rings=fields.pop("rings", ())).tile(*HERE, fields.pop("here", "room_cross"))
    scene.put(0, *HERE, **{"came_from": (3, 5)} | fields)
    return scene.top("search", card).dice(*dice).begin().answer("search")


def turn_over(scene, seat=1):
    """Seat 0's turn has ended: the next seat is asked for its turn."""
    return scene.asked() == (seat,) and scene.question().startswith("turn")
