from typing import Any

import msgspec
from rest_framework.exceptions import ParseError
from rest_framework.parsers import BaseParser

from games.api.errors import TooLarge

LARGEST = 65_536


class ObjectParser(BaseParser):
    """JSON objects of up to 64 KiB; an empty body is an empty object."""

    media_type = "application/json"
    largest = LARGEST

    def parse(self, stream: Any, media_type: str | None = None, parser_context: Any = None) -> dict[str, Any]:
        raw = stream.read(self.largest + 1)
        if len(raw) > self.largest:
            raise TooLarge
        try:
            return msgspec.json.decode(raw or b"{}", type=dict[str, Any])
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            raise ParseError from error
