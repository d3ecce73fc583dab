"""A whole game as one JSON document: made from a finished game, read from anybody, played again and checked.

A document holds seed, entropies, hidden answers and outcomes. ``record_of`` refuses while the game runs.
"""

from games.records.checking import Problem, Report, check
from games.records.form import Record, as_json, read
from games.records.making import collect, record_of
from games.records.playing import Course, Step

__all__ = ["Course", "Problem", "Record", "Report", "Step", "as_json", "check", "collect", "read", "record_of"]
