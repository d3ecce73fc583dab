"""`manage.py bench leaderboard`: how long the lists take with very many people, in a database that is thrown away."""

from leaderboards.bench.kind import LeaderboardBench

__all__ = ["LeaderboardBench"]
