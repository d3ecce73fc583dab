"""The Heroes expansion: one module a hero or ability; each registers itself."""
