import zoneinfo
from contextlib import suppress

from django.http import HttpRequest
from django.middleware.locale import LocaleMiddleware
from django.utils import timezone, translation


class PreferencesMiddleware(LocaleMiddleware):
    """Language and time zone: the person's choice, else the cookie's or the browser's."""

    def process_request(self, request: HttpRequest) -> None:
        super().process_request(request)
        timezone.deactivate()
        person = request.user
        if not person.is_authenticated:
            return
        if person.language:
            translation.activate(person.language)
            request.LANGUAGE_CODE = translation.get_language()
        if person.time_zone:
            # Zones come and go with the machine's tables; asking for the list of all reads hundreds of files.
            with suppress(zoneinfo.ZoneInfoNotFoundError, ValueError):
                timezone.activate(person.time_zone)
