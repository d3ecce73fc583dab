"""What the guests hold against what the database says."""

import sqlite3
from collections import Counter
from contextlib import closing
from pathlib import Path

from games.drill.guest import Ledger

ROWS = """
SELECT g.public_id, a.key, a.number FROM games_action a JOIN games_game g ON g.id = a.game_id WHERE a.actor = 'person'
"""


def compare(database: Path, ledger: Ledger) -> dict[str, int]:
    """``found``: accepted moves that are there as the receipt says; ``lost``: the others. ``doubled``: a move that is
    there twice, a key with two receipts, or a move that nobody sent."""
    with closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True)) as connection:
        rows = [(table, key.split(":", 2)[2], number) for table, key, number in connection.execute(ROWS)]
    numbers = {(table, key): number for table, key, number in rows}
    found = sum(numbers.get(move) == number for move, number in ledger.accepted.items())
    often = Counter((table, key) for table, key, _ in rows)
    doubled = sum(n - 1 for n in often.values()) + ledger.twice + len(set(often) - ledger.sent)
    accepted = len(ledger.accepted)
    return {"accepted": accepted, "found": found, "lost": accepted - found, "doubled": doubled}
