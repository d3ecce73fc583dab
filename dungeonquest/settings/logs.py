"""One JSON object a line on standard error, for the site's own log calls and for those of its libraries."""

import os
from typing import Any

import structlog

from dungeonquest.redact import redact
from dungeonquest.scrub import format_exception

SHARED: list[Any] = [
    structlog.contextvars.merge_contextvars,
    structlog.stdlib.add_log_level,
    structlog.stdlib.add_logger_name,
    structlog.processors.TimeStamper(fmt="iso", utc=True),
    format_exception,
]

structlog.configure(
    processors=[
        structlog.stdlib.filter_by_level,
        structlog.stdlib.PositionalArgumentsFormatter(),
        *SHARED,
        structlog.stdlib.ProcessorFormatter.wrap_for_formatter,
    ],
    logger_factory=structlog.stdlib.LoggerFactory(),
    cache_logger_on_first_use=True,
)

# Whoever reads /metrics brings this; without it there is no such page.
METRICS_TOKEN = os.environ.get("METRICS_TOKEN", "")

LOGGING_LEVEL = os.environ.get("LOG_LEVEL", "INFO").upper()
LOGGING = {
    "version": 1,
    "disable_existing_loggers": False,
    "formatters": {
        "json": {
            "()": structlog.stdlib.ProcessorFormatter,
            "processors": [
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                redact,
                structlog.processors.JSONRenderer(sort_keys=False),
            ],
            "foreign_pre_chain": [structlog.stdlib.ExtraAdder(), *SHARED],
        }
    },
    "filters": {"no_values": {"()": "dungeonquest.scrub.NoValuesInMessages"}},
    "handlers": {"console": {"class": "logging.StreamHandler", "formatter": "json", "filters": ["no_values"]}},
    "root": {"handlers": ["console"], "level": LOGGING_LEVEL},
    "loggers": {
        # Each task and each tick at INFO would be three lines a second for nothing.
        name: {"level": "WARNING"}
        for name in ("celery.beat", "celery.worker.strategy", "celery.app.trace", "axes", "django_structlog.celery")
    },
}
