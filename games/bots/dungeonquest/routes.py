"""How far is it? Costs of ways across the board, in turns and the danger that is worth so many turns."""

from heapq import heappop, heappush
from typing import Any

from games.rules.dungeonquest.board import CHAMBER, DOOR, EXITS, FIXED_SIDES, GATE, SQUARES, TOWERS, WALL, opposite

LIFE_IN_TURNS = 40.0  # what a certain death is worth
DOOR_TURNS = 2.2  # a Door card opens 5 times in 14, and 3 in 14 bite
OCCUPIED_TURNS = 4.0
UNKNOWN_TURNS = 1.5  # an unexplored square: most are rooms
ENTRY_TURNS = {
    "room": 1.35,
    "portcullis": 1.35,
    "chasm": 2.3,
    "corridor": 0.15,
    "trap": 2.6,
    "rotating_room": 1.2,
    "chamber_of_darkness": 3.0,
    "passage": 1.35,
    "bridge": 3.5,
    "web": 3.5,
    "tower": 0.3,
    "treasure_chamber": 1.0,
}
NEVER = 999.0


class Routes:
    """Distances to the nearest of ``goals`` from everywhere, as this hero would walk on what is known."""

    def __init__(self, table: dict[str, Any], hero: dict[str, Any], goals: tuple[int, ...]):
        self.hero = hero
        self.sides = {t["place"]: t["sides"] for t in table["board"]} | FIXED_SIDES
        self.kinds = {t["place"]: t["kind"] for t in table["board"]}
        self.kinds |= dict.fromkeys(TOWERS, "tower") | {CHAMBER: "treasure_chamber"}
        self.others = {
            h["place"] for h in table["heroes"] if h["seat"] != hero["seat"] and h["status"] == "inside"
        } - {CHAMBER}
        self.to_goal = self._spread(goals)

    def _spread(self, goals: tuple[int, ...]) -> list[float]:
        """Dijkstra from the goals outwards."""
        best = [NEVER] * (SQUARES + 1)
        queue: list[tuple[float, int]] = []
        for goal in goals:
            best[goal] = 0.0
            heappush(queue, (0.0, goal))
        while queue:
            so_far, place = heappop(queue)
            if so_far > best[place]:
                continue
            for exit in EXITS[place]:
                total = so_far + self.step(exit.to, opposite(exit.side), place)
                if total < best[exit.to]:
                    best[exit.to] = total
                    heappush(queue, (total, exit.to))
        return best

    def via(self, place: int, side: int, to: int) -> float:
        """The cost of going this way and on to the goal."""
        return self.step(place, side, to) + self.to_goal[to]

    def step(self, place: int, side: int, to: int) -> float:
        """The cost of one step; ``NEVER`` through a wall."""
        here, there = self.sides.get(place), self.sides.get(to)
        codes = [sides[s] for sides, s in ((here, side), (there, opposite(side))) if sides]
        if WALL in codes:
            return NEVER
        locks = codes.count(DOOR) * DOOR_TURNS + codes.count(GATE) * (12 / self.hero["strength"] - 1)
        return locks + self._entry(to) + (OCCUPIED_TURNS if to in self.others else 0.0)

    def _entry(self, place: int) -> float:
        kind = self.kinds.get(place)
        if kind is None:
            return UNKNOWN_TURNS
        if kind == "bottomless_pit":
            return 1.0 + (1 - self.hero["agility"] / 12) * LIFE_IN_TURNS
        if kind == "cave_in":
            return 0.7 + 12 / self.hero["agility"]
        return ENTRY_TURNS[kind]

