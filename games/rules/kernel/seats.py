"""Groups of seats as bit masks. A spectator (seat ``None``) belongs only to ``ALL``."""

ALL = -1
NOBODY = 0

Seat = int | None


def only(*seats: int | None) -> int:
    """The group of just these seats; ``None`` (nobody plays that part) adds nothing."""
    mask = NOBODY
    for seat in seats:
        if seat is not None:
            mask |= 1 << seat
    return mask


def sees(group: int, seat: Seat) -> bool:
    """Does this viewer belong to the group?"""
    if group == ALL:
        return True
    return seat is not None and bool(group >> seat & 1)
