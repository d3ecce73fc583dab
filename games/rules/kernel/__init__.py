"""The kernel: what every game's rulebook is written on. Pure Python; it knows no game and no Django."""

from .chance import Chance, Loose, Seeded, commitment
from .decision import PASS, Decision
from .errors import Reason, Refused, RulesError
from .options import Answer, Option, PickOne, PickSome, Range, sample
from .play import Play
from .position import Position
from .ruleset import Maps, Rule, Ruleset
from .seats import ALL, NOBODY, Seat, only, sees
from .secrets import Fact, HiddenNumber
from .state import State
from .tape import Event, Outcome

__all__ = [
    "ALL", "NOBODY", "PASS", "Answer", "Chance", "Decision", "Event", "Fact", "HiddenNumber", "Loose", "Maps",
    "Option", "Outcome", "PickOne", "PickSome", "Play", "Position", "Range", "Reason", "Refused", "Rule", "RulesError",
    "Ruleset", "Seat", "Seeded", "State", "commitment", "only", "sample", "sees",
]  # fmt: skip
