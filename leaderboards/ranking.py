"""Exact ranks in a few index look-ups, however many people there are.

For each board and metric ``Node`` counts people by value: on level 0 by the value itself, on each level above by the
value without its last ``BITS`` bits, 64 values to a node. How many are ahead of a value is then the sum of its later
siblings on every level: at most 63 rows each, five levels for values up to a thousand million. A change moves one
person from one path to another; where the paths meet, nothing is written.
"""

from collections import Counter
from collections.abc import Iterable

from django.db import connection

from leaderboards.boards import METRICS
from leaderboards.models import Node, Standing

BITS, LEVELS = 6, 5
TOP = LEVELS - 1
CHUNK = 150  # rows a statement: SQLite takes few parameters
Key = tuple[int, int, int, int]  # board, metric, level, node

_ADD = """INSERT INTO leaderboards_node (board_id, metric, level, node, people) VALUES {rows}
ON CONFLICT (board_id, metric, level, node) DO UPDATE SET people = leaderboards_node.people + excluded.people"""
_AHEAD = """SELECT coalesce(sum(people), 0) FROM leaderboards_node
WHERE board_id = %s AND metric = %s AND ({levels})"""
_FILL = """INSERT INTO leaderboards_node (board_id, metric, level, node, people)
SELECT board_id, {number}, {level}, {metric} >> {bits}, count(*) FROM leaderboards_standing
WHERE {metric} IS NOT NULL GROUP BY board_id, {metric} >> {bits}"""


class Changes:
    """People moving from value to value, gathered and written at once."""

    def __init__(self) -> None:
        self.counts: Counter[Key] = Counter()

    def move(self, before: dict[str, int | None], standing: Standing) -> None:
        """``before``: the values of each metric as they were, empty for a new standing."""
        for number, metric in enumerate(METRICS):
            old, new = before.get(metric), getattr(standing, metric)
            if old != new:
                self._add(standing.board_id, number, old, -1)
                self._add(standing.board_id, number, new, 1)

    def leave(self, standing: Standing) -> None:
        """This person goes off the board."""
        for number, metric in enumerate(METRICS):
            self._add(standing.board_id, number, getattr(standing, metric), -1)

    def _add(self, board: int, number: int, value: int | None, people: int) -> None:
        if value is not None:
            for level in range(LEVELS):
                self.counts[board, number, level, value >> BITS * level] += people

    def write(self) -> None:
        """In order, so that two games ending at once do not wait for each other in a circle."""
        rows = sorted((*key, people) for key, people in self.counts.items() if people)
        with connection.cursor() as cursor:
            for start in range(0, len(rows), CHUNK):
                part = rows[start : start + CHUNK]
                places = ", ".join(["(%s, %s, %s, %s, %s)"] * len(part))
                cursor.execute(_ADD.format(rows=places), [cell for row in part for cell in row])
        self.counts.clear()


def values_of(standing: Standing) -> dict[str, int | None]:
    return {metric: getattr(standing, metric) for metric in METRICS}


def rank(board: int, metric: str, value: int) -> int:
    """1 + how many people of this board are ahead of this value; equal values share a rank."""
    wheres, cells = [], []
    for level in range(LEVELS):
        mine = value >> BITS * level
        wheres.append("(level = %s AND node > %s AND node < %s)")
        cells += [level, mine, ((mine >> BITS) + 1) << BITS if level < TOP else 1 << 62]
    with connection.cursor() as cursor:
        cursor.execute(_AHEAD.format(levels=" OR ".join(wheres)), [board, METRICS.index(metric), *cells])
        return 1 + int(cursor.fetchone()[0])


def holders(board: int, metric: str, values: Iterable[int]) -> dict[int, int]:
    """How many people have each of these values."""
    nodes = Node.objects.filter(board=board, metric=METRICS.index(metric), level=0, node__in=set(values))
    return dict(nodes.values_list("node", "people"))


def people_on(board: int, metric: str) -> int:
    nodes = Node.objects.filter(board=board, metric=METRICS.index(metric), level=TOP)
    return sum(nodes.values_list("people", flat=True))


def fill() -> None:
    """Count all standings anew, into an empty table."""
    with connection.cursor() as cursor:
        for number, metric in enumerate(METRICS):
            for level in range(LEVELS):
                cursor.execute(_FILL.format(number=number, level=level, metric=metric, bits=BITS * level))
