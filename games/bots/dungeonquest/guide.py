"""What the search is told about DungeonQuest: what to think about, how to play on, what it is worth.

The value: the share of the victory, that is the chance to come out and be the richest who does. Alone nothing is
searched and the veteran's answers stay: playouts by the light hand were no better, and under way much worse.

Heroes meddle little with each other. So a playout moves one hero only, and what becomes of the others is played out
beforehand, once for the whole decision: each of their ends is held against each of one's own.
"""

from collections.abc import Sequence

from games.bots.search import Candidate
from games.bots.search.guide import answers
from games.bots.view import SeatView
from games.rules.dungeonquest.board import CHAMBER, NOWHERE
from games.rules.dungeonquest.state import INSIDE, LOST, OUT
from games.rules.dungeonquest.worth import gold
from games.rules.kernel import Answer, Loose, Position
from games.rules.kernel.options import RandomSource

from .mind import Mind
from .rollout import FETCH, HOME, LOOT, Hand, Prospects
from .routes import ROOMS_A_TURN

WALKS = frozenset(("turn", "corridor", "secret_door", "turn.cave_in", "dragon.flee"))
CHOICES = frozenset(("turn.tower", "tower", "turn.chamber", "stance", "crypt.found", "corpse.found"))
FATES = 16
GOOD_ENOUGH = 0.55  # a chance to win with which who loots goes home
SECOND_CHANCE = 0.05  # of one who has waited for the others and then has to go in again, at daybreak; less by the hour
WAIT = "wait"
STEPS_OF_GOLD = (0, 50, 100, 150, 200, 300, 400, 600, 1000)
ENDLESS = 5000

Fate = tuple[int, ...]  # gold that a hero came out with, once a playout; -1 where it did not


class Guide:
    def worth_a_search(self, view: SeatView) -> bool:
        return (view.key in WALKS or view.key in CHOICES) and _in_company(view)

    def study(self, view: SeatView, seat: int, rng: RandomSource) -> "Study":
        return Study(view, seat, rng)


def _is_plain(answer: Answer) -> bool:
    """Not a spell or the like, which may be taken up and given up again without end."""
    return answer in ("leave", "miss") or str(answer).startswith("move:")


def _in_company(view: SeatView) -> bool:
    return len(view.observation()["table"]["heroes"]) > 1


