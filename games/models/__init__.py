"""What the database remembers of tables. Thin: what happens at a table is written by door.py and tables/."""

from games.models.action import Action, Checkpoint
from games.models.cardset import CardEntry, CardSet, CardSetVersion
from games.models.composed import ComposedCards
from games.models.game import Game, new_seed
from games.models.kept import KeptRecord
from games.models.laboratory import LaboratoryRun
from games.models.luck import LuckReport, LuckRow
from games.models.seat import Seat
from games.models.staff import StaffDeed
from games.models.tick import Tick

__all__ = [
    "Action", "CardEntry", "CardSet", "CardSetVersion", "Checkpoint", "ComposedCards", "Game", "KeptRecord",
    "LaboratoryRun", "LuckReport", "LuckRow", "Seat", "StaffDeed", "Tick", "new_seed",
]  # fmt: skip
