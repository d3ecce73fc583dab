"""Staff pages, one module a subject; each registers its models."""

from games.admin import cardsets, laboratory, people, staff, tables

__all__ = ["cardsets", "laboratory", "people", "staff", "tables"]
