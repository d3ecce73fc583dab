"""Celery: short tasks, acknowledged late, never the only record of anything (the database remembers who must act)."""

from kombu import Exchange, Queue

from .channels import REDIS_URL

CELERY_BROKER_URL = REDIS_URL or "memory://"
CELERY_TIMEZONE = "UTC"
CELERY_TASK_IGNORE_RESULT = True
CELERY_TASK_SERIALIZER = "json"
CELERY_ACCEPT_CONTENT = ["json"]
CELERY_BROKER_CONNECTION_RETRY_ON_STARTUP = True
CELERY_BROKER_CONNECTION_MAX_RETRIES = None
CELERY_WORKER_PREFETCH_MULTIPLIER = 1
CELERY_WORKER_HIJACK_ROOT_LOGGER = False
# A thread cannot be stopped: with True, a worker whose broker goes away in the middle of a task ends with an error. The
# task goes on instead; it comes once more when nobody could be told of its end, which every task bears.
CELERY_WORKER_CANCEL_LONG_RUNNING_TASKS_ON_CONNECTION_LOSS = False
# Sound with 5.6.3 only: 5.7.0 ends the worker when the broker restarts.
CELERY_TASK_ACKS_LATE = True
CELERY_TASK_REJECT_ON_WORKER_LOST = True
# These stop a process, not a thread: in threads a computer player watches its own clock.
CELERY_TASK_TIME_LIMIT = 20
CELERY_TASK_SOFT_TIME_LIMIT = 10
# Named here, so that a worker which is told no queues takes all. Laboratory and luck keep one thread busy each.
# Each with its own exchange and key: a queue without them would get a copy of every task.
QUEUES = ("celery", "laboratory", "luck")
CELERY_TASK_QUEUES = [Queue(name, Exchange(name, type="direct"), routing_key=name) for name in QUEUES]
CELERY_TASK_ROUTES = {f"games.{name}": {"queue": name} for name in QUEUES[1:]}
CELERY_TASK_PUBLISH_RETRY_POLICY = {"max_retries": 1, "interval_start": 0, "interval_step": 0.1, "interval_max": 0.2}
CELERY_BROKER_TRANSPORT_OPTIONS = (
    {
        "visibility_timeout": 120,
        "socket_timeout": 30,
        "socket_connect_timeout": 5,
        "socket_keepalive": True,
        "health_check_interval": 25,
    }
    if REDIS_URL
    else {"polling_interval": 0.01}
)

# A tick that could not run within its second is not made up for: the next one sees everything anyway.
CELERY_BEAT_SCHEDULER = "games.live.heartbeat:Scheduler"
CELERY_BEAT_SCHEDULE = {
    "sweep": {"task": "games.sweep", "schedule": 1.0, "options": {"expires": 1}},
    "heartbeat": {"task": "live.heartbeat", "schedule": 5.0, "options": {"expires": 5}},
}
