"""Two seats at a table, playing until they are told to stop."""

import asyncio
import random
import time
from dataclasses import dataclass, field

import aiohttp

from games.load.seat import PATIENCE, Seat

OPTIONS = {"deal": "random"}


@dataclass
class Count:
    """What one phase has seen. ``waits``: seconds from sending a move until the other seat's page shows it."""

    moves: int = 0
    games: int = 0
    waits: list[float] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)


class Pair:
    def __init__(self, base: str, seed: int) -> None:
        self.rng = random.Random(seed)
        self.seats = [Seat(base, self.rng), Seat(base, self.rng)]

    async def arrive(self) -> None:
        for seat in self.seats:
            await seat.arrive()
        await self.sit_down()

    async def sit_down(self) -> None:
        """A new table for the two, started."""
        first, second = self.seats
        table = (await first.wish("/tables/", seats=2, public=True, options=OPTIONS))["table"]
        await second.wish(f"/table/{table}/join")
        await first.wish(f"/table/{table}/start")
        for seat in self.seats:
            await seat.sit_at(table)

    async def play(self, until: float, think: float, count: Count) -> None:
        await asyncio.sleep(self.rng.random() * think)
        while time.perf_counter() < until:
            try:
                await self._turn(think, count)
            except (TimeoutError, RuntimeError, OSError, aiohttp.ClientError) as error:
                count.errors.append(f"{type(error).__name__} {error}"[:200])
                await self.sit_down()

    async def _turn(self, think: float, count: Count) -> None:
        mover = next((s for s in self.seats if s.screen.options), None)
        if mover is None:
            return await self._nobody(count)
        if think:
            await asyncio.sleep(think)
        other = self.seats[1 - self.seats.index(mover)]
        before, start = mover.screen.version, time.perf_counter()
        await mover.move()
        if mover.screen.version <= before:
            return None  # refused: the table moved on in between
        await other.shows(mover.screen.version)
        count.moves += 1
        count.waits.append(other.shown_at - start)
        return None

    async def _nobody(self, count: Count) -> None:
        if any(seat.screen.over for seat in self.seats):
            count.games += 1
            return await self.sit_down()
        newest = max(seat.screen.version for seat in self.seats)
        await asyncio.wait_for(asyncio.gather(*(seat.shows(newest) for seat in self.seats)), PATIENCE)
        if not any(seat.screen.options or seat.screen.over for seat in self.seats):
            raise RuntimeError("nobody is asked")
        return None

    async def leave(self) -> None:
        for seat in self.seats:
            await seat.leave()
