"""What lies on the table. Everything a page shows is here; locals of the rules are scratch."""

from msgspec import Struct

from ..kernel import State as KernelState
from .board import NOWHERE, SQUARES

INSIDE, OUT, DEAD, LOST = range(4)  # what became of a hero
STATUS = ("inside", "out", "dead", "lost")

Held = tuple[str, int]  # (pile, card id) of a card that lies face up


class Below(Struct, array_like=True, frozen=True):
    """A journey through the Catacombs: the square under which it started, the side it heads for, the cards drawn.

    ``apart``: cards drawn that no longer lie in the row (treasure, a torch out); they count as well. ``hole``: the last
    one drawn is a hole in the roof still out of reach.
    """

    square: int
    heading: int = -1  # until it is chosen
    row: tuple[int, ...] = ()
    apart: int = 0
    hole: bool = False


class Hero(Struct, array_like=True):
    """A seat's hero. ``place`` is a square, the chamber or nowhere; sides are 0-3 from north clockwise."""

    seat: int
    sheet: int = -1  # index into the set's hero sheets
    life: int = 0
    status: int = INSIDE
    place: int = NOWHERE
    came_from: int = NOWHERE  # where an escape leads back to
    entered_by: int = -1  # the side of the present square the hero came in over
    gate_behind: bool = False  # a portcullis has just fallen behind the hero
    no_escape: bool = False  # came in by a secret door
    through: bool = False  # cave-in (or the like) already forced on this visit
    searches: int = 0  # on this visit
    miss: int = 0  # turns still to miss
    moved: bool = False  # has left the starting tower
    arrows: int = 0
    ring: str = ""
    ring_used: bool = False
    treasures: tuple[Held, ...] = ()  # treasure cards
    chits: bytes = b""  # treasure chits
    kept: tuple[Held, ...] = ()  # potion, rope, and the cards of a plight: trapdoor, torch, spider
    cause: str = ""  # what killed the hero, or how it was lost
    grave: int = NOWHERE  # where
    marks: dict[str, int] = {}  # what heroes' abilities and expansions remember, by their own keys; public
    below: Below | None = None  # in the Catacombs
    amulet: int = -1  # a secret until it shows itself
    amulet_shown: bool = False
    amulet_quiet: tuple[str, ...] = ()  # triggers at which it has been seen to do nothing
    found: tuple[int, ...] = ()  # amulets lying before the hero until one is kept or none; secret as well

    def copy(self) -> "Hero":
        return Hero(
            self.seat, self.sheet, self.life, self.status, self.place, self.came_from, self.entered_by,
            self.gate_behind, self.no_escape, self.through, self.searches, self.miss, self.moved, self.arrows,
            self.ring, self.ring_used, self.treasures, self.chits, self.kept, self.cause, self.grave,
            self.marks.copy(), self.below, self.amulet, self.amulet_shown, self.amulet_quiet, self.found,
        )  # fmt: skip


class Meeting(Struct, array_like=True):
    """An encounter with one of the five monsters. ``card`` and its life points are the right player's secret."""

    monster: str
    hero: int  # seat
    sneak: bool = False
    stance: str = ""
    card: int = -1
    result: str = ""
    wounds: int = 0  # life points the monster has lost: public
    arrow_hits: int = 0  # "killed" results a Champion has survived
    rounds: int = 0
    hero_tactic: str = ""  # of the last exchange
    monster_tactic: str = ""
    used: tuple[str, ...] = ()  # what has been tried in this encounter, by the keys of abilities and weapons

    def copy(self) -> "Meeting":
        return Meeting(
            self.monster, self.hero, self.sneak, self.stance, self.card, self.result, self.wounds, self.arrow_hits,
            self.rounds, self.hero_tactic, self.monster_tactic, self.used,
        )  # fmt: skip


class State(KernelState, array_like=True):
    """``tiles[p]`` is 0 or tile id + 1; ``entries[p]`` the side its entry arrow lies on, +4 once a room has rotated."""

    heroes: list[Hero]
    phase: str = "first_player"
    first: int = 0
    turn: int = 0  # turns begun in this round
    round: int = 0
    active: int = -1  # the seat whose turn it is
    tiles: bytes = bytes(SQUARES)
    entries: bytes = bytes(SQUARES)
    table: list[Held] = []  # cards drawn and being followed
    dragon_out: bytes = b""  # dragon chits turned up
    dragon_due: bool = False  # the active hero has spent this turn in the chamber without a dragon chit
    trail: tuple[int, ...] = ()  # free squares stepped onto this turn, as place * 4 + side
    meeting: Meeting | None = None
    deal: str = ""  # "random": heroes, rings and towers are dealt
    entrances: tuple[int, ...] = ()  # squares with an Entrance tile
    unseen: tuple[tuple[int, int, bool], ...] = ()  # (place, tile, was there a warning) of tiles that lie face down

    def copy(self) -> "State":
        return State(
            *self.shared_copy(), [h.copy() for h in self.heroes], self.phase, self.first, self.turn, self.round,
            self.active, self.tiles, self.entries, self.table[:], self.dragon_out, self.dragon_due, self.trail,
            self.meeting and self.meeting.copy(), self.deal, self.entrances, self.unseen,
        )  # fmt: skip
