"""What single heroes can do: hide, frighten, meditate, run, search with both hands, go berserk."""

from games.rules.dungeonquest.board import CHAMBER, EXITS
from games.rules.kernel import Answer

from . import judging, perils, walking
from .mind import Mind

HELM_WORKS = 0.66
BACKLASH = 3  # life points that an angry monster's first blow takes
TO_SPARE = 4  # turns beyond the way home that one may sit still
RAGE_GAIN = 4  # life points; they are lost again when it ends
RAGE_CAP = 16


def stance(mind: Mind) -> Answer | None:
    """Hiding costs nothing, and whoever is found may still choose."""
    if "hide" in mind.legal:
        return "hide"
    return "helm" if "helm" in mind.legal and _frightens(mind) else None


def _frightens(mind: Mind) -> bool:
    monster = mind.view.question_data()[0]
    angry = mind.dangers.stance(monster, "attack")
    fails = mind.dangers.after(angry.loss, mind.rooms_left, max(0, mind.life - 1 - BACKLASH))
    helm = HELM_WORKS * judging.alive(mind, mind.life - 1) + (1 - HELM_WORKS) * fails
    return helm > max(judging.by_stance(mind, monster).values())


def seek(mind: Mind) -> Answer:
    """One number is as good as another."""
    return mind.any()


# --- turns


def turn(mind: Mind) -> Answer | None:
    if "meditate" in mind.legal and _has_time(mind) and mind.life < mind.me["max_life"]:
        return "meditate"
    return _run(mind) if any(id.startswith("run:") for id in mind.legal) else None


def _has_time(mind: Mind) -> bool:
    """On the way home, daylight to spare: there a life point is worth a turn. Before, it costs more gold than lives."""
    if not walking.goes_home(mind):
        return False
    home = mind.home
    return mind.turns_left - home.turns(home.stand[mind.place]) > TO_SPARE


def _run(mind: Mind) -> Answer | None:
    """Where she would go anyway, one square further and past a Room card; not into the chamber."""
    best, worth = walking.best_move(mind, walking.ways(mind))
    wanted = best.replace("move:", "run:", 1)
    into = next((exit.to for exit in EXITS[mind.place] if f"run:{exit.name}" == wanted), CHAMBER)
    return wanted if worth > 0 and into != CHAMBER and wanted in mind.legal else None


def run_on(mind: Mind) -> Answer:
    """The second square; the chamber gives nothing to who rushes in."""
    moves = {id: exit for id, exit in mind.moves().items() if exit.to != CHAMBER}
    routes = walking.ways(mind)
    worth = {id: routes.move(mind.place, exit.side, exit.to) for id, exit in moves.items()}
    best = max(worth, key=lambda id: worth[id], default="")
    return best if best and worth[best] > routes.f.turn * routes.stand[mind.place] else mind.first("stop")


def search(mind: Mind, answer: Answer) -> Answer:
    """A search with both hands, or with four cards, is better than a plain one."""
    if answer != "search":
        return answer
    return mind.first("ring:searching", "search:double", "search")


# --- rage


def let_go(mind: Mind) -> Answer:
    """On the way home, if it brings its life: in a rage nothing is picked up."""
    wanted = bool(mind.chits) and mind.life <= RAGE_CAP - RAGE_GAIN
    return mind.first("let_go" if wanted else "hold_back")


def steer(mind: Mind) -> Answer:
    """Somebody else's hero: as far as may be from where it wants to go."""
    places = {id: option.place for id, option in mind.legal.items() if isinstance(option.place, tuple)}
    return max(places, key=lambda id: judging.steps(mind, places[id][0])) if places else mind.first("force")


def at_the_spider(mind: Mind) -> Answer:
    return mind.first("spell:fireball", "hack", "fight", "close_in")


ANSWERS = {
    "hide.number": seek,
    "hide.seek": seek,
    "run": run_on,
    "berserk.roll": let_go,
    "berserk.steer": steer,
    "madness.steer": steer,
    "spider": at_the_spider,
    "spider.fight": at_the_spider,
    "turn.spider": at_the_spider,
    "stance": perils.stance,
}
