"""What the site is made of: applications, middleware, templates, languages, static files."""

from django.templatetags.static import static
from django.utils.translation import gettext_lazy as _

from dungeonquest.env import BASE_DIR, VAR_DIR, flag, kept_secret

DEBUG = flag("DEBUG")
SECRET_KEY = kept_secret("SECRET_KEY")
ROOT_URLCONF = "dungeonquest.urls"
ASGI_APPLICATION = "dungeonquest.asgi.application"
DEFAULT_AUTO_FIELD = "django.db.models.BigAutoField"

INSTALLED_APPS = [
    "unfold",
    "unfold.contrib.import_export",
    "django.contrib.admin",
    "django.contrib.auth",
    "django.contrib.contenttypes",
    "django.contrib.humanize",
    "django.contrib.messages",
    "django.contrib.sessions",
    "django.contrib.staticfiles",
    "channels",
    "allauth",
    "allauth.account",
    "allauth.mfa",
    "axes",
    "csp",
    "django_htmx",
    "django_structlog",
    "drf_spectacular",
    "drf_spectacular_sidecar",
    "import_export",
    "rest_framework",
    "dungeonquest",
    "accounts",
    "games",
    "leaderboards",
]

MIDDLEWARE = [
    "django.middleware.security.SecurityMiddleware",
    "dungeonquest.compression.PackedPages",
    "dungeonquest.csp.ContentPolicyMiddleware",
    "django.contrib.sessions.middleware.SessionMiddleware",
    "django.middleware.common.CommonMiddleware",
    "django.middleware.csrf.CsrfViewMiddleware",
    "django.contrib.auth.middleware.AuthenticationMiddleware",
    # After the person is known: a language chosen in the preferences wins over the browser's.
    "accounts.middleware.PreferencesMiddleware",
    "dungeonquest.observed.observed",
    "django.contrib.messages.middleware.MessageMiddleware",
    "django.middleware.clickjacking.XFrameOptionsMiddleware",
    "allauth.account.middleware.AccountMiddleware",
    "django_htmx.middleware.HtmxMiddleware",
    "axes.middleware.AxesMiddleware",
]

# A site that `manage.py bench server` measures; never on in any other.
BENCH = flag("BENCH")
if BENCH:
    MIDDLEWARE.insert(0, "games.load.inside.profiled")

TEMPLATES = [
    {
        "BACKEND": "django.template.backends.django.DjangoTemplates",
        "DIRS": [BASE_DIR / "templates"],
        "APP_DIRS": True,
        "OPTIONS": {
            "context_processors": [
                "django.template.context_processors.request",
                "django.contrib.auth.context_processors.auth",
                "django.contrib.messages.context_processors.messages",
            ]
        },
    }
]

# The staff's pages.
UNFOLD = {
    "SITE_TITLE": "DungeonQuest Online",
    "SITE_HEADER": "DungeonQuest Online",
    "SITE_FAVICONS": [{"rel": "icon", "type": "image/svg+xml", "href": lambda _request: static("icons/favicon.svg")}],
}
IMPORT_EXPORT_ESCAPE_FORMULAE_ON_EXPORT = True

LANGUAGE_CODE = "en"
LANGUAGES = [("en", _("English")), ("es", _("Spanish")), ("it", _("Italian"))]
LOCALE_PATHS = [BASE_DIR / "locale"]
USE_I18N = True
USE_TZ = True
TIME_ZONE = "UTC"

# Gathered by `manage.py play` at each start and served in front of Django (dungeonquest/static.py).
STATIC_URL = "/static/"
STATIC_ROOT = VAR_DIR / "static"
STATICFILES_DIRS = [BASE_DIR / "static"]
STORAGES = {
    "default": {"BACKEND": "django.core.files.storage.FileSystemStorage"},
    "staticfiles": {"BACKEND": "dungeonquest.storage.HashedFiles"},
}
MEDIA_ROOT = VAR_DIR / "media"
