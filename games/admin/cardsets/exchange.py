"""Versions as files and drafts out of files."""

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from games.admin.cardsets.common import about, for_staff, page, version_or_404, version_url, whole_number
from games.cardsets import deeds, files
from games.cardsets.documents import document_of
from games.cardsets.staleness import since
from games.models import CardSetVersion
from games.refusals import Code, Refusal


@for_staff
def as_yaml(request: HttpRequest, pk: int) -> HttpResponse:
    return download(version_or_404(pk), "yaml")


@for_staff
def as_csv(request: HttpRequest, pk: int) -> HttpResponse:
    return download(version_or_404(pk), "csv")


def download(version: CardSetVersion, form: str) -> HttpResponse:
    answer = HttpResponse(files.write(document_of(version), form), content_type=files.FORMS[form].media)
    answer["Content-Disposition"] = f'attachment; filename="{version.name}.{form}"'
    return answer


@for_staff
def import_page(request: HttpRequest, pk: int) -> HttpResponse:
    """GET: which file? POST: the whole file into the draft, or all its errors and nothing changed."""
    version = version_or_404(pk)
    if request.method != "POST":
        return _ask(request, version)
    file = request.FILES.get("file")
    if file is None:
        return _ask(request, version, 400, missing=True)
    form, of = files.form_of(file.name or ""), version.card_set
    try:
        document = files.read(file.read(files.LARGEST + 1), form, of.ruleset, of.slot)
    except files.Faulty as faulty:
        return _ask(request, version, 400, faults=faulty.faults, file_name=file.name)
    revision = whole_number(request.POST.get("revision"))
    try:
        deeds.replace_entries(request.user, pk, revision, document.entries)
    except Refusal as refusal:
        stale = since(version, revision) if refusal.code == Code.STALE_DRAFT else ()
        return _ask(request, version, 409, refusal=refusal, since=stale)
    count = len(document.entries)
    messages.success(request, ngettext("%(n)d entry imported.", "%(n)d entries imported.", count) % {"n": count})
    return redirect(version_url(version))


def _ask(request: HttpRequest, version: CardSetVersion, status: int = 200, **more: object) -> HttpResponse:
    context = {**about(version), "largest": files.LARGEST, **more}
    return page(request, "import", _("Import into %(name)s") % {"name": version}, context, status)
