"""One entry: its form, checked while it is filled in; saved, removed, moved."""

from typing import Any, NamedTuple

import msgspec
from django.contrib import messages
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _

from games.admin.cardsets.common import about, for_staff, page, say, version_or_404, version_url, whole_number
from games.cardsets import deeds
from games.cardsets.checking import Finding, findings
from games.cardsets.documents import document_of, workshop_of
from games.cardsets.forms import FormView, Posted, form_view, read_post, starting_entry, texts_of
from games.cardsets.naming import component_name, entry_name, picture, picture_symbols
from games.cardsets.shape import faults
from games.cardsets.showing import anchor_of
from games.cardsets.staleness import since
from games.models import CardSetVersion
from games.refusals import Code, Refusal
from games.rules.kernel.workshop import Component, Entry, SetDocument

NO_PLACE = ("", "", "")


class Desk(NamedTuple):
    """An entry that is being edited. ``place``: where it stands in the version; of a new one only the component."""

    version: CardSetVersion
    document: SetDocument
    component: Component
    before: Entry
    new: bool

    @property
    def place(self) -> tuple[str, str, str]:
        return self.before.place

    @property
    def form_id(self) -> str:
        return f"f-{self.component.key}-new" if self.new else f"f{anchor_of(self.place)[1:]}"

    def with_entry(self, entry: Entry) -> SetDocument:
        """The document as it would be."""
        kept = [entry if e.place == self.place and not self.new else e for e in self.document.entries]
        return msgspec.structs.replace(self.document, entries=(*kept, entry) if self.new else tuple(kept))

    def findings(self, posted: Posted) -> tuple[list[Finding], list[Finding]]:
        """What is wrong with the entry; and what would be wrong elsewhere that is not so now."""
        entry = posted.entry
        own = [Finding("error", says, entry.place, field) for field, says in posted.faults]
        own += [Finding("error", says, entry.place, field) for field, says in faults(entry, self.workshop)]
        found = findings(self.with_entry(entry))
        unreadable = {f.field for f in own}
        own += [f for f in found if f.place == entry.place and f.field not in unreadable]
        known = {(f.sentence, f.place) for f in findings(self.document)}
        return own, [f for f in found if f.place != entry.place and (f.sentence, f.place) not in known]

    @property
    def workshop(self) -> Any:
        return workshop_of(self.document.ruleset)


def _desk(version: CardSetVersion, query: Any, new: bool) -> Desk:
    """From ``component``, ``pile`` and ``key`` of the query; 404 for what is not there."""
    document = document_of(version)
    place = tuple(query.get(name, "") for name in ("component", "pile", "key"))
    components = {c.key: c for c in workshop_of(document.ruleset).components()}
    before = None
    if new and place[0] in components:
        before = starting_entry(workshop_of(document.ruleset), components[place[0]], query.get("of_kind", ""), place[1])
    elif not new:
        before = next((e for e in document.entries if e.place == place), None)
    if before is None or before.component not in components:
        raise Http404
    return Desk(version, document, components[before.component], before, new)


def _posted(request: HttpRequest, desk: Desk) -> Posted:
    return read_post(desk.component, desk.before, dict(request.POST.lists()))


def _unchanged(desk: Desk) -> Posted:
    return Posted(desk.before, texts_of(desk.before, desk.component.kind(desk.before.kind)))


@for_staff
def entry_page(request: HttpRequest, pk: int) -> HttpResponse:
    return _edit(request, _desk(version_or_404(pk), request.GET, new=False))


@for_staff
def new_entry(request: HttpRequest, pk: int) -> HttpResponse:
    return _edit(request, _desk(version_or_404(pk), request.GET, new=True))


def _edit(request: HttpRequest, desk: Desk) -> HttpResponse:
    """GET: the form. POST: saves and goes back to the version, or says what is wrong with everything still there."""
    if request.method != "POST":
        return _form(request, desk, _unchanged(desk))
    posted, revision = _posted(request, desk), whole_number(request.POST.get("revision"))
    if posted.faults:
        return _form(request, desk, posted, Refusal(Code.BAD_ENTRY))
    try:
        version = _save(request, desk, revision, posted.entry)
    except Refusal as refusal:
        return _form(request, desk, posted, refusal, revision)
    messages.success(request, _("Saved: %(name)s") % {"name": entry_name(desk.document.ruleset, posted.entry)})
    return _back(request, f"{version_url(version)}?saved={version.revision}#{anchor_of(posted.entry.place)}")


