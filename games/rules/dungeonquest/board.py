"""The board's geometry: 130 squares, four towers, and the Treasure Chamber as one place of two squares (section 1)."""

from typing import NamedTuple

COLUMNS, ROWS = 13, 10
SQUARES = COLUMNS * ROWS
CHAMBER = SQUARES  # the place number of the Treasure Chamber
NOWHERE = -1

NORTH, EAST, SOUTH, WEST = range(4)
SIDES = ("north", "east", "south", "west")

WALL, OPEN, DOOR, GATE = range(4)


class Exit(NamedTuple):
    """A step to a neighbouring place: its name within the place left, the side crossed, where it leads.

    ``entry`` is the side of the next place that it comes in by.
    """

    name: str
    side: int
    to: int
    entry: int


def square(column: int, row: int) -> int:
    return row * COLUMNS + column


def column_row(place: int) -> tuple[int, int]:
    return place % COLUMNS, place // COLUMNS


def opposite(side: int) -> int:
    return (side + 2) % 4


CHAMBER_SQUARES = (square(6, 4), square(6, 5))
TOWERS = {
    square(0, 0): (EAST, SOUTH),
    square(12, 0): (SOUTH, WEST),
    square(0, 9): (NORTH, EAST),
    square(12, 9): (NORTH, WEST),
}
STEPS = {NORTH: (0, -1), EAST: (1, 0), SOUTH: (0, 1), WEST: (-1, 0)}


def neighbour(place: int, side: int) -> int:
    """The place across this side of a square, or ``NOWHERE`` beyond the outer wall."""
    column, row = column_row(place)
    column, row = column + STEPS[side][0], row + STEPS[side][1]
    if not (0 <= column < COLUMNS and 0 <= row < ROWS):
        return NOWHERE
    to = square(column, row)
    return CHAMBER if to in CHAMBER_SQUARES else to


def _exits(place: int) -> tuple[Exit, ...]:
    return tuple(Exit(SIDES[s], s, to, opposite(s)) for s in range(4) if (to := neighbour(place, s)) != NOWHERE)


def _chamber_exits() -> tuple[Exit, ...]:
    upper, lower = CHAMBER_SQUARES
    return (
        Exit("north", NORTH, neighbour(upper, NORTH), SOUTH),
        Exit("upper_east", EAST, neighbour(upper, EAST), WEST),
        Exit("lower_east", EAST, neighbour(lower, EAST), WEST),
        Exit("south", SOUTH, neighbour(lower, SOUTH), NORTH),
        Exit("lower_west", WEST, neighbour(lower, WEST), EAST),
        Exit("upper_west", WEST, neighbour(upper, WEST), EAST),
    )


EXITS: tuple[tuple[Exit, ...], ...] = (*[_exits(p) for p in range(SQUARES)], _chamber_exits(), ())
"""All geometric neighbours of each place, walls or not; the last entry is ``NOWHERE``, from where nothing leads on."""

EXIT_OF: tuple[dict[str, Exit], ...] = tuple({f"move:{e.name}": e for e in exits} for exits in EXITS)
"""The exits of each place by the id of the option to move there."""

FIXED_SIDES: dict[int, tuple[int, ...]] = {
    place: tuple(OPEN if side in openings else WALL for side in range(4))
    for place, openings in {**TOWERS, CHAMBER: (NORTH, EAST, SOUTH, WEST)}.items()
}
"""The four side codes of the towers and the chamber."""

# The same by place number, for speed: empty for every other square; the last entry is ``NOWHERE``.
BUILT_SIDES = (*[FIXED_SIDES.get(place, ()) for place in range(SQUARES + 1)], (WALL,) * 4)
BUILT_KINDS = (*["tower" if place in TOWERS else "" for place in range(SQUARES)], "treasure_chamber", "nowhere")


def distance(a: int, b: int) -> int:
    """Steps between two places as the crow walks, walls ignored."""
    squares_a = CHAMBER_SQUARES if a == CHAMBER else (a,)
    squares_b = CHAMBER_SQUARES if b == CHAMBER else (b,)
    return min(_steps(p, q) for p in squares_a for q in squares_b)


def _steps(a: int, b: int) -> int:
    (ca, ra), (cb, rb) = column_row(a), column_row(b)
    return abs(ca - cb) + abs(ra - rb)
