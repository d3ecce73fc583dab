"""The drill itself: guests play in threads, one thread kills, and in the end the books are compared."""

import random
import threading
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from games.drill.books import compare
from games.drill.guest import Guest, Ledger, NoAnswer
from games.drill.site import PARTS, DrillSite

START = 300.0  # seconds that the site may take to become well
THREADS = 8


@dataclass
class Limits:
    """``games`` to play, ``kills`` in all, ``seconds`` for everything between the first move and the last."""

    games: int = 200
    kills: int = 24
    seconds: float = 1200.0
    every: float = 6.0
    seed: int = 0


@dataclass
class Drill:
    site: DrillSite
    limits: Limits
    ledger: Ledger = field(default_factory=Ledger)
    tables: list[str] = field(default_factory=list)
    finished: set[str] = field(default_factory=set)
    kills: dict[str, int] = field(default_factory=lambda: dict.fromkeys(PARTS, 0))
    until: float = 0.0

    def run(self) -> None:
        """Raises ``TimeoutError`` if the site never becomes well. Ends in bounded time whatever happens."""
        if not self.site.wait_until_well(START):
            raise TimeoutError
        self.until = time.monotonic() + self.limits.seconds
        todo = iter(range(self.limits.games))
        players = [threading.Thread(target=self._play, args=(todo, n), daemon=True) for n in range(THREADS)]
        for player in players:
            player.start()
        self._kill_while(players)
        for player in players:
            player.join(max(1.0, self.until + 60 - time.monotonic()))

    def _play(self, todo: Any, n: int) -> None:
        dice = random.Random(f"{self.limits.seed}.{n}")
        while time.monotonic() < self.until:
            with self.ledger.lock:
                if next(todo, None) is None:
                    return
            table, guest = self._sit_down(dice)
            while table and guest and time.monotonic() < self.until and not self._one_look(guest, table):
                pass

    def _sit_down(self, dice: random.Random) -> tuple[str, Guest | None]:
        while time.monotonic() < self.until:
            guest = Guest(self.site.base, self.ledger, dice)
            try:
                table = guest.sit_down()
            except (NoAnswer, KeyError):
                time.sleep(0.5)
                continue
            with self.ledger.lock:
                self.tables.append(table)
            return table, guest
        return "", None

    def _one_look(self, guest: Guest, table: str) -> bool:
        """Look, and answer if asked; True once the game is over."""
        try:
            seen = guest.look(table)
            if seen.get("status") == "finished":
                with self.ledger.lock:
                    self.finished.add(table)
                return True
            question = (seen.get("observation") or {}).get("question") or {}
            if question.get("options"):
                guest.move(table, question, self.until)
            else:
                time.sleep(0.05)
        except NoAnswer:
            time.sleep(0.3)
        return False

    def _kill_while(self, players: list[threading.Thread]) -> None:
        """One part after the other, each time only if a request is in flight at that very moment."""
        done = 0
        while any(p.is_alive() for p in players) and time.monotonic() < self.until:
            time.sleep(self.limits.every if done < self.limits.kills else 0.5)
            if done < self.limits.kills and self._kill(PARTS[done % len(PARTS)]):
                done += 1

    def _kill(self, part: str) -> bool:
        children = self.site.children()
        end = time.monotonic() + 5
        while self.ledger.flying == 0:
            if time.monotonic() > end:
                return False
            time.sleep(0.001)
        if not self.site.kill(part):
            return False
        self.kills[part] += 1
        if part == "supervisor":
            self.site.start_again(children, 30)
        return True

    def report(self) -> dict[str, Any]:
        """The books, once the site has stopped. ``stuck``: tables that were not played to their end."""
        found = compare(Path(self.site.var) / "db.sqlite3", self.ledger)
        return {
            "games": len(self.tables), **found, "stuck": len(set(self.tables) - self.finished), "kills": self.kills,
            "unanswered": self.ledger.unanswered, **self.site.replay_all(),
        }  # fmt: skip
