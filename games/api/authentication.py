"""Who is asking: a personal token, or the session of a browser (then with its CSRF token)."""

from typing import Any

from django.utils import translation
from drf_spectacular.extensions import OpenApiAuthenticationExtension
from rest_framework import exceptions
from rest_framework.authentication import BaseAuthentication, get_authorization_header
from rest_framework.request import Request

from accounts.tokens import recognise

SCHEME = b"bearer"


class TokenAuthentication(BaseAuthentication):
    """``Authorization: Bearer dq_...``. Without the header it is somebody else's turn; a wrong token is refused."""

    def authenticate(self, request: Request) -> tuple[Any, Any] | None:
        words = get_authorization_header(request).split()
        if not words:
            return None
        token = recognise(words[1].decode("ascii", "replace")) if len(words) == 2 and self._ours(words[0]) else None
        if token is None:
            raise exceptions.AuthenticationFailed
        if token.person.language:
            translation.activate(token.person.language)
        return token.person, token

    def authenticate_header(self, request: Request) -> str:
        return 'Bearer realm="api"'

    def _ours(self, word: bytes) -> bool:
        return word.lower() == SCHEME


class TokenScheme(OpenApiAuthenticationExtension):
    target_class = "games.api.authentication.TokenAuthentication"
    name = "token"

    def get_security_definition(self, auto_schema: Any) -> dict[str, str]:
        return {"type": "http", "scheme": "bearer", "description": "A personal token from the preferences page."}
