"""Card sets that people edit: DungeonQuest's side of it. See ``games/rules/kernel/workshop.py``."""

from .bench import DungeonQuestWorkshop

__all__ = ["DungeonQuestWorkshop"]
