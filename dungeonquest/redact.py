"""Keeps secrets out of the logs: by the name of a field, and passwords inside addresses wherever they stand."""

import re
from collections.abc import MutableMapping
from functools import lru_cache
from typing import Any

HIDDEN = "[hidden]"
_NAMES = re.compile(r"passw|secret|token|cookie|authoriz|api_?key|seed|entropy|csrf|session", re.IGNORECASE)
_ADDRESS = re.compile(r"(\w+://[^\s:/@]*):[^\s@/]+@")


def redact(_logger: Any, _method: str, event: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """A structlog processor; works on nested data too, since request data may be logged whole."""
    for key, value in event.items():
        event[key] = _clean(str(key), value)
    return event


def _clean(key: str, value: Any) -> Any:
    if _is_secret(key):
        return HIDDEN
    if isinstance(value, str):
        return value if "://" not in value else _ADDRESS.sub(rf"\1:{HIDDEN}@", value)
    if isinstance(value, dict):
        return {name: _clean(str(name), inner) for name, inner in value.items()}
    if isinstance(value, list | tuple):
        return [_clean("", inner) for inner in value]
    return value


@lru_cache(maxsize=1024)
def _is_secret(name: str) -> bool:
    """Each line has the same few names."""
    return _NAMES.search(name) is not None
