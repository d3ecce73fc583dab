"""Everything people do to a table that is not a move. Each function checks, locks late, checks again under the lock,
writes, logs and returns; what it cannot do it refuses with a ``Refusal``.
"""

from games.tables.access import Viewer, access_game, access_link, open_tables, played_now, tables_of
from games.tables.leaving import leave
from games.tables.opening import Settings, open_table
from games.tables.rematching import rematch
from games.tables.seating import fill, free_seat, set_ready, take_seat
from games.tables.starting import start

__all__ = [
    "Settings",
    "Viewer",
    "access_game",
    "access_link",
    "fill",
    "free_seat",
    "leave",
    "open_table",
    "open_tables",
    "played_now",
    "rematch",
    "set_ready",
    "start",
    "tables_of",
    "take_seat",
]  # fmt: skip
