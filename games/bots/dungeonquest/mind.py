"""One decision: what the seat sees, and what follows from it, worked out once and only if asked for."""

from functools import cached_property, lru_cache
from typing import Any

from games.bots.view import SeatView
from games.rules.dungeonquest.board import CHAMBER, EXITS, NOWHERE, TOWERS, Exit, distance
from games.rules.dungeonquest.kinds import DoorOpens, SecretDoor
from games.rules.kernel import Answer, sample
from games.rules.kernel.options import RandomSource

from .dangers import Dangers, dangers_of
from .ground import Ground
from .routes import ROOMS_A_TURN, Routes
from .unexplored import Factors

PATIENCE = 0.75  # what a turn leaves of the prospects: daylight for about six turns more than the shortest way needs
CALM = 0.9  # likewise, when there is light enough
PLENTY = 3  # turns to spare that are enough
ROOMS_A_SQUARE = 0.85  # a way is a little longer than straight, and not every tile has a Room card
FROM_GOLD_HOME = min(distance(CHAMBER, tower) for tower in TOWERS)
ROUGHLY = 4  # rooms ahead are counted in steps of so many, that equal questions are worked out once


class Mind:
    def __init__(self, view: SeatView, seat: int, rng: RandomSource):
        self.view, self.seat, self.rng = view, seat, rng
        self.table = view.observation()["table"]
        self.me = self.table["heroes"][seat]
        self.legal = {option.id: option for option in view.legal()}
        self.cards = view.cards
        self.alone = len(self.table["heroes"]) == 1

    # --- answering

    def first(self, *ids: str) -> Answer:
        """The first of these options that is legal; any legal one if none is."""
        for wanted in ids:
            if wanted in self.legal:
                return sample(self.legal[wanted], self.rng)
        return self.any()

    def any(self) -> Answer:
        options = list(self.legal.values())
        return sample(options[int(self.rng.random() * len(options))], self.rng)

    # --- what is seen

    @property
    def place(self) -> int:
        return int(self.me["place"])

    @property
    def life(self) -> int:
        return int(self.me["life"])

    @property
    def turns_left(self) -> int:
        """This one included: until nightfall, or until somebody has bled to death."""
        daylight = int(self.table["rounds"] - self.table["round"] + 1)
        return min(daylight, self.life) if self._bleeds else daylight

    @property
    def _bleeds(self) -> bool:
        """Of a vampire's bite, or an amulet that has shown itself."""
        amulet = self.me.get("amulet") or {}
        return "vampire" in self.me["plights"] or (amulet.get("key") == "death" and amulet["shown"])

    @property
    def chits(self) -> int:
        return sum(t["pile"] == "treasure" for t in self.me["treasures"])

    def rivals(self, *statuses: str) -> list[dict[str, Any]]:
        heroes = self.table["heroes"]
        return [h for h in heroes if h["seat"] != self.seat and h["hero"] and h["status"] in statuses]

    def moves(self) -> dict[str, Exit]:
        """Legal moves by option id."""
        exits = {f"move:{e.name}": e for e in EXITS[self.place]}
        return {id: exits[id] for id in self.legal if id in exits}

    # --- what follows

    @cached_property
    def dangers(self) -> Dangers:
        me = self.me
        return dangers_of(self.cards, me["agility"], me["armour"], me["luck"], self.alone)

    @property
    def rooms_left(self) -> float:
        """Rooms that have to be lived through on the way that is left, if nightfall leaves so much time."""
        until_night = self.turns_left * ROOMS_A_TURN
        return until_night if self.place == NOWHERE else min(until_night, ROOMS_A_SQUARE * self._squares_left)

    @property
    def _squares_left(self) -> int:
        """As the crow walks: home, or to the gold and home."""
        if self.chits:
            return max(1, min(distance(self.place, tower) for tower in TOWERS))
        return distance(self.place, CHAMBER) + FROM_GOLD_HOME

    def _routes(self, goals: frozenset[int], patience: float) -> Routes:
        rooms = max(ROUGHLY, round(self.rooms_left / ROUGHLY) * ROUGHLY)
        factors = _factors(self.dangers, self.me["strength"], rooms, self.life, patience)
        return Routes(Ground(self.table, self.seat, factors, self.cards), goals)

    @cached_property
    def home(self) -> Routes:
        """To a tower that nobody stands in."""
        return self._routes(self._towers, PATIENCE)

    @cached_property
    def calm_home(self) -> Routes:
        """Likewise, danger counting for more than time if there is plenty."""
        spare = self.turns_left - self.home.turns(self.home.stand[self.place])
        return self._routes(self._towers, CALM) if spare > PLENTY else self.home

    @property
    def _towers(self) -> frozenset[int]:
        taken = {h["place"] for h in self.rivals("inside")}
        return frozenset(tower for tower in TOWERS if tower not in taken)

    @cached_property
    def gold(self) -> Routes:
        return self._routes(frozenset((CHAMBER,)), PATIENCE)


@lru_cache(maxsize=4096)
def _factors(dangers: Dangers, strength: int, rooms: int, life: int, patience: float) -> Factors:
    """Rounded, so that near equals share what is worked out from them."""

    def share(pile: Any) -> float:
        return round(dangers.share(pile, rooms, life), 1)

    def tries(chance: float, alive: float = 1.0) -> float:
        return round(chance / (1 - (1 - chance) * patience * alive), 2)

    nimble = min(1.0, dangers.agility / 12)
    return Factors(
        turn=patience,
        room=round(dangers.survives(rooms, life) ** (1 / rooms) * 200) / 200,
        trap=share(dangers.trap),
        search=round(dangers.share(dangers.search, rooms, life) * 20) / 20,
        door=tries(dangers.chance("door", DoorOpens), share(dangers.shut)),
        gate=tries(min(1.0, strength / 12)),
        rubble=tries(nimble),
        pit=nimble,
        secret=dangers.chance("search", SecretDoor),
    )
