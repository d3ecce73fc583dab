"""Drafts begun and deleted, versions published and retired."""

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.utils.translation import gettext as _

from games.admin.cardsets.common import (
    about,
    for_staff,
    page,
    said_or_refused,
    say,
    set_url,
    version_or_404,
    version_url,
    whole_number,
)
from games.cardsets import deeds
from games.cardsets.checking import findings
from games.cardsets.comparing import compare
from games.cardsets.deeds.publishing import has_figures
from games.cardsets.documents import document_of
from games.cardsets.finding import newest_before
from games.cardsets.telling import tell
from games.models import CardSetVersion
from games.refusals import Refusal


@for_staff
def new_draft(request: HttpRequest, pk: int) -> HttpResponse:
    """POST: a draft of the same set with this version's entries."""
    source = version_or_404(pk)
    if request.method != "POST":
        return redirect(set_url(source.card_set))
    try:
        return redirect(version_url(deeds.new_draft(request.user, source.card_set, source)))
    except Refusal as refusal:
        say(request, refusal)
        return redirect(set_url(source.card_set))


@for_staff
def publish(request: HttpRequest, pk: int) -> HttpResponse:
    """GET: what would be published, and what is in the way. POST: publishes the revision that was looked at."""
    version = version_or_404(pk)
    if request.method == "POST":
        try:
            deeds.publish(request.user, pk, whole_number(request.POST.get("revision")), request.POST.get("note", ""))
        except Refusal as refusal:
            return _before_publishing(request, version, refusal)
        return said_or_refused(
            request, lambda: None, _("Published: hosts can choose it now."), set_url(version.card_set)
        )
    return _before_publishing(request, version)


def _before_publishing(request: HttpRequest, version: CardSetVersion, refusal: Refusal | None = None) -> HttpResponse:
    document, before = document_of(version), newest_before(version)
    found = findings(document)
    changed = tell(document.ruleset, compare(document_of(before), document)) if before else []
    context = {
        **about(version), "errors": [f for f in found if f.is_error], "warnings": [f for f in found if not f.is_error],
        "before": before, "changed": changed, "refusal": refusal, "note": request.POST.get("note", ""),
        "figures_missing": version.card_set.needs_laboratory and not has_figures(version, document),
    }  # fmt: skip
    return page(request, "publish", _("Publish %(name)s") % {"name": version}, context, 409 if refusal else 200)


@for_staff
def retire(request: HttpRequest, pk: int) -> HttpResponse:
    """GET: what that means. POST: does it."""
    version = version_or_404(pk)
    if request.method == "POST":
        done = _("Retired: nobody can choose it any more; games that play with it go on.")
        return said_or_refused(request, lambda: deeds.retire(request.user, pk), done, set_url(version.card_set))
    return page(request, "retire", _("Retire %(name)s") % {"name": version}, about(version))


@for_staff
def delete(request: HttpRequest, pk: int) -> HttpResponse:
    """GET: what would be lost. POST: deletes the draft."""
    version = version_or_404(pk)
    others = version.card_set.versions.exclude(pk=pk).exists()
    if request.method != "POST":
        context = {**about(version), "others": others, "entries": version.entries.count()}
        return page(request, "delete", _("Delete %(name)s") % {"name": version}, context)
    back = set_url(version.card_set) if others else "admin:games_cardset_changelist"
    revision = whole_number(request.POST.get("revision"))
    try:
        deeds.delete_draft(request.user, pk, revision)
    except Refusal as refusal:
        say(request, refusal)
        return redirect(version_url(version))
    messages.success(request, _("Deleted."))
    return redirect(back)
