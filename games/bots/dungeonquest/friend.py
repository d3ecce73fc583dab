"""Sarellia and Flame Bright: warnings, doors, holes, the salve."""

from games.rules.dungeonquest.board import EXITS
from games.rules.kernel import Answer

from . import judging
from .mind import Mind

AS_GOOD = 0.7  # another way at least so good is taken instead of one that smells of danger
HIS_LOW_LIFE = 5
HER_LOW_LIFE = 3
WAITS_WITH = 6  # turns left at least


def turn(mind: Mind) -> Answer | None:
    if "salve:self" in mind.legal and mind.life <= HER_LOW_LIFE:
        return "salve:self"
    friend = mind.me.get("companion")
    if "salve:friend" in mind.legal and friend and friend["life"] <= HIS_LOW_LIFE:
        return "salve:friend"
    return None


def sense(mind: Mind) -> Answer:
    """A warning is heeded where another way is nearly as good: time kills as surely as pits."""
    _, warned = mind.view.question_data()
    routes, place = judging.routes(mind), mind.place
    worth = sorted([routes.move(place, exit.side, exit.to) for exit in EXITS[place]])
    return "refuse" if warned and len(worth) > 1 and worth[-2] >= AS_GOOD * worth[-1] > 0 else "enter"


def elsewhere(mind: Mind) -> Answer:
    """The best of the other ways, or a turn spent on thinking."""
    routes = judging.routes(mind)
    worth = {id: routes.move(mind.place, exit.side, exit.to) for id, exit in mind.moves().items()}
    best = max(worth, key=lambda id: worth[id], default="")
    return best if best and worth[best] > routes.f.turn * routes.stand[mind.place] else mind.first("stop")


def apart(mind: Mind) -> Answer:
    """He is waited for while there is time."""
    if mind.turns_left < WAITS_WITH:
        return mind.first("abandon")
    return mind.first("follow", "stay", "miss")


ANSWERS = {
    "sense": sense,
    "sense.elsewhere": elsewhere,
    "cave_in.friend": Mind.any,
    "friend.below": apart,
    "friend.under_bridge": lambda mind: mind.first("follow"),
    "turn.friend": apart,
}
