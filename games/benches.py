"""What else can be measured: rooms that stand on this one add their own kinds of ``manage.py bench``."""

from typing import Any, Protocol

from django.core.management.base import CommandParser


class Bench(Protocol):
    """One kind: ``run`` gives the figures back by name."""

    help: str

    def add_arguments(self, parser: CommandParser) -> None: ...

    def run(self, options: dict[str, Any]) -> dict[str, Any]: ...


MORE: dict[str, Bench] = {}


def register(name: str, bench: Bench) -> None:
    MORE[name] = bench
