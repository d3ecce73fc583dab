"""How a change at a table reaches every seat: the channel layer carries numbers, never a state."""
