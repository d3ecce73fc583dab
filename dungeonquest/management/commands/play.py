import sys
from typing import Any

from django.core.management.base import BaseCommand

from dungeonquest.play.main import main


class Command(BaseCommand):
    help = "Start the whole site: broker, web, worker and timer under one supervisor. Ctrl-C stops it."
    requires_system_checks = ()

    def handle(self, *args: Any, **options: Any) -> None:
        """manage.py takes a shorter way to the same; this one is for its help and for other callers."""
        sys.exit(main())
