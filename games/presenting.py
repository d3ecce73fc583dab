"""Which pages show which game."""

from types import ModuleType

from games import pages, plain

PRESENTERS: dict[str, ModuleType] = {"dungeonquest": pages}


def presenter(ruleset: str) -> ModuleType:
    """The module with ``table_page``, ``table_update``, ``read_answer`` and ``heard_until`` for this game."""
    return PRESENTERS.get(ruleset, plain)
