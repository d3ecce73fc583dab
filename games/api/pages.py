"""The schema itself, and a page that people can read it on. Both are open to everybody."""

from functools import cache
from typing import Any

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils.translation import override
from django.views.decorators.http import require_safe
from drf_spectacular.generators import SchemaGenerator
from drf_spectacular.renderers import OpenApiJsonRenderer, OpenApiYamlRenderer

from games.api.openapi import codes

STAFF = ("/api/card-sets/", "/api/laboratory/")


@cache
def schema_of_site() -> dict[str, Any]:
    """The OpenAPI document, in English whoever asks first."""
    with override("en"):
        made: dict[str, Any] = SchemaGenerator().get_schema(request=None, public=True)
    return made


@require_safe
def schema(request: HttpRequest) -> HttpResponse:
    """YAML, or JSON for whoever asks for it by Accept or ``?format=json``."""
    as_json = request.GET.get("format") == "json" or "json" in request.headers.get("Accept", "")
    renderer: Any = OpenApiJsonRenderer() if as_json else OpenApiYamlRenderer()
    kind = "application/vnd.oai.openapi+json" if as_json else "application/vnd.oai.openapi"
    return HttpResponse(renderer.render(schema_of_site(), renderer_context={}), content_type=kind)


@require_safe
def pages(request: HttpRequest) -> HttpResponse:
    whole = schema_of_site()
    context = {"operations": _operations(whole), "shapes": _shapes(whole), "codes": codes()}
    return render(request, "api/page.html", context)


def _operations(whole: dict[str, Any]) -> list[dict[str, Any]]:
    found = []
    for path, methods in whole["paths"].items():
        for method, operation in methods.items():
            good = next(r for status, r in operation["responses"].items() if status.startswith("2"))
            found.append({
                "name": operation["operationId"], "method": method.upper(), "path": path,
                "staff": path.startswith(STAFF), "says": operation.get("description", ""),
                "parameters": operation.get("parameters", ()),
                "sends": _name(operation.get("requestBody", {})), "gets": _name(good),
            })  # fmt: skip
    return found


def _name(about: dict[str, Any]) -> str:
    reference = about.get("content", {}).get("application/json", {}).get("schema", {}).get("$ref", "")
    return str(reference).rpartition("/")[2]


def _shapes(whole: dict[str, Any]) -> list[dict[str, Any]]:
    return [
        {"name": name, "says": shape.get("description", ""), "fields": _fields(shape)}
        for name, shape in whole["components"]["schemas"].items()
        if shape.get("type") == "object"
    ]


def _fields(shape: dict[str, Any]) -> list[dict[str, Any]]:
    needed = shape.get("required", ())
    return [
        {"name": name, "kind": _kind(field), "needed": name in needed, "says": field.get("description", "")}
        for name, field in shape.get("properties", {}).items()
    ]


def _kind(field: dict[str, Any]) -> str:
    """A field's type in a few words."""
    if "$ref" in field:
        return str(field["$ref"]).rpartition("/")[2]
    for several in ("oneOf", "allOf"):
        if several in field:
            return " | ".join(_kind(one) for one in field[several])
    if field.get("type") == "array":
        return f"list of {_kind(field['items'])}" if field.get("items") else "list"
    limits = [f"{words} {field[key]}" for key, words in _LIMITS.items() if key in field]
    null = " or null" if field.get("nullable") else ""
    return " ".join([str(field.get("type", "anything")), *limits]) + null


_LIMITS = {"minimum": "from", "maximum": "to", "maxLength": "up to", "format": "as"}
