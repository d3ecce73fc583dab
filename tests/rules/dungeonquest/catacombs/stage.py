"""Common beginnings with the Catacombs set, as in the base game's ``openings``."""

from games.rules.dungeonquest.board import NOWHERE, SIDES, square
from games.rules.dungeonquest.state import Below
from tests.rules.dungeonquest.scene import Scene

SETS = ("base", "catacombs")
BOTH = ("base", "heroes", "catacombs")
HERE, NORTH, SOUTH = (3, 4), (3, 3), (3, 5)
TREASURES = ("giant_diamond", "treasure_chest")


def table(*heroes, rings=(), sets=SETS, deck=(), things=(), chits=()):
    """``deck``: the next Catacomb cards. ``things``: what seat 0 has, as (pile, key); ``chits`` likewise."""
    scene = Scene(*(heroes or ("volrik", "sir_rohan")), rings=rings, sets=sets)
    return scene.top("catacomb", *deck).give(0, *things, chits=chits)


def at(*heroes, here="room_cross", entry="south", rings=(), sets=SETS, deck=(), things=(), chits=(), **fields):
    """Seat 0 stands on (3, 4), come in from the south where nothing lies."""
    scene = table(*heroes, rings=rings, sets=sets, deck=deck, things=things, chits=chits)
    return scene.tile(*HERE, here, entry=entry).put(0, *HERE, **{"came_from": SOUTH} | fields)


def about_to_enter(*heroes, tile="room_cross", **fields):
    return at(*heroes, **fields).top("tiles", tile)


def room_card(card, *heroes, dice=(), **fields):
    """Seat 0 has stepped north into a fresh room and drawn this Room card."""
    return about_to_enter(*heroes, **fields).top("room", card).dice(*dice).begin().answer("move:north")


def search_card(card, *heroes, dice=(), **fields):
    return at(*heroes, **fields).top("search", card).dice(*dice).begin().answer("search")


def trap_card(card, *heroes, dice=(), **fields):
    """Seat 0 has stepped north onto a trap tile and drawn this Trap card."""
    scene = about_to_enter(*heroes, tile="trap_cross", **fields)
    return scene.top("trap", card).dice(*dice).begin().answer("move:north")


def below(*heroes, start=HERE, heading="north", row=(), rings=(), sets=SETS, deck=(), things=(), chits=(), **fields):
    """Seat 0 is in the Catacombs with these cards drawn so far; nothing has been explored above."""
    scene = table(*heroes, rings=rings, sets=sets, deck=deck, things=things, chits=chits)
    return go_down(scene, 0, start, heading, row, **fields)


def go_down(scene, seat, start, heading="north", row=(), **fields):
    hero = scene.state.heroes[seat]
    cards = tuple(scene._take("catacomb", key) for key in row if key not in TREASURES)
    found = [key for key in row if key in TREASURES]
    hero.moved, hero.place, hero.came_from = True, NOWHERE, NOWHERE
    hero.below = Below(square(*start), SIDES.index(heading), cards, len(found))
    for name, value in fields.items():
        assert hasattr(hero, name), name
        setattr(hero, name, value)
    return scene.give(seat, *[("catacomb", key) for key in found])


def draws(card, *heroes, dice=(), **fields):
    """Seat 0, below, has drawn this Catacomb card."""
    return below(*heroes, deck=[card], **fields).dice(*dice).begin().answer("below:draw")


def journey(scene, seat=0):
    """(column, row), heading and number of cards drawn; None for a hero who is not below."""
    under = scene.hero(seat).below
    if under is None:
        return None
    return (under.square % 13, under.square // 13), SIDES[under.heading], len(under.row) + under.apart


def row(scene, seat=0):
    """The keys of the cards in the row."""
    return [scene.cards.decks["catacomb"][card].key for card in scene.hero(seat).below.row]


def turn_over(scene, seat=1):
    """Seat 0's turn has ended: the next seat is asked for its turn."""
    return scene.asked() == (seat,) and scene.question().startswith("turn")


def pass_until(scene, seat=0):
    """Everybody else waits until this seat is asked for a turn."""
    for _ in range(20):
        if scene.asked() == (seat,):
            return scene
        scene.answer("miss")
    raise AssertionError("that seat is never asked")
