"""The site's settings, made fast and separate for tests. TEST_DATABASE_URL puts the tests on another database."""

import os
import tempfile

os.environ.setdefault("SECRET_KEY", "only-for-tests")
os.environ["VAR_DIR"] = tempfile.mkdtemp(prefix="dq-test-")
for _name in ("REDIS_URL", "DATABASE_URL"):  # never the developer's own data
    os.environ.pop(_name, None)

from dungeonquest.settings import *
from dungeonquest.settings.database import database_from

DATABASES = {"default": database_from(os.environ.get("TEST_DATABASE_URL"))}
if "sqlite" in DATABASES["default"]["ENGINE"]:
    # A file and not memory: only there threads get connections of their own, as they have in life.
    DATABASES["default"]["TEST"] = {"NAME": str(VAR_DIR / "test.sqlite3")}
    # Thrown away afterwards: that it survives a power cut would only cost time.
    options = DATABASES["default"]["OPTIONS"]
    DATABASES["default"]["OPTIONS"] = {
        **options, "init_command": options["init_command"].replace("synchronous=FULL", "synchronous=OFF")
    }  # fmt: skip
PASSWORD_HASHERS = ["django.contrib.auth.hashers.MD5PasswordHasher"]
STORAGES = {**STORAGES, "staticfiles": {"BACKEND": "django.contrib.staticfiles.storage.StaticFilesStorage"}}
EMAIL_BACKEND = "django.core.mail.backends.locmem.EmailBackend"
ALLOWED_HOSTS = [*ALLOWED_HOSTS, "testserver"]
# Tasks run where they are called from; tests that want a worker start one.
CELERY_TASK_ALWAYS_EAGER = True
