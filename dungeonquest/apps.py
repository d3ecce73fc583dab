from django.apps import AppConfig


class ProjectConfig(AppConfig):
    """Makes the Celery app the default one, so that shared tasks find it. Here and not in the package itself: the
    supervisor imports the package, and needs neither Celery nor Django."""

    name = "dungeonquest"

    def ready(self) -> None:
        import dungeonquest.celery  # noqa: F401
