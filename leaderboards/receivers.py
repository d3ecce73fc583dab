"""What leaderboards do when a game ends."""

from typing import Any

from django.dispatch import receiver

from games.signals import game_finished
from leaderboards.recording import record


@receiver(game_finished, dispatch_uid="leaderboards.record")
def record_results(game_id: int, ruleset: str, sets: Any, ended: Any, results: Any, **_: Any) -> None:
    record(game_id, ruleset, sets, ended, results)
