"""How long a search may go on: by playouts where figures must be repeatable, by the thread's CPU time at a table."""

import time
from dataclasses import dataclass

SLICE = 0.1  # seconds of CPU for a question worth a search; the others are answered at once


@dataclass(frozen=True)
class Budget:
    """``playouts`` of a single decision; with ``seconds`` the search ends sooner if they have passed."""

    playouts: int
    seconds: float | None = None

    def clock(self) -> "Clock":
        return Clock(self)


LIVE = Budget(playouts=2000, seconds=SLICE)


class Clock:
    """One decision's budget, running."""

    def __init__(self, budget: Budget):
        self.budget = budget
        self.start = time.thread_time()
        self.used = 0

    def tick(self) -> None:
        self.used += 1

    def overdue(self) -> bool:
        """Has the time passed? By playouts nothing is: each part of a search is played to its end."""
        return self.budget.seconds is not None and time.thread_time() - self.start >= self.budget.seconds

    def spent(self) -> float:
        """The share of the budget that is gone; 1 or more when it is used up."""
        by_count = self.used / self.budget.playouts
        if self.budget.seconds is None:
            return by_count
        return max(by_count, (time.thread_time() - self.start) / self.budget.seconds)
