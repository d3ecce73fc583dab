"""Celery tasks: thin, safe to lose and safe to run twice."""

from celery import shared_task

from games import sweep as sweeping
from games import thinking, waking


@shared_task(name="games.think")
def think(game_id: int, version: int) -> None:
    waking.run(thinking.think, game_id, version)


@shared_task(name="games.sweep")
def sweep() -> None:
    sweeping.sweep()
