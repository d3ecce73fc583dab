"""Rules of thumb for DungeonQuest."""
