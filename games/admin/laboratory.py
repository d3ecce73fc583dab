"""The laboratory's place among the staff pages; the pages themselves are in games.cardsets.laboratory.views."""

from typing import Any

from django.contrib import admin
from django.http import HttpRequest
from django.urls import URLPattern, path
from unfold.admin import ModelAdmin

from games.admin.rights import ReadOnly
from games.cardsets.laboratory import views
from games.models import LaboratoryRun


@admin.register(LaboratoryRun)
class LaboratoryRunAdmin(ReadOnly, ModelAdmin):
    """``admin:games_laboratoryrun_begin`` takes a version's id; ``_change``, ``_progress`` and ``_stop`` a run's."""

    list_display = ("version", "games", "status", "requested_by", "created", "ended")
    list_filter = ("status",)
    list_select_related = ("version__card_set", "requested_by")

    def get_queryset(self, request: HttpRequest) -> Any:
        return super().get_queryset(request).defer("tally", "cards")

    def get_urls(self) -> list[URLPattern]:
        wrap = self.admin_site.admin_view
        own = [
            path("begin/<int:version_id>/", wrap(views.begin), name="games_laboratoryrun_begin"),
            path("<int:run_id>/progress/", wrap(views.progress), name="games_laboratoryrun_progress"),
            path("<int:run_id>/stop/", wrap(views.stop), name="games_laboratoryrun_stop"),
            path("<int:run_id>/change/", wrap(views.look), name="games_laboratoryrun_change"),
        ]
        return [*own, *super().get_urls()]
