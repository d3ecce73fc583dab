from typing import Any

from django.core.management.base import BaseCommand

from dungeonquest.play.prepare import prepare


class Command(BaseCommand):
    help = "Migrate the database, gather static files, load the card sets: what a new version needs before it serves."

    def handle(self, *args: Any, **options: Any) -> None:
        prepare()
