"""The first three minutes: a dungeon laid out beforehand, played by the real rules, kept in a browser's session alone.

There is no table, no seat and no result: nothing here can reach a ledger.
"""

from .lesson import Lesson, follow

__all__ = ["Lesson", "follow"]
