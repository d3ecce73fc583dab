"""The level below: when to go down, which way to head, when to come up, and how to lie the tile there."""

from games.rules.dungeonquest.board import CHAMBER, COLUMNS, EXITS, ROWS, SIDES, STEPS, column_row, opposite
from games.rules.dungeonquest.board import square as square_at
from games.rules.kernel import Answer, Option

from . import judging, walking
from .mind import Mind

FAR = 10  # turns of walking above: below is no slower, and has no doors
JOURNEY = range(3, 9)  # cards that a journey usually takes
SHADOW = "shadow_of_doom"  # half of those who go below lose it


def turn(mind: Mind) -> Answer | None:
    return "down" if "down" in mind.legal and _goes_down(mind) else None


def passage(mind: Mind) -> Answer:
    return mind.first("down" if _goes_down(mind) else "pass")


def _goes_down(mind: Mind) -> bool:
    """Walled in, shadowed, or far from home with the gold."""
    routes = walking.ways(mind)
    here = routes.stand[mind.place]
    if here <= 0 or SHADOW in mind.me["plights"]:
        return True
    return bool(mind.chits) and routes.turns(here) > FAR


def heading(mind: Mind) -> Answer:
    """Where a journey of the usual length ends nearest to the goal."""
    start = judging.square(mind)
    far = {id: sum(_steps_after(mind, start, _side(id), n) for n in JOURNEY) for id in mind.legal}
    return min(far, key=lambda id: far[id])


def _side(id: str) -> int:
    return SIDES.index(id.removeprefix("heading:"))


def _steps_after(mind: Mind, start: int, side: int, cards: int) -> int:
    """From where so many cards lead, at the wall at the latest, to the goal."""
    (column, row), (across, down) = column_row(start), STEPS[side]
    column = min(max(column + across * cards, 0), COLUMNS - 1)
    row = min(max(row + down * cards, 0), ROWS - 1)
    return judging.steps(mind, square_at(column, row))


def go_on_below(mind: Mind) -> Answer:
    return mind.first("below:hole", "below:draw") if "relight" not in mind.legal else mind.first("relight")


def in_a_pit(mind: Mind) -> Answer:
    return mind.first("climb", "below:draw")


def way_up(mind: Mind) -> Answer:
    """Always: who waits for a better one wins less."""
    return mind.first("up")


def entrance(mind: Mind) -> Answer:
    """The one nearest to the goal."""
    return min(mind.legal, key=lambda id: judging.steps(mind, _place(mind.legal[id])))


def _place(option: Option) -> int:
    return int(option.place[0]) if isinstance(option.place, tuple) else CHAMBER


def surface(mind: Mind) -> Answer:
    """Out of the castle if that is where the way leads; on the ground unless nothing leads on from it."""
    if "leave" in mind.legal:
        return mind.first("leave" if judging.heads_home(mind) else "stop")
    walled_in = judging.routes(mind).stand[_place(mind.legal["step_out"])] <= 0
    return mind.first("back_down" if walled_in else "step_out")


def lay(mind: Mind) -> Answer:
    """The way round that leads on best."""
    return max(mind.legal, key=lambda id: _leads_on(mind, mind.legal[id]))


def _leads_on(mind: Mind, option: Option) -> float:
    routes, place = judging.routes(mind), _place(option)
    by_code = (0.0, 1.0, routes.f.door, routes.f.gate)
    worth = [by_code[option.info[e.side]] * routes.enter[e.to * 4 + opposite(e.side)] for e in EXITS[place]]
    return max(worth, default=0.0)


def ledge(mind: Mind) -> Answer:
    """The bank of the chasm with the better way on."""
    return max(mind.legal, key=lambda id: _along(mind, id))


def _along(mind: Mind, id: str) -> float:
    sides = (id.removeprefix("ledge:"), *mind.legal[id].info)
    routes = judging.routes(mind)
    exits = [e for e in EXITS[mind.place] if SIDES[e.side] in sides]
    return max([routes.move(mind.place, e.side, e.to) for e in exits], default=0.0)


ANSWERS = {
    "passage.found": passage,
    "below.heading": heading,
    "turn.below": go_on_below,
    "turn.trapdoor": in_a_pit,
    "way_up": way_up,
    "way_up.entrance": entrance,
    "surface": surface,
    "tile.lay": lay,
    "chasm.side": ledge,
}
