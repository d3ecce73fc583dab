"""Somebody of the staff of a site, who has signed in, and a card set of theirs."""

import subprocess
import sys
from typing import NamedTuple

from tests.infra.site import ROOT

PREPARE = """
import sys
import django; django.setup()
from django.contrib.auth import get_user_model
from django.contrib.auth.models import Group
from django.test import Client
from games.cardsets import deeds
from games.cardsets.finding import version_of
name, group, key, title, damage = sys.argv[1:]
person = get_user_model().objects.create_user(username=name, is_staff=True)
person.groups.add(Group.objects.get(name=group))
version = deeds.copy_set(person, version_of("dungeonquest-base", 1), key, title)
for row in version.entries.filter(component="card") if damage else ():
    if "damage" in row.params:
        row.params["damage"] = damage
        row.save()
client = Client()
client.force_login(person)
print(version.pk, client.cookies["sessionid"].value)
"""


class Office(NamedTuple):
    """``version``: the id of the draft; ``session``: the cookie of whoever owns it."""

    site: str
    version: str
    session: str

    @property
    def cookie(self) -> dict[str, str]:
        return {"name": "sessionid", "value": self.session, "url": self.site}


def office(running, name, group, key, title, damage=""):
    """``damage``: what every card of the draft does that does damage."""
    command = [sys.executable, "-c", PREPARE, name, group, key, title, damage]
    said = subprocess.run(command, cwd=ROOT, env=running.env, capture_output=True, text=True, check=True)
    return Office(f"http://localhost:{running.port}", *said.stdout.split()[-2:])
