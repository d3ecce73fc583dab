"""Luck and skill of a finished game, move by move, as GNU Backgammon separates them. Pure Python, for any game.

What a seat may hope for at a moment is its mean share of the victory when the game is played on from there, again and
again, by the same cheap player on every seat. A choice counts as what it adds to that (judged in worlds that agree with
what the chooser had been told), all else that happens as luck. So for each seat, to the last digit:

    value before the deal + luck + own choices + choices of the others = result
"""

from games.analysis.course import Course, Step, walk
from games.analysis.figures import Report, report_of
from games.analysis.retelling import Retelling, Row

__all__ = ["Course", "Report", "Retelling", "Row", "Step", "report_of", "walk"]
