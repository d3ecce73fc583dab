"""Signing in and out, mail, lock-out."""

import os
from datetime import timedelta

from dungeonquest.env import flag

AUTH_USER_MODEL = "accounts.User"
AUTHENTICATION_BACKENDS = [
    # First, so that a locked person is refused before any password is looked at.
    "axes.backends.AxesStandaloneBackend",
    "django.contrib.auth.backends.ModelBackend",
    "allauth.account.auth_backends.AuthenticationBackend",
]
AUTH_PASSWORD_VALIDATORS = [
    {"NAME": f"django.contrib.auth.password_validation.{name}"}
    for name in ("UserAttributeSimilarityValidator", "MinimumLengthValidator", "CommonPasswordValidator")
]
LOGIN_URL = "account_login"
LOGIN_REDIRECT_URL = "home"
LOGOUT_REDIRECT_URL = "home"

ACCOUNT_ADAPTER = "accounts.adapter.Adapter"
ACCOUNT_LOGIN_METHODS = {"username", "email"}
ACCOUNT_SIGNUP_FIELDS = ["username*", "email*", "password1*", "password2*"]
ACCOUNT_EMAIL_VERIFICATION = "optional"
ACCOUNT_PRESERVE_USERNAME_CASING = True
ACCOUNT_USERNAME_MIN_LENGTH = 3
ACCOUNT_SESSION_REMEMBER = True
ACCOUNT_EMAIL_SUBJECT_PREFIX = ""

# Who guesses at one name is stopped by the lock-out below; this is for guessing at many.
ACCOUNT_RATE_LIMITS = {"login_failed": "30/m/ip,50/h/key"}
# Not by a code in a letter: who reads somebody's mail changes no locks.
ACCOUNT_REAUTHENTICATION_METHODS = ["password", "mfa"]
ACCOUNT_FORMS = {"signup": "accounts.forms.SignupForm"}

MFA_ADAPTER = "accounts.adapter.SecondFactorAdapter"
MFA_SUPPORTED_TYPES = ["totp", "webauthn", "recovery_codes"]
MFA_PASSKEY_LOGIN_ENABLED = True
MFA_TOTP_ISSUER = "DungeonQuest Online"
# Browsers treat http://localhost as safe; elsewhere passkeys need https.
MFA_WEBAUTHN_ALLOW_INSECURE_ORIGIN = not flag("HTTPS")

# From one address; a club that plays together has one.
GUESTS_PER_HOUR = int(os.environ.get("GUESTS_PER_HOUR", "120"))

AXES_FAILURE_LIMIT = 8
AXES_COOLOFF_TIME = timedelta(minutes=15)
AXES_LOCKOUT_PARAMETERS = [["username", "ip_address"]]
AXES_RESET_ON_SUCCESS = True
AXES_USERNAME_CALLABLE = "accounts.lockout.who"
AXES_LOCKOUT_TEMPLATE = "accounts/locked.html"
AXES_VERBOSE = False
AXES_ENABLE_ADMIN = False  # games/admin/people.py shows what may be seen

EMAIL_HOST = os.environ.get("EMAIL_HOST", "")
EMAIL_PORT = int(os.environ.get("EMAIL_PORT", "587"))
EMAIL_HOST_USER = os.environ.get("EMAIL_HOST_USER", "")
EMAIL_HOST_PASSWORD = os.environ.get("EMAIL_HOST_PASSWORD", "")
EMAIL_USE_TLS = flag("EMAIL_USE_TLS", default=True)
EMAIL_TIMEOUT = 10
EMAIL_BACKEND = f"django.core.mail.backends.{'smtp' if EMAIL_HOST else 'console'}.EmailBackend"
DEFAULT_FROM_EMAIL = os.environ.get("DEFAULT_FROM_EMAIL", "DungeonQuest Online <no-reply@localhost>")
