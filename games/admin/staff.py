"""Who of the staff changed what, when: to look at and to take along, never to change."""

from typing import Any

from django.contrib import admin
from django.http import HttpRequest
from django.template.loader import render_to_string
from django.utils.text import capfirst
from django.utils.translation import gettext_lazy as _
from import_export import resources
from import_export.admin import ExportMixin
from import_export.formats.base_formats import CSV, JSON
from unfold.admin import ModelAdmin
from unfold.contrib.import_export.forms import ExportForm

from accounts.models import User
from games.admin.rights import ReadOnly
from games.cardsets.telling import record_lines, words_of
from games.cardsets.words import DEEDS, deed_name
from games.models import StaffDeed

SAID = ("changes", "changed", "person")  # in words above, or by the target's name
LABELS = {field.name: field.verbose_name for field in (*User._meta.fields, *User._meta.many_to_many)}


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
        lines += [_field(name, *values) for name, values in deed.data.get("changed", {}).items()]
        rest = [(key.replace("_", " "), value) for key, value in deed.data.items() if key not in SAID]
        return render_to_string("admin/cardsets/changes.html", {"lines": lines, "rest": rest})

    def has_export_permission(self, request: HttpRequest) -> bool:
        return self.has_view_permission(request)


def _field(name: str, before: Any = None, after: Any = None) -> str:
    """ "Staff status: no → yes"; of a value that is not kept only its name."""
    label = capfirst(str(LABELS.get(name, name)))
    return label if before is after is None else f"{label}: {words_of(before)} → {words_of(after)}"
