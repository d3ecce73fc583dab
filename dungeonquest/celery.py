"""The Celery app; its settings are Django's CELERY_*, its tasks live in each application's tasks.py."""

import os

from celery import Celery

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "dungeonquest.settings")

app = Celery("dungeonquest")
app.config_from_object("django.conf:settings", namespace="CELERY")
app.autodiscover_tasks()
app.autodiscover_tasks(["games.live"], related_name="heartbeat")
