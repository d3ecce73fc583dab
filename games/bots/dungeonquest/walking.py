"""Where to go: to the gold while there is time to come back, then home by the way with the best prospects."""

from games.rules.dungeonquest.board import CHAMBER
from games.rules.kernel import Answer

from .dangers import RETREAT_TURNS, TURN
from .healing import needs_healing
from .mind import Mind
from .routes import Routes

HOPE = 7  # turns by which a lone hero hopes to be quicker than expected: giving up later wins little and saves few
CAUTION = 2  # likewise in company, where coming out with nothing may win; at 4 fewer games are won, at 0 it is timid
LEAST_SPARE = 2  # turns that must be left over before anybody draws again
SAFE_DRAW = 0.2  # a dragon at most this likely to wake is worth another draw
LAST_CHANCE = 0.34  # likewise when somebody is already out with more
MUCH_BETTER = 1.2  # a step back is seldom more than that
EAGER = 0.75  # searching is worth while though moving looks up to so much better: detours take longer than they look
GOOD_HAUL = 470  # half of what a chit is worth on the average


def goes_home(mind: Mind) -> bool:
    """With a treasure chit; or when there is no time left to fetch one and come back."""
    if mind.chits:
        return True
    if mind.place == CHAMBER:
        return False
    needed = mind.gold.turns(mind.gold.stand[mind.place]) + mind.home.turns(mind.home.stand[CHAMBER])
    return needed > mind.turns_left + (HOPE if mind.alone else CAUTION)


def ways(mind: Mind) -> Routes:
    return mind.calm_home if goes_home(mind) else mind.gold


def best_move(mind: Mind, routes: Routes) -> tuple[str, float]:
    """The legal move with the best prospects; ("", 0) without any."""
    worth = {id: routes.move(mind.place, e.side, e.to) for id, e in mind.moves().items()}
    best = max(worth, key=lambda id: (worth[id], mind.rng.random()), default="")
    return best, worth.get(best, 0.0)


def walk(mind: Mind) -> Answer:
    routes = ways(mind)
    move, worth = best_move(mind, routes)
    if "search" in mind.legal and routes.search(mind.place, mind.me["searches"]) > EAGER * worth:
        return "search"
    return move if worth > 0 else mind.first("search", *filter(None, (move,)), "miss")


def turn(mind: Mind) -> Answer:
    return "ring:healing" if needs_healing(mind) else walk(mind)


def stepping_back(mind: Mind) -> float:
    """What an escape leaves of the prospects: those of the square one came from against those of this one."""
    routes, came_from = ways(mind), int(mind.me["came_from"])
    here = routes.stand[mind.place]
    if here <= 0 or came_from < 0:
        return TURN**RETREAT_TURNS
    return min(MUCH_BETTER, routes.stand[came_from] / here)


def tower_turn(mind: Mind) -> Answer:
    return "leave" if "leave" in mind.legal and goes_home(mind) else walk(mind)


def chamber_turn(mind: Mind) -> Answer:
    """No healing here: every turn turns up a dragon chit."""
    if not mind.chits or _draws_again(mind):
        return mind.first("stay")
    return best_move(mind, mind.calm_home)[0] or mind.first("stay")


def _draws_again(mind: Mind) -> bool:
    """Alone never: one chit is a win. Among rivals while it may decide the game and there is daylight to spare."""
    if mind.alone or mind.turns_left - mind.home.turns(mind.home.stand[CHAMBER]) < LEAST_SPARE:
        return False
    mine, wakes = mind.me["gold"], 1 / max(1, mind.table["chamber"]["dragon_left"])
    out = max([h["gold"] for h in mind.rivals("out")], default=0)
    richest = max([h["gold"] for h in mind.rivals("inside")], default=0)
    if mine <= out:
        return wakes <= LAST_CHANCE
    return mine < max(richest, GOOD_HAUL) and wakes <= SAFE_DRAW


def cave_in_turn(mind: Mind) -> Answer:
    """Through, unless back is better."""
    routes = ways(mind)
    move, worth = best_move(mind, routes)
    return move if worth > routes.f.rubble * routes.stand[mind.place] else mind.first("force")


def free_move(mind: Mind) -> Answer:
    return best_move(mind, ways(mind))[0] or mind.any()


def tower(mind: Mind) -> Answer:
    if goes_home(mind):
        return "leave"
    move, worth = best_move(mind, mind.gold)
    return move if worth > 0 else mind.first("stop")


def secret_door(mind: Mind) -> Answer:
    """Through the wall if the far side is better than here."""
    routes = ways(mind)
    reach = {id: routes.secretly(e.side, e.to) for id, e in mind.moves().items()}
    best = max(reach, key=lambda id: reach[id], default="")
    return best if best and reach[best] > routes.stand[mind.place] else "decline"
