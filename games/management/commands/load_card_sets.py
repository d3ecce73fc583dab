from typing import Any

from django.core.management.base import BaseCommand

from games.cardsets.deeds import load_shipped
from games.cardsets.deeds.shipping import stale_slots
from games.cardsets.finding import workshops
from games.staff import Site


class Command(BaseCommand):
    help = "Makes the card sets that come with the games known to the site. Does nothing where nothing has changed."

    def handle(self, *args: Any, **o: Any) -> None:
        loaded = [load_shipped(Site(), key, slot).name for key, _shop in workshops() for slot in stale_slots(key)]
        if o["verbosity"]:
            self.stdout.write(", ".join(loaded) or "nothing new")
