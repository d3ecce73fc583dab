"""Cave troll, bridge, web, spears and chests."""

from games.rules.kernel import Answer, PickSome

from . import judging, walking
from .mind import Mind

DYING = 6  # life points with which even the chits are offered
PRICE = 100  # gold for each point of the troll's number
STEADY = 0.5  # a chance to cross that is good enough
LAST_CHITS = 2  # with no more than these alone, none is staked on a chest


def troll(mind: Mind) -> Answer:
    """An offer that is refused costs nothing: small change first, the chits when life hangs on it."""
    if "spell:fireball" in mind.legal:
        return "spell:fireball"
    if "offer" in mind.legal and (purse := _purse(mind)):
        return ("offer", purse)
    return mind.first("fight")


def _purse(mind: Mind) -> tuple[str, ...]:
    """In the order of the question."""
    names = judging.field(mind, "offer").of
    chits = {t["key"] for t in mind.me["treasures"] if t["pile"] == "treasure"}
    small = tuple(name for name in names if name.split("#")[0] not in chits)
    if mind.life > DYING:
        return small
    best = max(names, key=judging.gold_of)
    return tuple(name for name in names if name in small or name != best) or names


def trolls_number(mind: Mind) -> Answer:
    """Just more than the hero can pay, so that the troll is as strong as may be; else its whole purse."""
    asked = mind.table["heroes"][mind.view.question_data()[0]]
    numbers = [int(number) for number in mind.legal]
    return str(max(min(numbers), min(max(numbers), asked["gold"] // PRICE + 1)))


# --- bridge and web


def bridge(mind: Mind) -> Answer:
    """By the odds; where nothing leads back there is no choice."""
    if judging.chance(mind.legal["cross"]) >= STEADY or not _way_back(mind):
        return "cross"
    return mind.first("stop")


def _way_back(mind: Mind) -> bool:
    side, back = mind.me["entered_by"], mind.me["came_from"]
    return back >= 0 and judging.routes(mind).move(mind.place, side, back) > 0


def on_the_bridge(mind: Mind) -> Answer:
    move, worth = walking.best_move(mind, walking.ways(mind))
    return move if worth > 0 else mind.first("cross", *filter(None, (move,)), "miss")


def web(mind: Mind) -> Answer:
    """Through, unless back is better."""
    if "spell:fireball" in mind.legal:
        return "spell:fireball"
    routes = walking.ways(mind)
    move, worth = walking.best_move(mind, routes)
    return move if worth > judging.chance(mind.legal["force"]) * routes.stand[mind.place] else "force"


# --- chests


def chest(mind: Mind) -> Answer:
    """By what it holds and what it may destroy; a lone winner does not stake the last chits."""
    if mind.alone and mind.chits <= LAST_CHITS:
        return mind.first("leave_shut")
    best = max((id for id in mind.legal if id != "leave_shut"), key=lambda id: _gain(mind, id))
    return best if _gain(mind, best) > 0 else mind.first("leave_shut")


def _gain(mind: Mind, id: str) -> float:
    opens_from, faces, per_point = mind.legal[id].info
    opens = (faces - opens_from + 1) / faces
    others = max(1, len(mind.me["treasures"]) - 1)
    return opens * per_point * (opens_from + faces) / 2 - (1 - opens) * mind.me["gold"] / others


def best_chits(mind: Mind) -> Answer:
    """The most gold of those drawn."""
    chits: PickSome = judging.field(mind, "take")
    best = sorted(chits.of, key=judging.gold_of, reverse=True)[: chits.most]
    return ("take", tuple(name for name in chits.of if name in best))


ANSWERS = {
    "cave_troll": troll,
    "cave_troll.number": trolls_number,
    "bridge": bridge,
    "turn.bridge": on_the_bridge,
    "turn.web": web,
    "spear_trap": Mind.any,
    "spear_trap.hide": Mind.any,
    "chest": chest,
    "chamber.four": best_chits,
}
