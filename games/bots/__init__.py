"""Computer players, pure Python, written against the kernel. A level is a module with ``choose(view, seat, rng)``.

``view`` is a ``SeatView``: what that seat sees, what it may answer, and worlds it may imagine; never the true state.
Levels of one game live in a package of its name (``games.bots.dungeonquest.veteran``), those for all games beside this.
"""

from games.bots.registry import UnknownLevel, levels_of, player
from games.bots.view import SeatView

__all__ = ["SeatView", "UnknownLevel", "levels_of", "player"]
