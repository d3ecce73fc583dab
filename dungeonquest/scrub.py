"""Reports of errors without values: local variables and messages may hold positions, seeds, answers and cards.

What is left is what mends a program: the kind of the error and the places in the code. Used by pages (DEBUG), mails to
admins, and every line of the log; ``before_send`` is for an error collector, should one be added.
"""

import logging
import sys
import traceback
from collections.abc import MutableMapping
from types import TracebackType
from typing import Any

from django.http import HttpRequest
from django.views.debug import ExceptionReporter, SafeExceptionReporterFilter

from dungeonquest.redact import HIDDEN


class NoValuesFilter(SafeExceptionReporterFilter):
    """Names of variables and fields, never what they hold; also with DEBUG, where Django hides nothing."""

    def is_active(self, request: HttpRequest | None) -> bool:
        return True

    def get_traceback_frame_variables(self, request: HttpRequest | None, tb_frame: Any) -> Any:
        return [(name, HIDDEN) for name in tb_frame.f_locals]

    def get_post_parameters(self, request: HttpRequest | None) -> dict[str, str]:
        return {} if request is None else dict.fromkeys(request.POST, HIDDEN)


class NoValuesReporter(ExceptionReporter):
    """Django's report without the messages of the errors: rules and databases put values into them."""

    def get_traceback_data(self) -> dict[str, Any]:
        data = super().get_traceback_data()
        for frame in data.get("frames", ()):
            cause = frame.get("exc_cause")
            frame["exc_cause"] = type(cause).__name__ if cause is not None else None
        data["exception_value"], data["exception_notes"] = HIDDEN, ""
        data.pop("unicode_hint", None)
        return data


def without_values(kind: type[BaseException] | None, error: BaseException | None, tb: TracebackType | None) -> str:
    """Kinds and places of an error and of what caused it, innermost last."""
    lines = [f"{kind.__name__ if kind else 'error'}"]
    lines += [f"  {frame.filename}:{frame.lineno} {frame.name}" for frame in traceback.extract_tb(tb)]
    cause = error and (error.__cause__ or (None if error.__suppress_context__ else error.__context__))
    if cause:
        lines = [without_values(type(cause), cause, cause.__traceback__), "then", *lines]
    return "\n".join(lines)


def format_exception(_logger: Any, _method: str, event: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """A structlog processor in place of its own ``format_exc_info``."""
    info = event.pop("exc_info", None)
    if info is True:
        info = sys.exc_info()
    if isinstance(info, BaseException):
        info = (type(info), info, info.__traceback__)
    if info and info[0] is not None:
        event["exception"] = without_values(*info)
    return event


class NoValuesInMessages(logging.Filter):
    """Celery writes the error itself into its line: there only the kind is left."""

    def filter(self, record: logging.LogRecord) -> bool:
        if record.name.startswith("celery") and isinstance(record.args, dict) and "exc" in record.args:
            kind = record.exc_info[0] if record.exc_info else None
            shown = kind.__name__ if kind else HIDDEN
            record.args = {**record.args, "exc": shown, "traceback": HIDDEN, "args": HIDDEN, "kwargs": HIDDEN}
            record.__dict__.pop("data", None)
        return True


def before_send(event: dict[str, Any], _hint: dict[str, Any]) -> dict[str, Any]:
    """For an error collector that speaks Sentry's format: kinds and places only."""
    for value in event.get("exception", {}).get("values", ()):
        value["value"] = HIDDEN
        for frame in (value.get("stacktrace") or {}).get("frames", ()):
            frame.pop("vars", None)
    event.get("request", {}).pop("data", None)
    event.pop("extra", None)
    return event