class Study:
    plans: Sequence[str] = (FETCH, LOOT)

    def __init__(self, view: SeatView, seat: int, rng: RandomSource):
        self.seat = seat
        self.prospects = _prospects(Mind(view, seat, rng))
        world = view.imagine(rng)
        self.waits_for = sum(h.status == INSIDE for h in world.g.s.heroes if h.seat != seat)
        self.fates = fates(world, seat, self.prospects, rng)
        self.gold = gold(world.g, world.g.s.heroes[seat])
        self.shares: dict[int, float] = {}
        self.enough = next((g for g in STEPS_OF_GOLD if self.share(g) >= GOOD_ENOUGH), STEPS_OF_GOLD[-1])

    def candidates(self, view: SeatView, usual: Answer, rng: RandomSource) -> list[Candidate]:
        """Under way: to go on as usual, or by the other plan from its first step on. One step at a time would compare
        nothing: either plan can still be taken up a step later. Elsewhere every answer, with each plan to follow."""
        if view.key in CHOICES:
            given = [a for a in answers(view, usual, rng) if a == usual or view.key != "turn.tower" or _is_plain(a)]
            if "leave" in given:
                return self._at_the_gate(given, usual)
            return [Candidate(answer, plan) for answer in given for plan in self.plans]
        world, other = view.imagine(rng), self.plans[1]
        return [Candidate(usual, FETCH), Candidate(self._hand(world, other, rng).answer(world, self.seat), other)]

    def _at_the_gate(self, given: list[Answer], usual: Answer) -> list[Candidate]:
        """In a tower nothing can happen. While others are inside nobody leaves: to wait is as safe, and whoever has
        seen their ends knows whether to go in again."""
        stays = Candidate(next(a for a in given if a in ("stop", "miss")), WAIT)
        if not self.waits_for:
            stays = Candidate("leave", HOME)
        on = [Candidate(a, plan) for a in given if a not in ("stop", "miss", "leave") for plan in self.plans]
        if self.waits_for and self.share(self.gold) >= GOOD_ENOUGH:
            on = [candidate for candidate in on if candidate.answer == usual]
        as_usual = [candidate for candidate in on if candidate.answer == usual]
        return [*as_usual, stays, *[candidate for candidate in on if candidate.answer != usual]]

    def play_on(self, world: Position, candidate: Candidate, rng: RandomSource) -> float:
        if candidate.plan == WAIT:
            return self._waits(world)
        heroes = world.g.s.heroes
        for hero in heroes:
            if hero.seat != self.seat and hero.status == INSIDE:
                hero.status, hero.place = LOST, NOWHERE
        world.apply(self.seat, candidate.answer)
        play(world, self._hand(world, candidate.plan, rng))
        me = heroes[self.seat]
        return self.share(gold(world.g, me)) if me.status == OUT else 0.0

    def _waits(self, world: Position) -> float:
        share = self.share(self.gold)
        left = 1 - world.g.s.round / world.g.cards.set.rounds
        return share + (1 - share) * SECOND_CHANCE * left

    def _hand(self, world: Position, plan: str, rng: RandomSource) -> Hand:
        return Hand(self.prospects, [plan] * len(world.g.s.heroes), self.enough, rng)

    def share(self, gold: int) -> float:
        if gold not in self.shares:
            self.shares[gold] = share(gold, self.fates)
        return self.shares[gold]


def _prospects(mind: Mind) -> Prospects:
    f = mind.home.f
    return Prospects(mind.gold.enter, mind.home.enter, mind.home.stand[CHAMBER], f.turn * f.room**ROOMS_A_TURN)


def share(gold: int, fates: Sequence[Fate]) -> float:
    """The mean share of the victory with so much gold, the others' fates being independent."""
    ties = [1.0]  # chance that nobody has more and so many have just as much
    for fate in fates:
        less = sum(end < gold for end in fate) / len(fate)
        equal = sum(end == gold for end in fate) / len(fate)
        ties = [a * less + b * equal for a, b in zip([*ties, 0.0], [0.0, *ties], strict=True)]
    return sum(chance / (n + 1) for n, chance in enumerate(ties))


def fates(world: Position, seat: int, prospects: Prospects, rng: RandomSource) -> list[Fate]:
    """Of each other hero: known if it is out or dead, played out if it is still inside."""
    others = [h for h in world.g.s.heroes if h.seat != seat]
    ends: dict[int, list[int]] = {h.seat: [] for h in others}
    inside = any(h.status == INSIDE for h in others)
    for _ in range(FATES if inside else 1):
        p = _without(world, seat, rng) if inside else world
        if inside:
            play(p, Hand(prospects, [FETCH] * len(p.g.s.heroes), 0, rng))
        for h in p.g.s.heroes:
            if h.seat != seat:
                ends[h.seat].append(gold(p.g, h) if h.status == OUT else -1)
    return [tuple(end) for end in ends.values()]


def _without(world: Position, seat: int, rng: RandomSource) -> Position:
    """The game goes on with the next turn, this seat's hero being gone."""
    s = world.g.s.copy()
    s.heroes[seat].status, s.heroes[seat].place = LOST, NOWHERE
    s.meeting, s.table, s.trail, s.dragon_due = None, [], (), False
    return Position.begin(world.g.rules, world.g.cards, s, Loose(rng), world.g.version, recording=False)


def play(p: Position, hand: Hand) -> None:
    for _ in range(ENDLESS):
        if p.decision is None:
            return
        seat = p.may_act()[0]
        p.apply(seat, hand.answer(p, seat))
    raise RuntimeError(f"a playout did not end within {ENDLESS} answers")
