"""Everything face up: what all seats know, laid over each other."""

from collections.abc import Mapping, Sequence
from typing import Any

NOTHING: tuple[Any, ...] = (None, "", (), [], {})


def merged(views: Sequence[Any]) -> Any:
    """One view that holds whatever any of these views (the spectator's first) holds."""
    first = views[0]
    if all(view == first for view in views[1:]):
        return first
    told = [view for view in views if view not in NOTHING]
    if all(isinstance(view, Mapping) for view in told):
        names = dict.fromkeys(name for view in told for name in view)
        return {name: merged([view.get(name) for view in told]) for name in names}
    if all(_is_list(view) and len(view) == len(told[0]) for view in told):
        return type(told[0])([merged(parts) for parts in zip(*told, strict=True)])
    return max(told, key=len) if all(_is_list(view) for view in told) else told[0]


def _is_list(view: Any) -> bool:
    return type(view) in (list, tuple)
