"""The Heroes expansion: one module a hero or ability; each registers itself."""

from . import daggers, rildo, rings, run, shuriken, sling, thargrim, tori_jima, unarmed  # noqa: F401
