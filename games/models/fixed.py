"""Published versions of card sets stay as they are: triggers refuse to change or add, this refuses to delete."""

from typing import Any

from django.db import models


class Fixed(Exception):
    """What was published never changes."""


class FixedQuerySet(models.QuerySet[Any]):
    """Of versions or of their entries."""

    def delete(self) -> tuple[int, dict[str, int]]:
        self.check_drafts()
        return super().delete()

    delete.alters_data = True  # type: ignore[attr-defined]

    def check_drafts(self) -> None:
        status = "status" if hasattr(self.model, "status") else "version__status"
        if self.exclude(**{status: "draft"}).exists():
            raise Fixed(f"{self.model.__name__}: not a draft's")
