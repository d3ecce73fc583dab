"""Cheap answers for playouts: a light hand that reads the imagined world itself, a few microseconds a decision.

Every seat follows a plan. Ways are judged by prospects worked out once for the position that is thought about; what a
playout finds out on its way lowers them for the rest of it, so that nobody runs in circles.
"""

from math import log
from typing import Any

from games.rules.dungeonquest.board import CHAMBER, EXITS, TOWERS, opposite
from games.rules.dungeonquest.state import Hero
from games.rules.dungeonquest.worth import gold
from games.rules.kernel import Answer, Option, Position, sample
from games.rules.kernel.options import RandomSource

from .dangers import HERO_TACTICS, MONSTER_TACTICS, TURN, dangers_of

FETCH, HOME, LOOT = "fetch", "home", "loot"
PLANS = (FETCH, HOME, LOOT)
"""Fetch chits and come back; out by the shortest way; pick up what the rooms near a tower hold until dusk."""

DOOR, GATE, KNOWN = 0.5, 0.55, 1.25  # what is left of the prospects after each; a known room is safer
SECRET, SEARCH = 5 / 14, 0.72  # of the Search cards are secret doors; what a turn spent searching leaves
HOPE, HOPE_ALONE = 2, 7  # turns by which the way is hoped to be quicker than expected
DUSK = 2  # turns kept in hand on the way home
FRAIL, WEAK, FIT = 4, 6, 8  # life points: goes home with its loot, heals, looks into graves
ROOMS_AHEAD = 8
COME_IN = {f"move:{e.name}": opposite(e.side) for exits in EXITS for e in exits}  # the side one comes in by
SEARCHED = frozenset(("room", "portcullis", "cave_in", "passage"))
HERO_MIX = tuple(name for name, n in HERO_TACTICS.items() for _ in range(n))
MONSTER_MIX = tuple(name for name, n in MONSTER_TACTICS.items() for _ in range(n))

Legal = tuple[Option, ...]


def into(option: Option) -> int:
    """Where a move comes in, as ``place * 4 + side``; -1 for anything else."""
    side = COME_IN.get(option.id)
    return -1 if side is None else option.place[0] * 4 + side  # type: ignore


class Prospects:
    """Of each (place, side come in by), as ``place * 4 + side``: on the way to the gold, and to a tower."""

    def __init__(self, to_gold: list[float], to_home: list[float], from_chamber: float, step: float):
        self.to_gold, self.to_home, self.step, self.speed = to_gold, to_home, step, log(step)
        self.turns_back = self.turns(from_chamber)

    def turns(self, prospect: float) -> float:
        return log(max(prospect, 1e-6)) / self.speed


