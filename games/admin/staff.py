"""Who of the staff changed what, when: to look at and to take along, never to change."""

from typing import Any

from django.contrib import admin
from django.http import HttpRequest
from django.template.loader import render_to_string
from django.utils.translation import gettext_lazy as _
from import_export import resources
from import_export.admin import ExportMixin
from import_export.formats.base_formats import CSV, JSON
from unfold.admin import ModelAdmin
from unfold.contrib.import_export.forms import ExportForm

from games.admin.tables import ReadOnly
from games.cardsets.telling import record_lines
from games.cardsets.words import DEEDS, deed_name
from games.models import StaffDeed


class DeedFilter(admin.SimpleListFilter):
    title, parameter_name = _("deed"), "deed"

    def lookups(self, request: HttpRequest, model_admin: Any) -> list[tuple[str, str]]:
        return [(key, str(said)) for key, said in DEEDS.items()]

    def queryset(self, request: HttpRequest, queryset: Any) -> Any:
        return queryset.filter(deed=self.value()) if self.value() else queryset


class PersonFilter(admin.SimpleListFilter):
    title, parameter_name = _("person"), "name"

    def lookups(self, request: HttpRequest, model_admin: Any) -> list[tuple[str, str]]:
        names = StaffDeed.objects.order_by("name").values_list("name", flat=True).distinct()[:100]
        return [(name, name) for name in names]

    def queryset(self, request: HttpRequest, queryset: Any) -> Any:
        return queryset.filter(name=self.value()) if self.value() else queryset


class StaffDeedResource(resources.ModelResource):
    class Meta:
        model = StaffDeed
        fields = ("at", "name", "deed", "target", "card_set__key", "data")


@admin.register(StaffDeed)
class StaffDeedAdmin(ReadOnly, ExportMixin, ModelAdmin):
    list_display = ("at", "name", "said", "target", "card_set")
    list_filter = (DeedFilter, PersonFilter, "card_set", "at")
    search_fields = ("target", "name")
    list_select_related = ("card_set",)
    fields = readonly_fields = ("at", "name", "said", "target", "card_set", "changes")
    list_filter_sheet = False
    resource_classes = [StaffDeedResource]
    export_form_class = ExportForm
    formats = [CSV, JSON]

    @admin.display(description=_("deed"), ordering="deed")
    def said(self, deed: StaffDeed) -> str:
        return deed_name(deed.deed)

    @admin.display(description=_("what changed"))
    def changes(self, deed: StaffDeed) -> str:
        lines = record_lines(deed.card_set.ruleset, deed.data) if deed.card_set else []
        rest = [(key.replace("_", " "), value) for key, value in deed.data.items() if key != "changes"]
        return render_to_string("admin/cardsets/changes.html", {"lines": lines, "rest": rest})

    def has_export_permission(self, request: HttpRequest) -> bool:
        return self.has_view_permission(request)
