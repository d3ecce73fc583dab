"""Staff pages, one module a subject; each registers its models."""

from games.admin import laboratory, tables

__all__ = ["laboratory", "tables"]
