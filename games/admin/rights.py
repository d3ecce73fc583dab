"""What a staff page may do with rows: nothing at all, or delete them by a deed. Django's own saving is never used."""

from collections.abc import Callable
from typing import Any, ClassVar

from django.db import transaction
from django.db.models import Model, QuerySet
from django.http import HttpRequest
from unfold.admin import ModelAdmin


class ReadOnly:
    """Looking only."""

    def has_add_permission(self, *_: Any) -> bool:
        return False

    def has_change_permission(self, *_: Any) -> bool:
        return False

    def has_delete_permission(self, *_: Any) -> bool:
        return False


class DeletedByDeed(ReadOnly):
    """``deletion(person, row)`` is the deed, for one row or for each of those that were chosen."""

    deletion: ClassVar[Callable[[Any, Any], None]]
    opts: Any

    def has_delete_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return ModelAdmin.has_delete_permission(self, request, obj)

    def delete_model(self, request: HttpRequest, obj: Model) -> None:
        type(self).deletion(request.user, obj)

    def delete_queryset(self, request: HttpRequest, queryset: QuerySet[Any]) -> None:
        with transaction.atomic():
            for row in queryset:
                type(self).deletion(request.user, row)

    def get_deleted_objects(self, objs: Any, _request: HttpRequest) -> tuple[list[str], dict, set, list]:
        """The deed knows what goes with them and who may do it; Django would ask for a right to each row of it."""
        return [str(row) for row in objs], {self.opts.verbose_name_plural: len(objs)}, set(), []
