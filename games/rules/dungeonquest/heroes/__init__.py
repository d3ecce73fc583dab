"""The Heroes expansion: one module a hero or ability; each registers itself."""

from . import (  # noqa: F401
    daggers,
    fhyll,
    fhyll_doors,
    fhyll_limits,
    fhyll_turn,
    rildo,
    rings,
    run,
    shuriken,
    sling,
    spells,
    thargrim,
    tori_jima,
    unarmed,
)
