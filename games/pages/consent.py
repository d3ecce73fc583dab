"""An undo that the table is asked about, and what the table itself says in the log."""

from typing import NamedTuple

from games.rules.dungeonquest.wording import Saying, _

from .sitting import Sitting

EVENTS = {
    "table.undone": Saying(_("{player} takes a move back."), "player"),
    "table.undo_asked": Saying(_("{player} asks to take a move back."), "player"),
    "table.undo_agreed": Saying(_("{player} agrees."), "player"),
    "table.undo_refused": Saying(_("{player} does not agree: the move stays."), "player"),
    "table.undo_withdrawn": Saying(_("{player} no longer asks to take it back."), "player"),
    "table.undo_lapsed": Saying(_("Nobody answered {player} in time: the move stays."), "player"),
    # The seat has its new player's name already, so the one who left cannot be named.
    "table.handed_over": Saying(_("{hero} is played by a computer from now on."), "hero"),
}


class Asked(NamedTuple):
    """``mine``: this viewer asked. ``answer``: this viewer's word is missing."""

    who: str
    mine: bool
    answer: bool
    missing: tuple[str, ...]


def asked(sitting: Sitting) -> Asked | None:
    consent = sitting.consent
    if consent is None:
        return None
    missing = tuple(_name(sitting, seat) for seat in consent["missing"])
    viewer = sitting.viewer
    return Asked(_name(sitting, consent["seat"]), viewer == consent["seat"], viewer in consent["missing"], missing)


def _name(sitting: Sitting, seat: int) -> str:
    chair = sitting.chair(seat)
    return chair.name if chair else str(seat + 1)
