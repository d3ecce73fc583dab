"""Luck and skill of a finished game: asked for by somebody at its table, worked out by a worker, kept."""

from games.luck.asking import ask, figures_of, report_at
from games.luck.working import work

__all__ = ["ask", "figures_of", "report_at", "work"]
