"""What drf-spectacular cannot know: the refusals that every operation shares."""

from typing import Any

from games.api.errors import SENTENCES
from games.refusals import SENTENCES as AT_TABLES

TEXT = {"type": "string"}
SHAPE = {
    "type": "object",
    "description": "Every refusal. Nothing has changed.",
    "properties": {
        "code": {**TEXT, "description": "For programs."},
        "sentence": {**TEXT, "description": "For people, in their language."},
        "detail": {**TEXT, "description": "A reason key of the rules, or empty."},
        "fields": {
            "type": "object",
            "description": "What is wrong with which field of the request.",
            "additionalProperties": {"type": "array", "items": TEXT},
        },
    },
    "required": ["code", "sentence", "detail", "fields"],
    "additionalProperties": False,
}
REFUSED = {
    "400": "Not to be understood: `invalid`, `parse_error`, `malformed`, `bad_settings`, ...",
    "401": "No token or session, or a wrong one: `sign_in`, `authentication_failed`",
    "403": "Not for this person: `not_seated`, `not_host`, `csrf_failed`",
    "404": "No such table, or it is not open to this person: `no_table`, `not_found`",
    "405": "`method_not_allowed`",
    "409": "Not now: `stale`, `not_yours`, `over`, `started`, `full`, `illegal`, ...",
    "413": "`too_large`",
    "415": "`unsupported_media_type`",
    "422": "`rules_error`",
    "429": "`throttled`; the header Retry-After says how many seconds to wait",
}


def add_refusals(result: dict[str, Any], **_: Any) -> dict[str, Any]:
    """A postprocessing hook of drf-spectacular."""
    schema = {"$ref": "#/components/schemas/Refused"}
    result["components"]["schemas"]["Refused"] = SHAPE
    shared = result["components"].setdefault("responses", {})
    for status, words in REFUSED.items():
        shared[f"Refused{status}"] = {"description": words, "content": {"application/json": {"schema": schema}}}
    refused = {status: {"$ref": f"#/components/responses/Refused{status}"} for status in REFUSED}
    for path in result["paths"].values():
        for operation in path.values():
            operation["responses"] = {**operation["responses"], **refused}
    return result


def codes() -> list[str]:
    """Every code that a refusal can have."""
    return sorted({*map(str, AT_TABLES), *SENTENCES})
