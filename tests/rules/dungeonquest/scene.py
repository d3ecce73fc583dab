"""Set a table up as a rule describes it, answer its questions, look at what came of it.

    scene = Scene("sir_rohan", "volrik")              # seats 0 and 1; seat 0 is First Player and to move
    scene.tile(3, 4, "room_cross", entry="south")     # column, row, tile key, side its entry arrow lies on
    scene.put(0, 3, 4, came_from=(3, 5))              # the hero stands there, having come in from (3, 5)
    scene.top("room", "goblin")                       # the next card(s) of a deck, in order
    scene.top("tiles", "corridor_straight")           # likewise tiles, "monster" (card ids), "treasure" (chit keys)
    scene.dragon("sleeping", "fire")                  # the next dragon chits
    scene.dice(5, 12)                                 # what the next dice show, whoever rolls them
    scene.begin()                                     # the turn of the hero to move starts
    scene.answer("move:north")                        # of the seat that is asked
    scene.answer("attack"); scene.both("slash", "leap_aside")   # hero's tactic, right player's
    assert scene.hero(0).life == 15

A die that is rolled without having been laid out fails the test; dice left over show in ``scene.dice_left``. Cards
that are drawn without having been laid out come at random but repeatably.
"""

import random

from games.rules.dungeonquest.board import CHAMBER, NOWHERE, SIDES, neighbour, opposite, square
from games.rules.dungeonquest.setup import new_state, take_sheet
from games.rules.dungeonquest.state import STATUS
from games.rules.dungeonquest.worth import gold
from games.rules.kernel import Option, Position
from games.rules.kernel import deck as decks
from games.rules.library import ruleset

from .dice import rightly_rolled

RULES = ruleset("dungeonquest")
BASE = RULES.compose(("base",))
START = {0: (0, 0), 1: (12, 9), 2: (12, 0), 3: (0, 9)}  # towers


class ScriptedChance:
    """Dice as laid out; piles at random but repeatably."""

    def __init__(self, piles):
        self.piles, self.queue, self.rng = set(piles), [], random.Random(1987)

    def below(self, n, stream, k):
        if stream in self.piles or stream.startswith("deal_"):
            return self.rng.randrange(n)
        assert self.queue, f"a die was rolled that the test did not lay out: {stream} (D{n})"
        assert rightly_rolled(n, stream), f"the wrong die, or one that ``dice.py`` does not know: {stream} (D{n})"
        value = self.queue.pop(0)
        assert 1 <= value <= n, f"{value} does not fit {stream} (D{n})"
        return value - 1


