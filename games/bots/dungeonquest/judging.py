"""What several rules of thumb weigh: chances as options tell them, life for turns, the way home from below."""

from typing import Any

from games.rules.dungeonquest.board import CHAMBER, NOWHERE, TOWERS, distance
from games.rules.kernel import Option

from . import walking
from .dangers import TURN
from .mind import Mind
from .routes import Routes

FETCH_AND_RETURN = 10  # turns from the chamber to a tower, treasure taken
WALKING = 1.5  # turns a square


def chance(option: Option) -> float:
    """Of a test as its option tells it: (ability, target, faces)."""
    _, target, faces = option.info
    return min(1.0, float(target) / float(faces))


def alive(mind: Mind, life: int) -> float:
    """The chance to live through the rooms still ahead with so much life."""
    return mind.dangers.survives(mind.rooms_left, life)


def by_stance(mind: Mind, monster: str) -> dict[str, float]:
    """What the usual stances that are open leave of the prospects."""
    found: dict[str, float] = {}
    for id in ("attack", "wait", "escape"):
        if id in mind.legal:
            met = mind.dangers.stance(monster, id, mind.me["arrows"])
            found[id] = mind.dangers.after(met.loss, mind.rooms_left, mind.life) * TURN**met.turns
    return found


def square(mind: Mind) -> int:
    """Where the hero is, or under which square its journey below began."""
    below = mind.me.get("below")
    return int(below["square"]) if below else mind.place


def heads_home(mind: Mind) -> bool:
    """As above ground; below by the distance to the gold."""
    if mind.place != NOWHERE:
        return walking.goes_home(mind)
    to_gold = distance(square(mind), CHAMBER) * WALKING
    return bool(mind.chits) or to_gold + FETCH_AND_RETURN > mind.turns_left


def goals(mind: Mind) -> tuple[int, ...]:
    if not heads_home(mind):
        return (CHAMBER,)
    taken = {hero["place"] for hero in mind.rivals("inside")}
    return tuple(tower for tower in TOWERS if tower not in taken) or tuple(TOWERS)


def steps(mind: Mind, place: int) -> int:
    """To the nearest goal, walls ignored."""
    return min(distance(place, goal) for goal in goals(mind))


def routes(mind: Mind) -> Routes:
    return mind.calm_home if heads_home(mind) else mind.gold


def gold_of(name: str) -> int:
    """A treasure as a question names it: ``key#gold``, the second alike ``key#gold#2``."""
    return int(name.split("#")[1])


def field(mind: Mind, option: str) -> Any:
    """What is to be filled in with this option."""
    return mind.legal[option].fields[0]
