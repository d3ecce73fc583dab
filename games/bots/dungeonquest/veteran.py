"""A player with experience: straight to the gold, a look at the clock, and home.

Maximises, alone: getting out with at least one treasure chit, then getting out at all. With others: being the richest
of those who get out, which mostly means getting out. Plays from what its seat sees and from the public card set.
"""

from collections.abc import Callable
from typing import Any

from games.bots.view import SeatView
from games.rules.dungeonquest.board import CHAMBER, EXITS, TOWERS
from games.rules.kernel import Answer, sample
from games.rules.kernel.options import RandomSource

from . import fights
from .routes import NEVER, Routes

HERO_TASTE = ("ulv_grimhand", "volrik", "sir_rohan", "el_adoran")
RING_TASTE = ("dazzling", "warning", "opening", "healing")
TURNS_PER_COST = 0.75  # rounds that a unit of route cost takes, on the average
SPARE_ROUNDS = 2
HOPE = 4  # rounds by which a lone hero hopes to be luckier than expected
CAUTION = 2
LOW_LIFE = 6
CRYPT_LIFE = 10
WORTH_A_RING = 1.4  # expected loss of life that is worth the dazzling ring
CHIT_MEAN = 937.0


class Mind:
    """One decision: what the seat sees, worked out once."""

    def __init__(self, view: SeatView, seat: int, rng: RandomSource):
        self.view, self.seat, self.rng = view, seat, rng
        self.table = view.observation()["table"]
        self.me = self.table["heroes"][seat]
        self.legal = {o.id: o for o in view.legal()}
        self.cards = view.cards

    @property
    def rounds_left(self) -> int:
        return int(self.table["rounds"] - self.table["round"])

    @property
    def alone(self) -> bool:
        return len(self.table["heroes"]) == 1

    def chits(self) -> int:
        return sum(t["pile"] == "treasure" for t in self.me["treasures"])

    def first(self, *ids: str) -> Answer:
        """The first of these options that is legal; any legal one if none is."""
        for wanted in ids:
            if wanted in self.legal:
                return sample(self.legal[wanted], self.rng)
        return self.any()

    def any(self) -> Answer:
        options = list(self.legal.values())
        return sample(options[int(self.rng.random() * len(options))], self.rng)

    def home(self) -> Routes:
        goals = tuple(t for t in TOWERS if t not in {h["place"] for h in self.rivals() if h["status"] == "inside"})
        return Routes(self.table, self.me, goals)

    def gold_ways(self) -> Routes:
        return Routes(self.table, self.me, (CHAMBER,))

    def rivals(self) -> list[dict[str, Any]]:
        return [h for h in self.table["heroes"] if h["seat"] != self.seat and h["hero"]]


def choose(view: SeatView, seat: int, rng: RandomSource) -> Answer:
    mind = Mind(view, seat, rng)
    return ANSWERS.get(view.key, Mind.any)(mind)


# --- the way


def _goal_ways(mind: Mind) -> Routes:
    """To the gold while there is time to come back; home with it, or when there is none."""
    home = mind.home()
    if _go_home(mind, home):
        return home
    return mind.gold_ways()


def _go_home(mind: Mind, home: Routes) -> bool:
    """With a treasure chit; or when there is no time left to fetch one and come back."""
    if mind.chits():
        return True
    here = mind.me["place"]
    gold = mind.gold_ways()
    if gold.to_goal[here] >= NEVER:
        return home.to_goal[here] < NEVER
    needed = (gold.to_goal[here] + home.to_goal[CHAMBER]) * TURNS_PER_COST
    slack = HOPE if mind.alone else CAUTION
    return needed > mind.rounds_left + slack


def _moves(mind: Mind) -> dict[str, Any]:
    """Legal moves by option id, as (side, to)."""
    exits = {f"move:{e.name}": e for e in EXITS[mind.me["place"]]}
    return {id: exits[id] for id in mind.legal if id in exits}


def _best_move(mind: Mind, ways: Routes) -> tuple[str, float]:
    """The move with the cheapest way on; ("", NEVER) without any."""
    place = mind.me["place"]
    costs = {id: ways.via(place, e.side, e.to) for id, e in _moves(mind).items()}
    if not costs:
        return "", NEVER
    best = min(costs, key=lambda id: (costs[id], mind.rng.random()))
    return best, costs[best]


def _walk(mind: Mind) -> Answer:
    ways = _goal_ways(mind)
    move, cost = _best_move(mind, ways)
    if move and cost < NEVER:
        return move
    return mind.first("search", *([move] if move else []), "miss")


def _turn(mind: Mind) -> Answer:
    if "ring:healing" in mind.legal and _needs_healing(mind):
        return "ring:healing"
    return _walk(mind)


def _needs_healing(mind: Mind) -> bool:
    return bool(mind.me["life"] <= LOW_LIFE and mind.me["life"] <= mind.me["max_life"] - 5 and mind.rounds_left > 3)


