"""What remains when a table is cleared: results, gold, ranks."""
