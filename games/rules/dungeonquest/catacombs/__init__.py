"""The Catacombs expansion: one module a chapter, each registers itself. Chests go first: R62 opens them first."""

from . import finds  # noqa: F401  isort: skip
from . import (  # noqa: F401
    amulet_wards,
    bridge,
    cave_troll,
    chits,
    creatures,
    haunted,
    journey,
    seen,
    spear_trap,
    spell_book,
    teleport,
    teleport_ring,
    together,
    ways_in,
    web,
    wizards_amulet,
    worm,
)

from . import amulet_harm  # noqa: F401  isort: skip  (last: see there)