def _tower_turn(mind: Mind) -> Answer:
    if "leave" in mind.legal and _done(mind):
        return "leave"
    return _walk(mind)


def _done(mind: Mind) -> bool:
    """Nothing more to win inside, or no time for it."""
    return bool(mind.chits()) or _go_home(mind, mind.home())


def _chamber_turn(mind: Mind) -> Answer:
    if "ring:healing" in mind.legal and _needs_healing(mind):
        return "ring:healing"
    if not mind.chits() or _stays(mind):
        return mind.first("stay")
    move, _ = _best_move(mind, mind.home())
    return move or mind.first("stay")


def _stays(mind: Mind) -> bool:
    """Another draw: only among rivals, with time to spare, while the hoard grows more than the dragon threatens."""
    spare = mind.rounds_left - mind.home().to_goal[CHAMBER] * TURNS_PER_COST
    if mind.alone or spare < SPARE_ROUNDS + 1:
        return False
    richest = max((h["gold"] for h in mind.rivals() if h["status"] in ("inside", "out")), default=0)
    gold = mind.me["gold"]
    wakes = 1 / max(1, mind.table["chamber"]["dragon_left"])
    return bool(gold <= richest and wakes < 0.34) or bool(gold < CHIT_MEAN / 2 and wakes < 0.2)


def _free_move(mind: Mind) -> Answer:
    move, _ = _best_move(mind, _goal_ways(mind))
    return move or mind.any()


def _tower(mind: Mind) -> Answer:
    if _done(mind):
        return "leave"
    move, cost = _best_move(mind, mind.gold_ways())
    return move if move and cost < NEVER else mind.first("stop")


def _secret_door(mind: Mind) -> Answer:
    """Through the wall if the far side is nearer the goal than here."""
    ways = _goal_ways(mind)
    place = mind.me["place"]
    reach = {id: ways.to_goal[e.to] + ways.step(place, e.side, e.to) % NEVER for id, e in _moves(mind).items()}
    best = min(reach, key=lambda id: reach[id], default="decline")
    stuck = all(ways.via(place, e.side, e.to) >= NEVER for e in EXITS[place])
    if best != "decline" and (stuck or reach[best] < ways.to_goal[place]):
        return best
    return "decline"


def _cave_in_turn(mind: Mind) -> Answer:
    return mind.first("force")


def _flee_dragon(mind: Mind) -> Answer:
    move, _ = _best_move(mind, mind.home())
    return move or mind.any()


# --- dangers


def _stance(mind: Mind) -> Answer:
    monster = mind.view.question_data()[0]
    losses = {s: fights.expected_loss(mind.cards, monster, s) for s in ("attack", "wait", "escape") if s in mind.legal}
    if "attack" in losses and mind.me["arrows"]:
        losses["attack"] *= 0.6
    best = min(losses, key=lambda s: losses[s])
    if "ring:dazzling" in mind.legal and losses[best] >= WORTH_A_RING:
        return "ring:dazzling"
    return best


def _arrow(mind: Mind) -> Answer:
    monster = mind.view.question_data()[0]
    return mind.first("hold" if monster == "goblin" else "shoot")


def _tactic(mind: Mind) -> Answer:
    mine = mind.table["meeting"]["hero"] == mind.seat
    return fights.drawn(fights.HERO_TACTICS if mine else fights.MONSTER_TACTICS, mind.rng)


def _crypt(mind: Mind) -> Answer:
    return mind.first("look" if mind.me["life"] >= CRYPT_LIFE and not mind.alone else "pass")


def _corpse(mind: Mind) -> Answer:
    return mind.first("look" if mind.me["life"] > LOW_LIFE else "pass")


def _by_taste(*wanted: str) -> Callable[[Mind], Answer]:
    return lambda mind: mind.first(*wanted)


ANSWERS: dict[str, Callable[[Mind], Answer]] = {
    "hero.choose": _by_taste(*HERO_TASTE),
    "ring.choose": _by_taste(*RING_TASTE),
    "turn": _turn,
    "turn.tower": _tower_turn,
    "turn.chamber": _chamber_turn,
    "turn.cave_in": _cave_in_turn,
    "turn.darkness": _by_taste("grope"),
    "turn.trapdoor": _by_taste("climb"),
    "turn.torch": _by_taste("relight"),
    "turn.spider": _by_taste("fight"),
    "corridor": _free_move,
    "tower": _tower,
    "secret_door": _secret_door,
    "dragon.flee": _flee_dragon,
    "lock": _by_taste("ring:opening:door", "ring:opening:gate"),
    "stance": _stance,
    "arrow": _arrow,
    "tactic": _tactic,
    "spider": _by_taste("fight"),
    "spider.fight": _by_taste("fight"),
    "spider.shoot_on": _by_taste("shoot"),
    "crypt.found": _crypt,
    "corpse.found": _corpse,
    "potion.found": _by_taste("keep"),
    "ring.warning": _by_taste("use"),
}
