"""Celery tasks: thin, safe to lose and safe to run twice."""

from celery import shared_task

from games import sweep as sweeping
from games import thinking, waking
from games.cardsets.laboratory import waking as laboratory_waking
from games.cardsets.laboratory import working
from games.luck import waking as luck_waking
from games.luck import working as luck_working


@shared_task(name="games.think")
def think(game_id: int, version: int) -> None:
    waking.run(thinking.think, game_id, version)


@shared_task(name="games.sweep")
def sweep() -> None:
    sweeping.sweep()


@shared_task(name="games.laboratory", time_limit=100, soft_time_limit=90)
def laboratory() -> None:
    """A shift, and then the next. Its queue is its own, so that a worker elsewhere can take it over."""
    if working.work():
        laboratory_waking.wake()


@shared_task(name="games.luck", time_limit=100, soft_time_limit=90)
def luck() -> None:
    """A shift, and then the next. Like the laboratory it waits for a process of its own."""
    if luck_working.work():
        luck_waking.wake()
