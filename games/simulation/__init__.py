"""Games played by the rules alone, without tables, database or clock: for figures, for coverage, for strength."""