class Hand:
    """Answers for all seats of one playout. ``plans``: one a seat; ``enough``: gold that is worth leaving with."""

    def __init__(self, prospects: Prospects, plans: list[str], enough: int, rng: RandomSource):
        self.prospects, self.plans, self.enough, self.rng = prospects, plans, enough, rng
        self.to_gold, self.to_home = prospects.to_gold[:], prospects.to_home[:]
        self.best = 0.0  # prospects of the way last chosen

    def answer(self, p: Position, seat: int) -> Answer:
        legal = p.legal(seat)
        if len(legal) == 1:
            return sample(legal[0], self.rng)
        reply = REPLIES.get(p.decision.key)  # type: ignore[union-attr]
        if reply is None:
            return self.any(legal)
        return reply(self, p, p.g.s.heroes[seat], legal)

    def any(self, legal: Legal) -> Answer:
        """Anything but to wait."""
        option = legal[int(self.rng.random() * len(legal))]
        if option.id == "miss":
            option = legal[int(self.rng.random() * len(legal))]
        return sample(option, self.rng)

    def take(self, legal: Legal, *ids: str) -> Answer:
        for wanted in ids:
            for option in legal:
                if option.id == wanted:
                    return sample(option, self.rng)
        return self.any(legal)

    # --- where to

    def heads_home(self, p: Position, hero: Hero) -> bool:
        plan = self.plans[hero.seat]
        if plan == HOME or hero.chits:
            return True
        left = p.g.cards.set.rounds - p.g.s.round + 1
        at = hero.place * 4 + max(0, hero.entered_by)
        if plan == LOOT:
            return (
                hero.life <= FRAIL
                or self.prospects.turns(self.to_home[at]) + DUSK >= left
                or gold(p.g, hero) >= self.enough
            )
        needed = self.prospects.turns(self.to_gold[at]) + self.prospects.turns_back
        return hero.place != CHAMBER and needed > left + (HOPE if len(self.plans) > 1 else HOPE_ALONE)

    def move(self, hero: Hero, legal: Legal, ways: list[float]) -> str:
        """The way with the best prospects, which are then no better here than beyond; "" if there is none."""
        best, found = 0.0, ""
        for option in legal:
            at = into(option)
            if at >= 0:
                worth = ways[at]
                if option.info[0] or option.info[1]:
                    worth *= DOOR ** option.info[0] * GATE ** option.info[1]
                if worth > best:
                    best, found = worth, option.id
        self.best = best
        if hero.entered_by >= 0:
            at = hero.place * 4 + hero.entered_by
            ways[at] = min(ways[at], best * self.prospects.step)
        return found

    def walk(self, hero: Hero, legal: Legal, ways: list[float]) -> Answer:
        """A move, or a search where a secret door would be worth more."""
        move = self.move(hero, legal, ways)
        if any(o.id == "search" for o in legal):
            beyond = max([ways[e.to * 4 + opposite(e.side)] for e in EXITS[hero.place]])
            tries = SECRET if hero.searches else SECRET * (1 + (1 - SECRET) * SEARCH)
            if not move or beyond * tries * SEARCH > self.best * TURN:
                return "search"
        return move or self.any(legal)

    def stroll(self, p: Position, hero: Hero, legal: Legal) -> str:
        """To a room near the way home, never out."""
        best, found = 0.0, ""
        tiles, kinds = p.g.s.tiles, p.g.cards.kinds
        for option in legal:
            at = into(option)
            to = at // 4
            if at < 0 or to in TOWERS or to == CHAMBER:
                continue
            worth = self.to_home[at] * DOOR ** option.info[0] * GATE ** option.info[1]
            if tiles[to] and kinds[tiles[to] - 1] in SEARCHED:
                worth *= KNOWN
            if worth > best:
                best, found = worth, option.id
        return found


def _turn(hand: Hand, p: Position, hero: Hero, legal: Legal) -> Answer:
    if hero.ring == "healing" and hero.life <= WEAK and not hero.ring_used:
        return hand.take(legal, "ring:healing")
    home = hand.heads_home(p, hero)
    if not home and hand.plans[hero.seat] == LOOT:
        if any(o.id == "search" for o in legal):
            return "search"
        if way := hand.stroll(p, hero, legal):
            return way
    return hand.walk(hero, legal, hand.to_home if home else hand.to_gold)


def _tower_turn(hand: Hand, p: Position, hero: Hero, legal: Legal) -> Answer:
    if hero.moved and hand.heads_home(p, hero):
        return hand.take(legal, "leave")
    return _on(hand, p, hero, legal) or hand.take(legal, "leave")


def _on(hand: Hand, p: Position, hero: Hero, legal: Legal) -> str:
    if hand.plans[hero.seat] != FETCH and (way := hand.stroll(p, hero, legal)):
        return way
    return hand.move(hero, legal, hand.to_gold)


def _tower(hand: Hand, p: Position, hero: Hero, legal: Legal) -> Answer:
    return "leave" if hand.heads_home(p, hero) else _on(hand, p, hero, legal) or "stop"


def _chamber(hand: Hand, p: Position, hero: Hero, legal: Legal) -> Answer:
    if not hero.chits and hand.plans[hero.seat] != HOME:
        return hand.take(legal, "stay")
    return hand.move(hero, legal, hand.to_home) or hand.take(legal, "stay")


def _walk(hand: Hand, p: Position, hero: Hero, legal: Legal) -> Answer:
    home = hand.plans[hero.seat] == LOOT or hand.heads_home(p, hero)
    return hand.move(hero, legal, hand.to_home if home else hand.to_gold) or hand.any(legal)


