"""What a browser needs to put the site on a home screen."""

from django.http import HttpRequest, JsonResponse
from django.templatetags.static import static
from django.urls import reverse
from django.utils.translation import get_language, gettext
from django.views.decorators.cache import cache_control
from django.views.decorators.http import require_GET

NIGHT = "#120f0d"
SIZES = (192, 512)


@require_GET
@cache_control(max_age=3600)
def manifest(request: HttpRequest) -> JsonResponse:
    icons = [{"src": static(f"icons/icon-{n}.png"), "sizes": f"{n}x{n}", "type": "image/png"} for n in SIZES]
    maskable = {**icons[-1], "purpose": "maskable"}
    return JsonResponse(
        {
            "name": "DungeonQuest Online", "short_name": "DungeonQuest", "start_url": reverse("home"), "scope": "/",
            "description": gettext("Grab the dragon's gold and be out before nightfall."), "lang": get_language(),
            "display": "standalone", "background_color": NIGHT, "theme_color": NIGHT, "icons": [*icons, maskable],
        },
        content_type="application/manifest+json",
    )  # fmt: skip
