"""How likely a hero lives through so many rooms, by the printed cards and the best stance each time."""

from functools import lru_cache
from typing import Any, NamedTuple

from games.rules.dungeonquest import kinds as c

from . import odds
from .odds import Loss

HERO_TACTICS = {"mighty_blow": 3, "slash": 4, "leap_aside": 5}  # the balanced mix: no answer to it gains anything
MONSTER_TACTICS = {"mighty_blow": 4, "slash": 3, "leap_aside": 5}
STANCES = ("attack", "wait", "escape")
TURN = 0.85  # what a lost turn leaves of the prospects, the clock not being known here
RETREAT_TURNS = 2  # a step back and a step in again
SPIDER: Loss = tuple(0.5 ** (n + 1) for n in range(odds.MOST - 1))  # three numbers of six, 1 life point a miss
MOST_ROOMS = 26
ARROWS_A_FIGHT = 2


class Meeting(NamedTuple):
    """One way to meet a card: life it may cost, and how often it ends a step back."""

    loss: Loss
    back: float = 0.0

    @property
    def turns(self) -> float:
        """Those that it costs."""
        return self.back * RETREAT_TURNS


Pile = list[tuple[float, list[Meeting]]]  # each card's chance, and the ways to meet it


class Dangers:
    """Of a hero of these abilities, for a card set, alone or in company. Worked out once."""

    def __init__(self, cards: Any, agility: int, armour: int, luck: int, alone: bool):
        self.cards, self.agility, self.armour, self.luck = cards, agility, armour, luck
        self.exchanges = odds.solo_exchanges(cards) if alone else odds.exchanges(cards, HERO_TACTICS, MONSTER_TACTICS)
        self.met: dict[tuple[str, str, int], Meeting] = {}
        self.room, self.trap = self._pile("room"), self._pile("trap")
        self.search, self.shut = self._pile("search"), self._pile("door", c.DoorOpens)
        self.alive = [[float(life > 0)] for life in range(odds.MOST)]  # [life][rooms]
        for rooms in range(MOST_ROOMS + 1):
            for life in range(odds.MOST):
                self.alive[life].append(sum(w * self._best(ways, rooms, life) for w, ways in self.room))

    # --- asking

    def survives(self, rooms: float, life: int) -> float:
        """The chance to live through so many rooms."""
        row, low = self.alive[max(0, min(life, odds.MOST - 1))], min(MOST_ROOMS - 1, int(rooms))
        return row[low] + (row[low + 1] - row[low]) * min(1.0, rooms - low)

    def after(self, loss: Loss, rooms: float, life: int) -> float:
        """The same after a loss."""
        return sum(p * self.survives(rooms, life - n) for n, p in enumerate(loss[:life]) if p)

    def share(self, pile: Pile, rooms: float, life: int) -> float:
        """How much of the chance to survive is left if a card of this pile is drawn first."""
        ahead = self.survives(rooms, life)
        return sum(w * max(self.after(m.loss, rooms, life) for m in ways) for w, ways in pile) / ahead

    def chance(self, pile: str, kind: type[c.Card]) -> float:
        """Of a card of this kind among those of a full pile."""
        cards = [card for card in self.cards.set.decks[pile] if not isinstance(card, c.Shuffle)]
        return sum(card.count for card in cards if isinstance(card, kind)) / max(1, sum(card.count for card in cards))

    def stance(self, monster: str, stance: str, arrows: int = 0) -> Meeting:
        """Over all Monster cards."""
        key = (monster, stance, min(arrows, ARROWS_A_FIGHT) if stance == "attack" else 0)
        if key not in self.met:
            outcomes = [card.outcomes[monster][stance] for card in self.cards.monster]
            loss = odds.mix([(1 / len(outcomes), self._outcome(o, monster, key[2])) for o in outcomes])
            back = sum("escape" in o.result for o in outcomes) / len(outcomes)
            self.met[key] = Meeting(loss, back)
        return self.met[key]

    # --- working it out

    def _best(self, ways: list[Meeting], rooms: int, life: int) -> float:
        """Alive after this card and so many rooms, met in the way that is best with its delay counted."""
        found = [(sum(p * self.alive[life - n][rooms] for n, p in enumerate(m.loss[:life])), m.turns) for m in ways]
        return max(found, key=lambda one: one[0] * TURN ** one[1])[0]

    def _outcome(self, outcome: Any, monster: str, arrows: int) -> Loss:
        loss = odds.dice_loss(outcome.slash) if outcome.slash else odds.NOTHING
        if "combat" not in outcome.result:
            return loss
        wounds = {0: 1.0}
        for _ in range(arrows):
            wounds = _added(wounds, odds.arrow_wounds(self.cards, monster))
        fights = [(p, odds.fight_loss(self.exchanges, max(0, outcome.lp - n))) for n, p in wounds.items()]
        return odds.both(loss, odds.mix(fights))

    def _pile(self, pile: str, without: type = c.Shuffle) -> Pile:
        cards = [card for card in self.cards.set.decks[pile] if not isinstance(card, (c.Shuffle, without))]
        total = sum(card.count for card in cards)
        return [(card.count / total, self._ways(card)) for card in cards]

    def _ways(self, card: Any) -> list[Meeting]:
        """The ways to meet a card; cards that only expansions know count as harmless."""
        if isinstance(card, c.Monster):
            return [self.stance(card.monster, stance) for stance in STANCES]
        if isinstance(card, c.SneakAttack):
            met = [self.stance(card.monster, stance) for stance in ("attack", "escape")]
            return [Meeting(odds.both(self._dice(card.damage), m.loss), m.back) for m in met]
        if isinstance(card, c.LeadsTo) and not card.optional:
            return [Meeting(odds.mix([(w, ways[0].loss) for w, ways in self._pile(card.pile)]))]
        return [Meeting(self._loss(card))]

    def _loss(self, card: Any) -> Loss:
        if isinstance(card, c.GiantSpider):
            return SPIDER
        if isinstance(card, c.Hurt):
            return self._dice(card.damage)
        if isinstance(card, c.CaveIn):
            return odds.mix([(1 / 6, odds.DEADLY), (5 / 6, self._dice(card.damage))])
        if isinstance(card, c.Trapdoor):
            falls = 1 - self.agility / 12
            return odds.mix([(falls, self._dice(card.damage)), (1 - falls, odds.NOTHING)])
        return odds.NOTHING

    def _dice(self, expression: str) -> Loss:
        return odds.dice_loss(expression, self.armour, self.luck)


def _added(a: dict[int, float], b: dict[int, float]) -> dict[int, float]:
    found: dict[int, float] = {}
    for n, p in a.items():
        for m, q in b.items():
            found[n + m] = found.get(n + m, 0.0) + p * q
    return found


@lru_cache(maxsize=64)
def dangers_of(cards: Any, agility: int, armour: int, luck: int, alone: bool) -> Dangers:
    return Dangers(cards, agility, armour, luck, alone)
