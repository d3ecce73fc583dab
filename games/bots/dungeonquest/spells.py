"""Azoth: what his spells are worth."""

from games.rules.dungeonquest.board import EXITS, NOWHERE, Exit, neighbour
from games.rules.kernel import Answer

from . import walking
from .mind import Mind
from .routes import Routes

STASIS_LIFE = 7  # so much is kept for the turns in which things count
VANISHING = 2  # life points
LAST_BREATH = 4  # with no more than this he does not wait for another blow
HEALS = 3
HURT = 5  # life points lost that are worth the die
A_TURN_LEFT = 2


def turn(mind: Mind) -> Answer | None:
    lost = mind.me["max_life"] - mind.life
    if "spell:dark_force:die" in mind.legal and lost >= HURT:
        return "spell:dark_force:sure" if mind.life <= HEALS else "spell:dark_force:die"
    if "spell:doorway" in mind.legal and _opens_a_way(mind):
        return "spell:doorway"
    if "spell:stasis" in mind.legal and mind.life > STASIS_LIFE:
        return "spell:stasis"
    return None


def _opens_a_way(mind: Mind) -> bool:
    """Out of the castle, or out of a place with no other way."""
    if _at_the_edge(mind) and walking.goes_home(mind):
        return True
    routes = walking.ways(mind)
    return routes.stand[mind.place] <= 0 and any(_lets_in(routes, e) for e in EXITS[mind.place])


def _lets_in(routes: Routes, exit: Exit) -> bool:
    """Somewhere to go to: no hero stands there, and there is a tile for it."""
    ground = routes.ground
    return exit.to not in ground.taken and (exit.to in ground.sides or ground.any_left)


def _at_the_edge(mind: Mind) -> bool:
    return 0 <= mind.place < len(mind.gold.stand) - 2 and any(neighbour(mind.place, s) == NOWHERE for s in range(4))


def doorway(mind: Mind) -> Answer:
    """Not declined while there is a wall to go through: the same turn would ask for the spell again, without end."""
    out = [id for id in mind.legal if id.startswith("out:")]
    if out and walking.goes_home(mind):
        return out[0]
    answer = walking.secret_door(mind)
    return answer if answer != "decline" else mind.first(*mind.moves(), *out, "decline")


def hold_time(mind: Mind) -> Answer:
    """A turn without danger, and the sun stands still."""
    return mind.first("pay" if mind.life > STASIS_LIFE - 1 else "lapse")


def stay_unseen(mind: Mind) -> Answer:
    """It was bought for one meeting."""
    return mind.first("lapse")


def stance(mind: Mind) -> Answer | None:
    """Bare hands are the last resort: fire while there is time for it, else a hard look, else thin air."""
    if not mind.me.get("spells"):
        return None
    for id, ready in (
        ("spell:fireball", mind.turns_left > A_TURN_LEFT),
        ("spell:eyes_of_doom", mind.life > VANISHING),
        ("spell:invisibility", mind.life > VANISHING),
    ):
        if ready and id in mind.legal:
            return id
    return None


def stared_back(mind: Mind) -> Answer:
    return mind.first("spell:fireball", "spell:invisibility", "fight_it")


def in_a_fight(mind: Mind) -> Answer:
    return mind.first("spell:invisibility" if mind.life <= LAST_BREATH else "fight_on")


def creature(mind: Mind) -> Answer:
    """Fire costs a turn, a fight with these costs about a life point for each two of them."""
    return mind.first("spell:fireball", "strike")


ANSWERS = {
    "doorway": doorway,
    "stasis.on": hold_time,
    "invisibility.on": stay_unseen,
    "eyes.failed": stared_back,
    "fireball": lambda mind: mind.first("throw"),
    "invisibility": in_a_fight,
    "creature": creature,
}
