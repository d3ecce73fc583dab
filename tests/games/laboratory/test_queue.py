"""The laboratory's tasks on their way to a worker."""

import pytest

from dungeonquest.celery import app
from games.tasks import laboratory, sweep


@pytest.fixture
def sent(settings):
    """What lies in each queue after tasks were sent that no worker has taken."""
    settings.CELERY_TASK_ALWAYS_EAGER = False
    with app.connection_for_write() as connection:
        channel = connection.default_channel
        names = [queue.name for queue in app.conf.task_queues]
        for queue in app.conf.task_queues:
            queue(channel).declare()
            channel.queue_purge(queue.name)
        yield lambda: {name: size for name in names if (size := channel._size(name))}
        for name in names:
            channel.queue_purge(name)


def test_each_task_goes_to_one_queue(sent):
    laboratory.apply_async()
    assert sent() == {"laboratory": 1}
    sweep.apply_async()
    sweep.apply_async()
    assert sent() == {"celery": 2, "laboratory": 1}
