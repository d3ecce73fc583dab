from typing import Any

import msgspec
from rest_framework.negotiation import BaseContentNegotiation
from rest_framework.renderers import BaseRenderer


class JSONRenderer(BaseRenderer):
    media_type = "application/json"
    format = "json"
    charset = None  # JSON is UTF-8 always

    def render(self, data: Any, accepted_media_type: str | None = None, renderer_context: Any = None) -> bytes:
        return b"" if data is None else msgspec.json.encode(data, enc_hook=str)


class AlwaysJSON(BaseContentNegotiation):
    """There is one kind of answer, whatever a client says it would like."""

    def select_parser(self, request: Any, parsers: Any) -> Any:
        kind = (request.content_type or "").partition(";")[0].strip().lower()
        return next((p for p in parsers if p.media_type == kind), None)

    def select_renderer(self, request: Any, renderers: Any, format_suffix: Any = None) -> tuple[Any, str]:
        return renderers[0], renderers[0].media_type
