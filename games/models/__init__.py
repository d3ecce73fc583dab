"""What the database remembers of tables. Thin: what happens at a table is written by door.py and tables/."""

from games.models.action import Action, Checkpoint
from games.models.composed import ComposedCards
from games.models.game import Game, new_seed
from games.models.kept import KeptRecord
from games.models.seat import Seat
from games.models.tick import Tick

__all__ = ["Action", "Checkpoint", "ComposedCards", "Game", "KeptRecord", "Seat", "Tick", "new_seed"]
