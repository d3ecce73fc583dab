"""Scenes in which seat 0 wears an amulet, or is about to find one."""

from games.rules.kernel.secrets import EXACTLY, Fact

from .stage import at


def wears(scene, key, seat=0, shown=False):
    """The hero wears this amulet; the player to the right has read it, and everybody if it is ``shown``."""
    hero, right = scene.state.heroes[seat], (seat - 1) % len(scene.state.heroes)
    hero.amulet, hero.amulet_shown = scene._take("amulet", key), shown
    scene.state.facts.append(Fact("amulet", hero.amulet, -1 if shown else 1 << right, EXACTLY))
    return scene


def wearing(key, *heroes, shown=False, **fields):
    """Seat 0, on (3, 4) with the south behind it, wears this amulet. Not begun yet."""
    return wears(at(*heroes, **fields), key, shown=shown)


def entering(key, tile, *heroes, cards=(), dice=(), shown=False, **fields):
    """Wearing it, seat 0 has stepped north onto this fresh tile; ``cards``: (pile, key) on top."""
    scene = wearing(key, *heroes, shown=shown, **fields).top("tiles", tile).dice(*dice)
    for pile, card in cards:
        scene.top(pile, card)
    return scene.begin().answer("move:north")


def drawing(key, card, *heroes, dice=(), shown=False, pile="room", **fields):
    """Wearing it, seat 0 has drawn this Room (or Trap) card to the north."""
    tile = "room_cross" if pile == "room" else "trap_cross"
    return entering(key, tile, *heroes, cards=[(pile, card)], dice=dice, shown=shown, **fields)


def finds(key, *heroes, **fields):
    """Seat 0 has found this amulet by a Room card and is asked whether to keep it."""
    scene = at(*heroes, **fields).top("tiles", "room_cross").top("room", "amulet").top("amulet", key)
    return scene.begin().answer("move:north")


def amulet(scene, seat=0):
    """The true key of the amulet a hero wears; None for none."""
    card = scene.hero(seat).amulet
    return None if card < 0 else scene.cards.amulets[card].key


def shown(scene, seat=0):
    return scene.hero(seat).amulet_shown
