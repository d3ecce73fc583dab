"""Who may talk to the site, and what a page may load. HTTPS=1 switches on what needs a TLS proxy in front."""

from csp.constants import NONE, SELF, UNSAFE_EVAL, UNSAFE_INLINE

from dungeonquest.env import flag, words

HTTPS = flag("HTTPS")
ALLOWED_HOSTS = words("ALLOWED_HOSTS", "localhost 127.0.0.1 [::1]")
CSRF_TRUSTED_ORIGINS = words("CSRF_TRUSTED_ORIGINS")

SESSION_COOKIE_SECURE = CSRF_COOKIE_SECURE = HTTPS
SESSION_COOKIE_SAMESITE = CSRF_COOKIE_SAMESITE = "Lax"
SESSION_ENGINE = "accounts.sessions"
SESSION_COOKIE_AGE = 60 * 60 * 24 * 180
SECURE_SSL_REDIRECT = HTTPS
SECURE_REDIRECT_EXEMPT = [r"^healthz$", r"^metrics$"]  # asked from the same machine, in front of the proxy
SECURE_HSTS_SECONDS = 60 * 60 * 24 * 365 if HTTPS else 0
SECURE_HSTS_INCLUDE_SUBDOMAINS = SECURE_HSTS_PRELOAD = HTTPS
SECURE_PROXY_SSL_HEADER = ("HTTP_X_FORWARDED_PROTO", "https") if HTTPS else None
SECURE_REFERRER_POLICY = "same-origin"
X_FRAME_OPTIONS = "DENY"
DATA_UPLOAD_MAX_MEMORY_SIZE = 262_144
DATA_UPLOAD_MAX_NUMBER_FIELDS = 2_000  # the page of a large card set: three for each of 600 entries

# Reports of errors name kinds and places; values might be hidden cards (dungeonquest/scrub.py).
DEFAULT_EXCEPTION_REPORTER = "dungeonquest.scrub.NoValuesReporter"
DEFAULT_EXCEPTION_REPORTER_FILTER = "dungeonquest.scrub.NoValuesFilter"

# Nothing inline and nothing evaluated: scripts and styles are files of our own.
CONTENT_SECURITY_POLICY = {
    "DIRECTIVES": {
        "default-src": [NONE],
        "script-src": [SELF],
        "style-src": [SELF],
        "img-src": [SELF, "data:"],
        "font-src": [SELF],
        "media-src": [SELF],
        "connect-src": [SELF],
        "manifest-src": [SELF],
        "worker-src": [SELF],
        "form-action": [SELF],
        "base-uri": [NONE],
        "frame-ancestors": [NONE],
        "object-src": [NONE],
    }
}
# The admin's own scripts are built on a library that evaluates; it is staff only, and the rest stays strict.
CONTENT_SECURITY_POLICY_ADMIN = {"script-src": [UNSAFE_EVAL], "style-src": [UNSAFE_INLINE]}