def _save(request: HttpRequest, desk: Desk, revision: int, entry: Entry) -> CardSetVersion:
    if desk.new:
        return deeds.add_entry(request.user, desk.version.pk, revision, entry)
    return deeds.change_entry(request.user, desk.version.pk, revision, desk.place, entry)


def _back(request: HttpRequest, url: str) -> HttpResponse:
    """The whole page anew: what is wrong elsewhere may have changed as well."""
    if request.headers.get("HX-Request"):
        return HttpResponse(headers={"HX-Redirect": url})
    return redirect(url)


def _form(
    request: HttpRequest, desk: Desk, posted: Posted, refusal: Refusal | None = None, revision: int = -1
) -> HttpResponse:
    stale = since(desk.version, revision) if refusal and refusal.code == Code.STALE_DRAFT else ()
    context = {**_context(desk, posted), "refusal": refusal, "since": stale}
    name, inline = entry_name(desk.document.ruleset, desk.before), bool(request.headers.get("HX-Request"))
    title = _("New entry") if desk.new else name
    if inline:  # htmx swaps nothing but successes
        return page(request, "entry_form", title, {**context, "alone": "alone" in request.GET})
    context["symbols"] = picture_symbols(desk.document.ruleset)
    return page(request, "entry", title, context, 400 if refusal else 200)


def _context(desk: Desk, posted: Posted) -> dict[str, Any]:
    own, elsewhere = desk.findings(posted)
    component, pile, key = desk.place
    ruleset = desk.document.ruleset
    form: FormView = form_view(ruleset, desk.component, posted.texts, own, desk.form_id, desk.new)
    return {
        **about(desk.version), "form": form, "elsewhere": elsewhere, "new": desk.new,
        "errors": sum(f.is_error for f in own), "warnings": sum(not f.is_error for f in own),
        "at": {"component": component, "pile": pile, "key": key},
        "component_name": component_name(desk.component, component), "of_kind": posted.entry.kind,
        "picture": picture(ruleset, posted.entry), "anchor": anchor_of(desk.place),
    }  # fmt: skip


@for_staff
def check_entry(request: HttpRequest, pk: int) -> HttpResponse:
    """While the form is filled in: sentences for its fields, the picture, and what would be wrong elsewhere."""
    desk = _desk(version_or_404(pk), request.GET, new="new" in request.GET)
    return render(request, "admin/cardsets/checked.html", _context(desk, _posted(request, desk)))


@for_staff
def entry_kind(request: HttpRequest, pk: int) -> HttpResponse:
    """Another kind was chosen: its form, with the values that both kinds have."""
    desk = _desk(version_or_404(pk), request.GET, new="new" in request.GET)
    posted = _posted(request, desk).entry
    start = starting_entry(desk.workshop, desk.component, posted.kind)
    common = {name: posted.params[name] for name in start.params if name in posted.params}
    entry = msgspec.structs.replace(posted, kind=start.kind, params=start.params | common)
    return _form(request, desk, Posted(entry, texts_of(entry, desk.component.kind(entry.kind))))


@for_staff
def remove_entry(request: HttpRequest, pk: int) -> HttpResponse:
    return _do(request, pk, lambda person, revision, place: deeds.remove_entry(person, pk, revision, place))


@for_staff
def move_entry(request: HttpRequest, pk: int) -> HttpResponse:
    by = -1 if request.POST.get("by") == "up" else 1
    return _do(request, pk, lambda person, revision, place: deeds.move_entry(person, pk, revision, place, by))


def _do(request: HttpRequest, pk: int, deed: Any) -> HttpResponse:
    version = version_or_404(pk)
    place = tuple(request.POST.get(name, "") for name in ("component", "pile", "key"))
    if request.method == "POST":
        try:
            deed(request.user, whole_number(request.POST.get("revision")), place)
        except Refusal as refusal:
            say(request, refusal)
    return redirect(f"{version_url(version)}#{anchor_of(place)}")  # type: ignore[arg-type]
