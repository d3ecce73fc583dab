"""Achievements: declared as data by each game, earned once, written at the end of a game."""

from leaderboards.achievements.awarding import award, keys_earned
from leaderboards.achievements.declared import declared, words_of

__all__ = ["award", "declared", "keys_earned", "words_of"]
