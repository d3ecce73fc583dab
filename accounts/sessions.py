"""Sessions as Django keeps them in the database, read with a statement made once."""

import json
from functools import lru_cache
from typing import Any

from django.contrib.sessions.backends.db import SessionStore as DatabaseStore
from django.core import signing
from django.utils import timezone

from dungeonquest.prepared import TEXT, Prepared

of_key = Prepared(lambda key: DatabaseStore.get_model_class().objects.filter(session_key=key), TEXT)


class _AsItIs:
    def dumps(self, obj: bytes) -> bytes:
        return obj

    def loads(self, data: bytes) -> bytes:
        return data


@lru_cache(maxsize=2048)
def _signed(stored: str, salt: str) -> bytes:
    """What stands in a stored session. Its seal is looked at once: the same text has the same seal again."""
    found: bytes = signing.loads(stored, salt=salt, serializer=_AsItIs)
    return found


class SessionStore(DatabaseStore):
    def decode(self, session_data: bytes | str) -> dict[str, Any]:
        try:
            found: dict[str, Any] = json.loads(_signed(str(session_data), self.key_salt))
            return found
        except (signing.BadSignature, ValueError):
            return super().decode(session_data)  # which says so in the log

    @classmethod
    def get_model_class(cls) -> Any:
        return DatabaseStore.get_model_class()

    def _get_session_from_db(self) -> Any:
        found = of_key.one(self.session_key) if self.session_key else None
        if found is None or found.expire_date <= timezone.now():
            self._session_key = None
            return None
        return found
