from importlib import import_module

import pytest
from django.apps import apps
from django.contrib.auth import get_user_model
from django.contrib.auth.models import Group

from games.cardsets import deeds
from games.cardsets.finding import version_of
from games.rules.library import SHELF
from games.staff import Site


@pytest.fixture(autouse=True)
def shop(monkeypatch):
    monkeypatch.setitem(SHELF, "shop", "tests.games.cardsets.shop:Shop")


@pytest.fixture
def member(db):
    """A member of the staff in this group; the group is made anew where a test emptied the database."""

    def make(group: str, name: str = ""):
        if not Group.objects.filter(name=group).exists():
            import_module("games.migrations.0005_staff_groups").make(apps, None)
        person = get_user_model().objects.create_user(username=name or group.title(), is_staff=True)
        person.groups.add(Group.objects.get(name=group))
        return person

    return make


@pytest.fixture
def editor(member):
    return member("editor")


@pytest.fixture
def publisher(member):
    return member("publisher")


@pytest.fixture
def moderator(member):
    return member("moderator")


@pytest.fixture
def shipped(db):
    deeds.load_shipped(Site(), "shop", "base")
    return version_of("shop-base", 1)


@pytest.fixture
def draft(shipped, editor):
    return deeds.copy_set(editor, shipped, "house", "The House Set")
