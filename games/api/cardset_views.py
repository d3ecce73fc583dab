"""Card sets for programs of the staff: the same deeds as in the admin, with the same rights."""

from typing import Any

from django.db import transaction
from drf_spectacular.utils import OpenApiParameter, extend_schema
from rest_framework.request import Request
from rest_framework.response import Response

from games.api import cardset_shapes as shapes
from games.api.asked import read
from games.api.base import View
from games.cardsets import deeds, files
from games.cardsets.checking import findings
from games.cardsets.comparing import compare
from games.cardsets.deeds.common import LOOK
from games.cardsets.documents import document_of
from games.cardsets.finding import set_of, version_named, version_of
from games.cardsets.naming import set_title
from games.models import CardSet, CardSetVersion
from games.rules.kernel.workshop import Entry
from games.staff import check

ROW = ("name", "number", "status", "revision", "digest", "note")


class StaffView(View):
    """Whoever may look at card sets; what they may change is said by the deeds."""

    def initial(self, request: Request, *args: Any, **kwargs: Any) -> None:
        super().initial(request, *args, **kwargs)
        check(request.user, LOOK)


def set_row(card_set: CardSet) -> dict[str, Any]:
    names = ("key", "ruleset", "slot", "about", "shipped", "needs_laboratory")
    row = {name: getattr(card_set, name) for name in names}
    versions = [{name: getattr(v, name) for name in ROW} for v in card_set.versions.all()]
    return row | {"title": set_title(card_set), "versions": versions}


def version_shown(version: CardSetVersion) -> dict[str, Any]:
    document = document_of(version)
    entries = [{name: getattr(e, name) for name in Entry.__struct_fields__} for e in document.entries]
    problems = [
        dict(zip(("component", "pile", "key"), f.place, strict=True))
        | {"severity": f.severity, "sentence": f.sentence, "field": f.field}
        for f in findings(document)
    ]
    return {name: getattr(version, name) for name in ROW} | {"entries": entries, "problems": problems}


class CardSets(StaffView):
    @extend_schema(operation_id="card_sets", responses=shapes.Sets)
    def get(self, request: Request) -> Response:
        """All card sets with their versions; for the staff."""
        sets = CardSet.objects.prefetch_related("versions").order_by("ruleset", "-shipped", "key")
        return Response({"sets": [set_row(s) for s in sets]})

    @extend_schema(operation_id="copy_card_set", request=shapes.Copying, responses={201: shapes.VersionShown})
    def post(self, request: Request) -> Response:
        """Copy a version as a new set; answers with its draft."""
        wish = read(shapes.Copying, request.data)
        version = deeds.copy_set(request.user, version_named(wish["version"]), wish["key"], wish["title"])
        return Response(version_shown(version), status=201)


class OneSet(StaffView):
    @extend_schema(operation_id="card_set", responses=shapes.SetRow)
    def get(self, request: Request, key: str) -> Response:
        """A set with its versions."""
        return Response(set_row(set_of(key)))

    @extend_schema(operation_id="describe_card_set", request=shapes.Describing, responses=shapes.SetRow)
    def post(self, request: Request, key: str) -> Response:
        """Title and words for hosts; whether laboratory figures are needed before publishing."""
        wish, card_set = read(shapes.Describing, request.data), set_of(key)
        with transaction.atomic():  # both or neither
            if wish["needs_laboratory"] is not None:
                deeds.require_figures(request.user, card_set, wish["needs_laboratory"])
            kept = deeds.change_settings(request.user, card_set, wish["title"], wish["about"])
        return Response(set_row(kept))


class Drafts(StaffView):
    @extend_schema(operation_id="new_draft", request=shapes.Drafting, responses={201: shapes.VersionShown})
    def post(self, request: Request, key: str) -> Response:
        """A draft with the entries of any version of the set."""
        source = version_of(key, read(shapes.Drafting, request.data)["number"])
        return Response(version_shown(deeds.new_draft(request.user, source.card_set, source)), status=201)


class OneVersion(StaffView):
    @extend_schema(operation_id="card_set_version", responses=shapes.VersionShown)
    def get(self, request: Request, key: str, number: int) -> Response:
        """A version with its entries, and what is wrong with it."""
        return Response(version_shown(version_of(key, number)))


class Compare(StaffView):
    FROM = OpenApiParameter("before", str, required=True, description="The other version, `key.number`.")

    @extend_schema(operation_id="compare_card_sets", parameters=[FROM], responses=shapes.Differences)
    def get(self, request: Request, key: str, number: int) -> Response:
        """What is different in this version from another."""
        before, after = version_named(request.query_params.get("before", "")), version_of(key, number)
        found = compare(document_of(before), document_of(after))
        return Response({"differences": [_difference(d) for d in found]})


def _difference(d: Any) -> dict[str, Any]:
    component, pile, key = d.entry.place
    fields = [{"path": list(f.path), "before": f.before, "after": f.after} for f in d.fields]
    return {"what": d.what, "component": component, "pile": pile, "key": key, "fields_changed": fields}


class Export(StaffView):
    FORM = OpenApiParameter("form", str, enum=list(files.FORMS), description="YAML unless said otherwise.")

    @extend_schema(operation_id="export_card_set", parameters=[FORM], responses=shapes.File)
    def get(self, request: Request, key: str, number: int) -> Response:
        """A version as a file."""
        version = version_of(key, number)
        form = "csv" if request.query_params.get("form") == "csv" else "yaml"
        text = files.write(document_of(version), form).decode("utf-8")
        return Response({"name": f"{version.name}.{form}", "text": text})
