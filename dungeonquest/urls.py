"""The table of contents of the site; each application brings its own urls.py."""

from importlib.util import find_spec

from allauth.account.decorators import secure_admin_login
from django.conf import settings
from django.contrib import admin
from django.urls import URLPattern, URLResolver, include, path
from django.views.i18n import JavaScriptCatalog, set_language

from dungeonquest.health import healthz
from dungeonquest.metrics import metrics
from dungeonquest.pages import home, robots


def _rooms(*names: str) -> list[URLPattern | URLResolver]:
    """The urls of each application that has some; they see their own paths from the site's root."""
    return [path("", include(f"{name}.urls")) for name in names if find_spec(f"{name}.urls")]


# The admin's own sign-in would ask for no second factor.
admin.site.login = secure_admin_login(admin.site.login)  # type: ignore[method-assign]

handler400 = "dungeonquest.pages.misunderstood"
handler500 = "dungeonquest.pages.broken"
urlpatterns = [
    path("healthz", healthz, name="healthz"),
    path("metrics", metrics, name="metrics"),
    path("robots.txt", robots, name="robots"),
    path("language/", set_language, name="set_language"),
    path("jsi18n/", JavaScriptCatalog.as_view(), name="javascript-catalog"),
    path("admin/", admin.site.urls),
    path("api/", include("dungeonquest.api")),
    *_rooms(*(["games.load"] if settings.BENCH else []), "games", "leaderboards", "accounts"),
    path("accounts/", include("allauth.urls")),
    # Last, so that a room may put its own page here.
    path("", home, name="home"),
]
