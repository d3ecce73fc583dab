"""Published versions of card sets stay as they are: triggers refuse to change or add, this refuses to delete."""

from typing import Any, TypeVar

from django.db import models

M = TypeVar("M", bound=models.Model)


class Fixed(Exception):
    """What was published never changes."""


def check_drafts(rows: models.QuerySet[Any]) -> None:
    """Of versions or of their entries; ``Fixed`` unless all of them are a draft's."""
    status = "status" if hasattr(rows.model, "status") else "version__status"
    if rows.exclude(**{status: "draft"}).exists():
        raise Fixed(f"{rows.model.__name__}: not a draft's")


class FixedQuerySet(models.QuerySet[M]):
    def delete(self) -> tuple[int, dict[str, int]]:
        check_drafts(self)
        return super().delete()

    delete.alters_data = True  # type: ignore[attr-defined]


class FixedManager(models.Manager[M]):
    def get_queryset(self) -> models.QuerySet[M]:
        return FixedQuerySet(self.model, using=self._db)
