"""The Catacombs expansion: one module a chapter, each registers itself. Chests go first: R62 opens them first."""

from . import finds  # noqa: F401  isort: skip
from . import bridge, cave_troll, journey, seen, teleport_ring, ways_in, web, worm  # noqa: F401
