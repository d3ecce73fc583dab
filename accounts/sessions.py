"""Sessions as Django keeps them in the database, read with a statement made once."""

from typing import Any

from django.contrib.sessions.backends.db import SessionStore as DatabaseStore
from django.utils import timezone

from dungeonquest.prepared import TEXT, Prepared

of_key = Prepared(lambda key: DatabaseStore.get_model_class().objects.filter(session_key=key), TEXT)


class SessionStore(DatabaseStore):
    @classmethod
    def get_model_class(cls) -> Any:
        return DatabaseStore.get_model_class()

    def _get_session_from_db(self) -> Any:
        found = of_key.one(self.session_key) if self.session_key else None
        if found is None or found.expire_date <= timezone.now():
            self._session_key = None
            return None
        return found
