"""Pages of what remains when a table is cleared."""
