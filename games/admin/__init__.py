"""Staff pages, one module a subject; each registers its models."""

from games.admin import cardsets, laboratory, staff, tables

__all__ = ["cardsets", "laboratory", "staff", "tables"]
