"""Nobody, whatever their rights, changes a row in the admin without a deed of theirs on record."""

from types import ModuleType

import pytest
from allauth.account.models import EmailAddress
from allauth.mfa.models import Authenticator
from axes.models import AccessAttempt, AccessLog
from django.contrib import admin
from django.contrib.auth.models import Group
from django.urls import path

from accounts.models import User
from dungeonquest.urls import urlpatterns
from games.cardsets import deeds
from games.models import KeptRecord, LaboratoryRun
from tests.games.cardsets.conftest import draft, editor, member, publisher, shipped, shop  # noqa: F401
from tests.games.conftest import person, play, shelf  # noqa: F401
from tests.security import walking

pytestmark = pytest.mark.django_db
PLAN = {"seats": 1, "level": "novice", "sets": []}
# Without these the walk would have pressed nothing.
DONE = {
    "person.add", "person.change", "person.block", "person.rights", "person.password", "person.delete",
    "second_factor.remove", "lockout.lift", "kept_record.delete", "card_set.copy", "card_set.settings",
    "card_set.require_figures", "card_set.delete_draft", "card_set.publish", "card_entry.change", "card_entry.add",
    "card_entry.move", "card_entry.remove", "laboratory.start", "laboratory.cancel",
}  # fmt: skip


@pytest.fixture
def warden(client):
    found = User.objects.create_superuser("Warden", "warden@example.org", "long-enough-word")
    client.force_login(found)
    return found


@pytest.fixture
def rows(play, draft, warden):  # noqa: F811
    """At least one row of every model that has a page."""
    player = play(2).people[0]
    signing_in = {"username": player.username, "ip_address": "127.0.0.1", "user_agent": "x", "path_info": "/"}
    EmailAddress.objects.create(user=player, email="ada@example.org")
    Authenticator.objects.create(user=player, type="totp", data={"secret": "hidden-away"})
    AccessAttempt.objects.create(**signing_in, get_data="", post_data="", failures_since_start=8)
    AccessLog.objects.create(**signing_in)
    KeptRecord.objects.create(person=player, raw=b"x")
    LaboratoryRun.objects.create(version=draft, games=10, seed="s", plan=PLAN, digest="", cards=b"", recipe="r")
    deeds.change_settings(warden, draft.card_set, "Another", "")


@pytest.mark.slow
@pytest.mark.timeout(600)
def test_no_row_changes_without_a_deed_on_record(client, rows):
    for model in admin.site._registry:
        assert model.objects.exists(), model
    done: set[str] = set()
    for press in walking.everything(client, admin.site):
        assert press.deeds or not press.changed, press
        done |= set(press.deeds)
    assert done >= DONE, DONE - done


def test_a_page_of_djangos_own_would_be_seen(client, warden, settings):
    """The walk itself: with groups as Django's own admin has them, it finds what went past the record."""
    plain = admin.site.__class__()
    plain.register(Group)
    urls = ModuleType("urls_of_a_test")
    urls.urlpatterns = [path("admin/", plain.urls), *(p for p in urlpatterns if str(p.pattern) != "admin/")]
    settings.ROOT_URLCONF = urls
    past = [press for press in walking.everything(client, plain) if press.changed and not press.deeds]
    assert {press.address.rsplit("/", 2)[1] for press in past} == {"add", "change", "delete", "group"}
