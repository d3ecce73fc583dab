"""A wizard's spells (section 12, R51): one module a spell; each registers itself."""

from . import dark_force, doorway, eyes_of_doom, fireball, invisibility, stasis  # noqa: F401
