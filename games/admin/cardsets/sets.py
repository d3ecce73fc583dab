"""The list of sets, and a set's page: its versions, what it is called, what its last deeds were."""

from typing import Any

from django.contrib import admin, messages
from django.db.models import Count, Max, Q, QuerySet
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.urls import URLPattern, path
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy
from unfold.admin import ModelAdmin

from games.admin.cardsets.common import for_staff, page, said_or_refused, say, set_or_404, set_url, version_url
from games.admin.rights import ReadOnly
from games.cardsets import deeds
from games.cardsets.finding import workshops
from games.cardsets.naming import game_name, set_title, slot_name
from games.models import CardSet
from games.refusals import Refusal


class GameFilter(admin.SimpleListFilter):
    title, parameter_name = gettext_lazy("game"), "ruleset"

    def lookups(self, request: HttpRequest, model_admin: Any) -> list[tuple[str, str]]:
        return [(key, game_name(key)) for key, _workshop in workshops()]

    def queryset(self, request: HttpRequest, queryset: QuerySet[CardSet]) -> QuerySet[CardSet]:
        return queryset.filter(ruleset=self.value()) if self.value() else queryset


@admin.register(CardSet)
class CardSetAdmin(ReadOnly, ModelAdmin):
    """Nothing is added or changed by the admin's own forms."""

    list_display = ("shown_title", "shown_game", "shown_slot", "origin", "newest", "on_shelf", "draft", "key")
    list_filter = (GameFilter, "shipped")
    search_fields = ("title", "key")
    ordering = ("ruleset", "-shipped", "title")
    list_filter_sheet = False

    def get_queryset(self, request: HttpRequest) -> QuerySet[CardSet]:
        versions = {s: Count("versions", filter=Q(versions__status=s)) for s in ("draft", "published")}
        return super().get_queryset(request).annotate(last=Max("versions__number"), **versions)

    @admin.display(description=gettext_lazy("title"), ordering="title")
    def shown_title(self, card_set: CardSet) -> str:
        return set_title(card_set)

    @admin.display(description=gettext_lazy("game"), ordering="ruleset")
    def shown_game(self, card_set: CardSet) -> str:
        return game_name(card_set.ruleset)

    @admin.display(description=gettext_lazy("takes the place of"))
    def shown_slot(self, card_set: CardSet) -> str:
        return "–" if card_set.shipped else slot_name(card_set.ruleset, card_set.slot)

    @admin.display(description=gettext_lazy("from"))
    def origin(self, card_set: CardSet) -> str:
        return _("comes with the game") if card_set.shipped else _("made here")

    @admin.display(description=gettext_lazy("newest version"))
    def newest(self, card_set: Any) -> int:
        return card_set.last

    @admin.display(description=gettext_lazy("published versions"))
    def on_shelf(self, card_set: Any) -> int:
        return card_set.published

    @admin.display(description=gettext_lazy("draft"))
    def draft(self, card_set: Any) -> str:
        return _("yes") if card_set.draft else "–"

    def get_urls(self) -> list[URLPattern]:
        wrap = self.admin_site.admin_view
        return [
            path("<int:pk>/change/", wrap(set_page), name="games_cardset_change"),
            path("<int:pk>/settings/", wrap(settings), name="games_cardset_settings"),
            path("<int:pk>/figures/", wrap(figures), name="games_cardset_figures"),
            *super().get_urls(),
        ]


@for_staff
def set_page(request: HttpRequest, pk: int) -> HttpResponse:
    return _shown(request, set_or_404(pk))


def _shown(request: HttpRequest, card_set: CardSet, refusal: Refusal | None = None, **typed: str) -> HttpResponse:
    versions = list(card_set.versions.annotate(entry_count=Count("entries")))
    context = {
        "card_set": card_set, "versions": versions, "set_title": set_title(card_set),
        "game": game_name(card_set.ruleset), "slot": slot_name(card_set.ruleset, card_set.slot),
        "has_draft": any(v.is_draft for v in versions), "lately": card_set.deeds.select_related("person")[:10],
        "refusal": refusal, "typed": {"title": card_set.title, "about": card_set.about, **typed},
    }  # fmt: skip
    return page(request, "set", set_title(card_set), context, 400 if refusal else 200)


@for_staff
def settings(request: HttpRequest, pk: int) -> HttpResponse:
    """POST: title and words for hosts."""
    card_set = set_or_404(pk)
    if request.method != "POST":
        return redirect(set_url(card_set))
    typed = {name: request.POST.get(name, "") for name in ("title", "about")}
    try:
        deeds.change_settings(request.user, card_set, typed["title"], " ".join(typed["about"].split()))
    except Refusal as refusal:
        return _shown(request, card_set, refusal, **typed)
    messages.success(request, _("Saved."))
    return redirect(set_url(card_set))


@for_staff
def figures(request: HttpRequest, pk: int) -> HttpResponse:
    """POST: whether laboratory figures are wanted before anything is published."""
    card_set = set_or_404(pk)
    needed = request.POST.get("needed") == "yes"
    if request.method != "POST":
        return redirect(set_url(card_set))
    done = _("From now on the laboratory comes first.") if needed else _("Publishing needs no laboratory figures now.")
    return said_or_refused(
        request, lambda: deeds.require_figures(request.user, card_set, needed), done, set_url(card_set)
    )


@for_staff
def copy(request: HttpRequest, source: Any) -> HttpResponse:
    """GET: what the copy is to be called. POST: makes it and goes to its draft."""
    typed = {name: request.POST.get(name, "").strip() for name in ("title", "key")}
    refusal = None
    if request.method == "POST":
        try:
            return redirect(version_url(deeds.copy_set(request.user, source, typed["key"], typed["title"])))
        except Refusal as refused:
            refusal = refused
            say(request, refused)
    context = {"version": source, "card_set": source.card_set, "set_title": set_title(source.card_set), "typed": typed,
               "refusal": refusal}  # fmt: skip
    return page(request, "copy", _("Copy a card set"), context, 400 if refusal else 200)
