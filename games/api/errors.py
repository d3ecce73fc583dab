"""Every refusal in one shape: ``{"code", "sentence", "detail", "fields"}``."""

from typing import Any

from django.http import Http404
from django.utils.translation import gettext_lazy as _
from rest_framework import exceptions
from rest_framework.response import Response

from games.refusals import Code, Refusal
from games.rules.kernel import RulesError
from games.views.common import status_of

SENTENCES = {
    "not_found": _("There is nothing at this address."),
    "method_not_allowed": _("This address does not take requests of that method."),
    "unsupported_media_type": _("Send JSON: Content-Type application/json."),
    "bad_request": _("Nobody here understands this request."),
    "parse_error": _("This is not a JSON object."),
    "too_large": _("That is more than anybody needs to send."),
    "throttled": _("Too many requests; wait a moment."),
    "authentication_failed": _("This token is wrong, revoked, or of a person who may not play."),
    "csrf_failed": _("A request with a session needs the session's CSRF token."),
    "invalid": _("Some of what was sent is missing or not as it should be; see fields."),
    "server_error": _("Something went wrong here. We were told."),
}


class TooLarge(exceptions.APIException):
    status_code = 413
    default_code = "too_large"
    default_detail = ""


def body(code: str, sentence: Any, detail: str = "", fields: Any = None) -> dict[str, Any]:
    """``detail`` is a reason key of the rules, or empty; ``fields`` says what is wrong with which field."""
    return {"code": str(code), "sentence": str(sentence), "detail": detail, "fields": fields or {}}


def said(code: str, fields: Any = None) -> dict[str, Any]:
    return body(code, SENTENCES[code], "", fields)


def handle(error: Exception, context: dict[str, Any]) -> Response | None:
    """Django REST framework's exception handler; what it does not know becomes a 500 and is logged by Django."""
    if isinstance(error, RulesError):
        error = Refusal(Code.RULES_ERROR)
    if isinstance(error, Refusal):
        return Response(body(error.code, error.sentence, error.detail, error.fields), status=status_of(error))
    if isinstance(error, Http404):
        error = exceptions.NotFound()
    if isinstance(error, exceptions.APIException):
        return _of_framework(error)
    return None


def _of_framework(error: exceptions.APIException) -> Response:
    headers = {}
    if header := getattr(error, "auth_header", None):
        headers["WWW-Authenticate"] = header
    if wait := getattr(error, "wait", None):
        headers["Retry-After"] = str(int(wait))
    if isinstance(error, exceptions.NotAuthenticated):
        refusal = Refusal(Code.SIGN_IN)
        return Response(body(refusal.code, refusal.sentence), status=401, headers=headers)
    fields = _fields(error.detail) if isinstance(error, exceptions.ValidationError) else None
    return Response(said(_code(error), fields), status=error.status_code, headers=headers)


def _code(error: exceptions.APIException) -> str:
    if isinstance(error, exceptions.PermissionDenied):
        return "csrf_failed"  # the framework's only use of it here: who may do what is decided by the tables
    code = getattr(error, "default_code", "")
    return code if code in SENTENCES else "invalid"


def _fields(detail: Any) -> dict[str, list[str]]:
    if not isinstance(detail, dict):
        return {}
    return {str(name): _flat(said) for name, said in detail.items()}


def _flat(said: Any) -> list[str]:
    if isinstance(said, dict):
        return [text for inner in said.values() for text in _flat(inner)]
    if isinstance(said, list):
        return [text for inner in said for text in _flat(inner)]
    return [str(said)]