def _cave_in(hand: Hand, p: Position, hero: Hero, legal: Legal) -> Answer:
    """Through, unless what lies behind is as good as what was hoped for."""
    ways = hand.to_home if hand.plans[hero.seat] == LOOT or hand.heads_home(p, hero) else hand.to_gold
    hoped = ways[hero.place * 4 + max(0, hero.entered_by)]
    for option in legal:
        at = into(option)
        if at >= 0 and ways[at] > hoped:
            return option.id
    return hand.take(legal, "force")


def _secret_door(hand: Hand, p: Position, hero: Hero, legal: Legal) -> Answer:
    if hand.plans[hero.seat] == LOOT and not hand.heads_home(p, hero):
        return "decline"
    ways = hand.to_home if hand.heads_home(p, hero) else hand.to_gold
    here = ways[hero.place * 4 + max(0, hero.entered_by)]
    move = hand.move(hero, legal, ways[:])
    option = next((o for o in legal if o.id == move), None)
    return move if option and ways[into(option)] > here else "decline"


# --- dangers


def _stance(hand: Hand, p: Position, hero: Hero, legal: Legal) -> Answer:
    monster, sneak = p.decision.data  # type: ignore[union-attr]
    if hero.ring == "dazzling" and not hero.ring_used and not sneak and monster != "goblin":
        return hand.take(legal, "ring:dazzling")
    worth = _stances(p, hero, monster)
    best = max((o.id for o in legal if o.id in worth), key=lambda id: worth[id], default="")
    return best or hand.any(legal)


_worth: dict[tuple[Any, ...], dict[str, float]] = {}


def _stances(p: Position, hero: Hero, monster: str) -> dict[str, float]:
    key = (p.g.cards, hero.sheet, monster, hero.life, hero.arrows > 0, len(p.g.s.heroes) == 1)
    if key not in _worth:
        sheet = p.g.cards.heroes[hero.sheet]
        dangers = dangers_of(p.g.cards, sheet.agility, sheet.armour, sheet.luck, len(p.g.s.heroes) == 1)
        met = {id: dangers.stance(monster, id, hero.arrows) for id in ("attack", "wait", "escape")}
        _worth[key] = {id: dangers.after(m.loss, ROOMS_AHEAD, hero.life) * TURN**m.turns for id, m in met.items()}
    return _worth[key]


def _arrow(hand: Hand, p: Position, hero: Hero, legal: Legal) -> Answer:
    return "hold" if p.decision.data[0] == "goblin" else "shoot"  # type: ignore[union-attr]


def _tactic(hand: Hand, p: Position, hero: Hero, legal: Legal) -> Answer:
    mix = HERO_MIX if p.g.s.meeting.hero == hero.seat else MONSTER_MIX
    return mix[int(hand.rng.random() * len(mix))]


def _grave(hand: Hand, p: Position, hero: Hero, legal: Legal) -> Answer:
    return "look" if hero.life >= FIT and len(p.g.s.heroes) > 1 else "pass"


def _taste(*ids: str) -> Any:
    return lambda hand, p, hero, legal: hand.take(legal, *ids)


REPLIES: dict[str, Any] = {
    "turn": _turn,
    "turn.tower": _tower_turn,
    "turn.chamber": _chamber,
    "turn.cave_in": _cave_in,
    "turn.darkness": _taste("grope"),
    "turn.trapdoor": _taste("climb"),
    "turn.torch": _taste("relight"),
    "turn.spider": _taste("fight"),
    "corridor": _walk,
    "dragon.flee": _walk,
    "tower": _tower,
    "secret_door": _secret_door,
    "lock": _taste("ring:opening:door", "ring:opening:gate", "lock:try"),
    "stance": _stance,
    "arrow": _arrow,
    "tactic": _tactic,
    "spider": _taste("fight"),
    "spider.fight": _taste("fight"),
    "spider.shoot_on": _taste("shoot"),
    "crypt.found": _grave,
    "corpse.found": _grave,
    "potion.found": _taste("keep"),
    "ring.warning": _taste("use"),
}
"""By decision key; to anything else a random answer."""