class Scene:
    """A table in the middle of a game: heroes in the corner towers, nothing explored, round 1.

    Without ``sets`` it is the base game, with the Heroes if one of these heroes or rings came with them.
    """

    def __init__(self, *heroes, rings=(), sets=None, round=1):
        self.cards = RULES.compose(tuple(sets or sets_for(heroes, rings)))
        self.state = new_state(self.cards, len(heroes), {})
        for hero, key in zip(self.state.heroes, heroes, strict=True):
            take_sheet(self.cards, hero, self.cards.hero_index[key])  # two of a kind, if a test wants them
        self.chance = ScriptedChance(self.cards.sizes)
        self.state.phase, self.state.round = "play", round
        for hero, ring in zip(self.state.heroes, (*rings, *[""] * len(heroes)), strict=False):
            hero.ring = ring
            hero.place, hero.moved = square(*START[hero.seat]), False
        self.position = None
        self.events = []

    @classmethod
    def fresh(cls, seats, deal="", sets=("base",)):
        """A table before setup; ``begin(phase="first_player")`` starts it. What is dealt at random is repeatable."""
        scene = cls.__new__(cls)
        scene.cards = RULES.compose(tuple(sets))
        scene.state = new_state(scene.cards, seats, {"deal": deal} if deal else {})
        scene.chance = ScriptedChance(scene.cards.sizes)
        scene.position, scene.events = None, []
        return scene

    # --- laying out

    def tile(self, column, row, key, entry="south", rotated=False):
        """Lay a tile of this kind; its copy is taken out of the pile.

        ``rotated``: a rotating room that has turned already, its arrow now lying on ``entry``.
        """
        taken = {t - 1 for t in self.state.tiles if t}
        tile = next(i for i, t in enumerate(self.cards.tiles) if t.key == key and i not in taken)
        decks.take(self.state.decks["tiles"], tile)
        place = square(column, row)
        self.state.tiles = _set(self.state.tiles, place, tile + 1)
        self.state.entries = _set(self.state.entries, place, SIDES.index(entry) + 4 * rotated)
        return self

    def put(self, seat, column, row=None, came_from=None, entered_by=None, **fields):
        """Stand a hero on a square, or ``put(0, "chamber")``. ``came_from``: a neighbouring (column, row) or "chamber".

        Other fields are the hero's own: life, arrows, searches, miss, through, gate_behind, no_escape ...
        """
        hero = self.state.heroes[seat]
        hero.place = CHAMBER if column == "chamber" else square(column, row)
        hero.moved, hero.came_from, hero.entered_by = True, NOWHERE, -1
        if came_from is not None:
            hero.came_from = CHAMBER if came_from == "chamber" else square(*came_from)
            hero.entered_by = next(s for s in range(4) if neighbour(hero.place, s) == hero.came_from)
        if entered_by is not None:
            hero.entered_by = SIDES.index(entered_by)
        for name, value in fields.items():
            assert hasattr(hero, name), name
            setattr(hero, name, dict(value) if isinstance(value, dict) else value)
        return self

    def give(self, seat, *cards, chits=()):
        """Lay cards before a hero: (pile, key) pairs; treasure cards, potions, ropes, plights. ``chits``: chit keys."""
        hero = self.state.heroes[seat]
        for pile, key in cards:
            card = self._take(pile, key)
            if hasattr(self.cards.decks[pile][card], "gold"):
                hero.treasures = (*hero.treasures, (pile, card))
            else:
                hero.kept = (*hero.kept, (pile, card))
        for key in chits:
            hero.chits += bytes((self._take("treasure", key),))
        return self

    def top(self, pile, *keys):
        """These cards lie on top of the pile, in this order."""
        cards = [self._take(pile, key) for key in keys]
        self.state.decks[pile][:0] = [bytes((card,)) for card in cards]
        return self

    def top_now(self, pile, *keys):
        """The same after the game has begun."""
        table, self.state = self.state, self.s
        self.top(pile, *keys)
        self.state = table
        return self

    def only(self, pile, *keys):
        """The pile holds these cards and no others (the rest is out of the game), top first."""
        cards = [self._take(pile, key) for key in keys]
        self.state.decks[pile][:] = [bytes((card,)) for card in cards]
        return self

    def dragon(self, *chits):
        """The next dragon chits: "sleeping" or "fire"."""
        ids = [self._take_id("dragon", lambda i, c=c: (i >= self.cards.dragon) == (c == "fire")) for c in chits]
        self.state.decks["dragon"][:0] = [bytes((i,)) for i in ids]
        return self

    def dice(self, *values):
        """What the next dice show, in the order in which they are rolled."""
        self.chance.queue.extend(values)
        return self

    @property
    def dice_left(self):
        return self.chance.queue

    def _take(self, pile, key):
        return self._take_id(pile, lambda i: self._key(pile, i) == key)

    def _key(self, pile, i):
        if pile == "tiles":
            return self.cards.tiles[i].key
        if pile == "monster":
            return self.cards.monster[i].id
        if pile == "treasure":
            return self.cards.chits[i].key
        if pile == "amulet":
            return self.cards.amulets[i].key
        return self.cards.decks[pile][i].key

    def _take_id(self, pile, fits):
        for heap in self.state.decks[pile]:
            for card in heap:
                if fits(card):
                    decks.take(self.state.decks[pile], card)
                    return card
        raise AssertionError(f"no such card left in {pile}")

    # --- playing

    def begin(self, seat=0, phase="play"):
        """The turn of this seat starts (or a setup phase: "first_player", "heroes", "rings", "towers")."""
        self.state.phase = phase
        if phase == "play":
            self.state.turn = (seat - self.state.first) % len(self.state.heroes)
            if self.state.turn == 0:
                self.state.round -= 1
        self.position = Position.begin(RULES, self.cards, self.state, self.chance)
        self._collect()
        return self

    def answer(self, answer, seat=None):
        """Answer the question; ``("fight", ("1", "2", "3"))`` where an answer has parts."""
        asked = self.position.may_act()
        self.position.apply(asked[0] if seat is None else seat, answer)
        self._collect()
        return self

    def both(self, hero_tactic, monster_tactic):
        """One round of combat: the hero's tactic and the right player's."""
        (hero, _), (right, _) = self.position.decision.asks
        self.answer(hero_tactic, hero)
        return self.answer(monster_tactic, right)

    def _collect(self):
        self.events += self.position.drain()[0]

    # --- looking

    @property
    def s(self):
        return self.position.g.s

    def hero(self, seat=0):
        return self.s.heroes[seat]

    def status(self, seat=0):
        """ "inside", "out", "dead" or "lost"."""
        return STATUS[self.hero(seat).status]

    def at(self, seat=0):
        """(column, row), "chamber", or None for a hero who is no longer on the board."""
        place = self.hero(seat).place
        return None if place == NOWHERE else "chamber" if place == CHAMBER else (place % 13, place // 13)

    def gold(self, seat=0):
        return gold(self.position.g, self.hero(seat))

    def question(self):
        """The key of the question being asked; None when the game is over."""
        return self.position.decision and self.position.decision.key

    def asked(self):
        """The seats that are asked."""
        return tuple(seat for seat, _ in self.position.decision.asks)

    def options(self, seat=None):
        """Ids of the legal options of a seat (of the first one asked)."""
        seat = self.asked()[0] if seat is None else seat
        return {o.id for o in self.position.legal(seat)}

    def option(self, id, seat=None) -> Option:
        """The option, disabled ones too; ``.why_not`` is the reason."""
        seat = self.asked()[0] if seat is None else seat
        return next(o for o in self.position.options(seat) if o.id == id)

    def saw(self, key, seat="all"):
        """The data of every event of this key so far, (for one seat: that it may know)."""
        known = [e for e in self.events if seat == "all" or e.seen_by == -1 or e.seen_by >> seat & 1]
        return [e.data for e in known if e.key == key]

    def bottom(self, pile):
        """The key of the bottom card of a deck."""
        heap = self.s.decks[pile][-1]
        assert len(heap) == 1, "the bottom of this deck is mixed"
        return self._key(pile, heap[0])

    def in_pile(self, pile, key):
        """How many cards of this key lie in the pile."""
        return sum(self._key(pile, i) == key for heap in self.s.decks[pile] for i in heap)

    def count(self, pile):
        """How many cards, tiles or chits lie in the pile."""
        return sum(len(heap) for heap in self.s.decks[pile])

    def sides(self, column, row):
        """The side codes of a square, (north, east, south, west): 0 wall, 1 open, 2 door, 3 portcullis."""
        from games.rules.dungeonquest.movement import sides_at

        return sides_at(self.position.g, square(column, row))

    def seen_by(self, seat):
        """The seat's observation (None: a spectator)."""
        return self.position.observation(seat)


def sets_for(heroes, rings=()):
    known = set(heroes) <= set(BASE.hero_index) and {r for r in rings if r} <= set(BASE.set.rings)
    return ("base",) if known else ("base", "heroes")


def _set(data, at, value):
    return data[:at] + bytes((value,)) + data[at + 1 :]


__all__ = ["Scene", "opposite", "square"]
