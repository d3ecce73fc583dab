import zoneinfo
from contextlib import suppress
from typing import Any

from django.http import HttpRequest
from django.utils import timezone, translation
from django.utils.cache import patch_vary_headers
from django.utils.deprecation import MiddlewareMixin


class PreferencesMiddleware(MiddlewareMixin):
    """Language and time zone: the person's choice, else the cookie's or the browser's.

    Django's own would also look for a language in each address; no address of ours has one.
    """

    def process_request(self, request: HttpRequest) -> None:
        person: Any = request.user
        known = person.is_authenticated
        chosen = person.language if known else ""
        translation.activate(chosen or translation.get_language_from_request(request))
        request.LANGUAGE_CODE = translation.get_language()
        timezone.deactivate()
        if known and person.time_zone:
            # Zones come and go with the machine's tables; asking for the list of all reads hundreds of files.
            with suppress(zoneinfo.ZoneInfoNotFoundError, ValueError):
                timezone.activate(person.time_zone)

    def process_response(self, _request: HttpRequest, response: Any) -> Any:
        patch_vary_headers(response, ("Accept-Language",))
        response.headers.setdefault("Content-Language", translation.get_language())
        return response
