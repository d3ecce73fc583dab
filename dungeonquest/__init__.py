"""The Django project. Importing it makes the Celery app the default one, so that shared tasks find it."""

from dungeonquest.celery import app as celery_app

__all__ = ["celery_app"]
