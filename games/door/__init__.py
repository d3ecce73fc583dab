"""The one door to a running game: person, bot, clock and API alike. Nothing else writes to one.

Every function returns what was ``Taken`` or raises ``Refusal`` with nothing changed. They may be called by anybody who
knows a game's id: whether the actor may act for the seat is looked at here, under the lock.
"""

from games.door.acting import act, hand_over, take_back, undo
from games.door.actors import BOT, CLOCK, Actor
from games.door.beginning import begin
from games.door.consenting import answer_undo, ask_undo, lapse
from games.door.loading import Table, load, position_of
from games.door.storing import Taken

__all__ = [
    "BOT", "CLOCK", "Actor", "Table", "Taken", "act", "answer_undo", "ask_undo", "begin", "hand_over", "lapse", "load",
    "position_of", "take_back", "undo",
]  # fmt: skip
