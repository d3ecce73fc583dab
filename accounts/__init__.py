"""People: sign-up, guests, preferences."""
