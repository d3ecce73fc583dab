"""Search over imagined worlds, for any game, through the kernel alone; docs/adr/0019 says why it is as it is.

A choice starts from what the game's own rules of thumb say and leaves it for a significant paired gain only: every
world is played on once for each candidate, with the same dice. What a game knows beyond its rules (which questions are
worth a thought, how to play on cheaply, what a position is worth) it says in a ``Guide``.
"""

from .budget import LIVE, Budget
from .guide import Candidate, Guide, Study
from .search import Found, search

__all__ = ["LIVE", "Budget", "Candidate", "Found", "Guide", "Study", "search"]
