"""A version's page, and the addresses of everything that can be done with a version."""

from typing import Any

import msgspec
from django.contrib import admin, messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.urls import URLPattern, path
from django.utils.translation import ngettext
from unfold.admin import ModelAdmin

from games.admin.cardsets import comparing, entries, exchange, sets, steps
from games.admin.cardsets.common import about, for_staff, page, version_or_404, version_url, whole_number
from games.admin.rights import ReadOnly
from games.cardsets import deeds
from games.cardsets.checking import findings
from games.cardsets.documents import document_of, workshop_of
from games.cardsets.naming import component_name, picture_symbols
from games.cardsets.showing import Filter, sections, spots, totals
from games.cardsets.staleness import since
from games.models import CardSetVersion
from games.refusals import Code, Refusal


@admin.register(CardSetVersion)
class CardSetVersionAdmin(ReadOnly, ModelAdmin):
    """Found from its set's page; in no menu."""

    def has_module_permission(self, request: HttpRequest) -> bool:
        return False

    def get_urls(self) -> list[URLPattern]:
        return [
            path(f"<int:pk>/{address}/", self.admin_site.admin_view(view), name=f"games_cardsetversion_{name}")
            for address, name, view in ADDRESSES
        ]


@for_staff
def version_page(request: HttpRequest, pk: int) -> HttpResponse:
    """GET: all entries by deck, filtered. POST: saves numbers and switches of many entries at once."""
    version = version_or_404(pk)
    if request.method == "POST":
        return _save_numbers(request, version)
    return shown(request, version)


def shown(request: HttpRequest, version: CardSetVersion, status: int = 200, **more: Any) -> HttpResponse:
    document, wish = document_of(version), Filter.of(request.GET)
    found = findings(document)
    components = workshop_of(document.ruleset).components()
    context = {
        **about(version), "sections": sections(document, found, wish), "wish": wish,
        "all_sections": totals(document), "errors": [f for f in found if f.is_error],
        "warnings": [f for f in found if not f.is_error],
        "spots": spots(document, found), "components": [(c.key, component_name(c, c.key)) for c in components],
        "total": len(document.entries), "symbols": picture_symbols(document.ruleset), **more,
    }  # fmt: skip
    return page(request, "version", str(version), context, status)


def _save_numbers(request: HttpRequest, version: CardSetVersion) -> HttpResponse:
    """Only what differs from what is kept: fields ``count|component|pile|key`` and ``on|...``."""
    wishes = _wishes(request, version)
    revision = whole_number(request.POST.get("revision"))
    try:
        if wishes:
            deeds.save_entries(request.user, version.pk, revision, wishes)
    except Refusal as refusal:
        stale = since(version, revision) if refusal.code == Code.STALE_DRAFT else ()
        return shown(request, version, 409, refusal=refusal, typed=request.POST.dict(), since=stale)
    count = len(wishes)
    messages.success(request, ngettext("%(n)d entry saved.", "%(n)d entries saved.", count) % {"n": count})
    return redirect(version_url(version))


def _wishes(request: HttpRequest, version: CardSetVersion) -> dict[tuple[str, str, str], dict[str, Any]]:
    wishes: dict[tuple[str, str, str], dict[str, Any]] = {}
    for entry in document_of(version).entries:
        name = "|".join(entry.place)
        if f"shown|{name}" not in request.POST:
            continue
        count = whole_number(request.POST.get(f"count|{name}", str(entry.count)))
        wished = msgspec.structs.replace(entry, count=count, on=f"on|{name}" in request.POST)
        if wished != entry:
            wishes[entry.place] = {"count": wished.count, "on": wished.on}
    return wishes


@for_staff
def copy(request: HttpRequest, pk: int) -> HttpResponse:
    return sets.copy(request, version_or_404(pk))


ADDRESSES = [
    ("change", "change", version_page), ("copy", "copy", copy), ("draft", "draft", steps.new_draft),
    ("publish", "publish", steps.publish), ("retire", "retire", steps.retire), ("delete", "delete", steps.delete),
    ("compare", "compare", comparing.compare_page), ("export/yaml", "yaml", exchange.as_yaml),
    ("export/csv", "csv", exchange.as_csv), ("import", "import", exchange.import_page),
    ("entry", "entry", entries.entry_page), ("entry/new", "new_entry", entries.new_entry),
    ("entry/check", "check_entry", entries.check_entry), ("entry/kind", "entry_kind", entries.entry_kind),
    ("entry/remove", "remove_entry", entries.remove_entry), ("entry/move", "move_entry", entries.move_entry),
]  # fmt: skip
