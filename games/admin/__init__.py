"""Staff pages, one module a subject; each registers its models."""

from games.admin import tables

__all__ = ["tables"]
