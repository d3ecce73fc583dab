"""What a card set does to the game: computer players play with it and with the shipped set, and are counted.

    start -> a run in the database -> shifts of a worker, each a stretch of games in a process apart -> figures -> pages

What is played is known by a game's number alone, so whoever goes on after a restart gets the very same figures.
"""
