"""The laboratory's pages, under the admin's address: begin, watch, break off, read."""

from functools import wraps
from typing import Any

from django.contrib import admin, messages
from django.core.exceptions import PermissionDenied
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _
from django.views.decorators.http import require_GET, require_POST

from games.cardsets.deeds.common import EDIT
from games.cardsets.documents import digest_of, document_of
from games.cardsets.laboratory.deeds import cancel, start
from games.cardsets.laboratory.forms import StartForm
from games.cardsets.laboratory.results import results
from games.cardsets.laboratory.words import level_name, sets_name
from games.models import CardSetVersion, LaboratoryRun
from games.refusals import Refusal

LOOK = "games.view_laboratoryrun"


def for_staff(view: Any) -> Any:
    """Inside the admin, which has asked who it is; here it is asked whether they may look."""

    @wraps(view)
    def wrapped(request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponse:
        if not request.user.has_perm(LOOK):
            raise PermissionDenied
        return view(request, *args, **kwargs)

    return wrapped


def version_or_404(pk: int) -> CardSetVersion:
    version = CardSetVersion.objects.select_related("card_set").filter(pk=pk).first()
    if version is None:
        raise Http404
    return version


def run_or_404(pk: int) -> LaboratoryRun:
    run = LaboratoryRun.objects.select_related("version__card_set", "requested_by").defer("cards").filter(pk=pk).first()
    if run is None:
        raise Http404
    return run


@for_staff
def begin(request: HttpRequest, version_id: int) -> HttpResponse:
    """GET: the form and this version's runs so far. POST: begin and go to the new run."""
    version = version_or_404(version_id)
    form, refusal = StartForm(version, request.POST or None), None
    if request.method == "POST" and form.is_valid():
        try:
            return redirect("admin:games_laboratoryrun_change", start(request.user, version.pk, form.plan()).pk)
        except Refusal as refused:
            refusal = refused
    runs = version.laboratory_runs.defer("tally", "cards")
    problems = list((refusal.fields or {}).get("problems", ())) if refusal else []
    context = {"form": form, "version": version, "runs": runs, "refusal": refusal, "problems": problems,
               "may_edit": request.user.has_perm(EDIT)}  # fmt: skip
    return _page(request, "begin", _("The laboratory"), context, 409 if refusal else 200)


@for_staff
@require_GET
def look(request: HttpRequest, run_id: int) -> HttpResponse:
    """A run: how far it is, and what it says so far."""
    run = run_or_404(run_id)
    key = run.version.card_set.ruleset
    context = {
        "run": run, "version": run.version, "level": level_name(run.plan["level"]),
        "sets": sets_name(key, run.plan["sets"]), "results": results(run) if run.games_done else None,
        "old": run.digest != digest_of(document_of(run.version)),
        "may_edit": request.user.has_perm(EDIT),
    }  # fmt: skip
    return _page(request, "run", _("Laboratory run"), context)


@for_staff
@require_GET
def progress(request: HttpRequest, run_id: int) -> HttpResponse:
    """The bar alone, asked for every two seconds; when the run has ended the whole page is asked for anew."""
    run = run_or_404(run_id)
    answer = render(request, "admin/laboratory/progress.html", {"run": run})
    if not run.is_active:
        answer["HX-Refresh"] = "true"
    return answer


@for_staff
@require_POST
def stop(request: HttpRequest, run_id: int) -> HttpResponse:
    try:
        cancel(request.user, run_id)
    except Refusal as refusal:
        messages.error(request, refusal.sentence)
    return redirect("admin:games_laboratoryrun_change", run_id)


def _page(request: HttpRequest, name: str, title: str, context: dict[str, Any], status: int = 200) -> HttpResponse:
    whole = {**admin.site.each_context(request), "title": title, **context}
    return render(request, f"admin/laboratory/{name}.html", whole, status=status)
