from importlib import import_module

import pytest
from django.apps import apps
from django.db import connection
from django.db.models.signals import post_migrate

pytest_plugins = ["tests.sites"]


def pytest_collection_modifyitems(items):
    """A whole site needs patience where many things share few processors."""
    for item in items:
        if item.get_closest_marker("supervisor") and not item.get_closest_marker("timeout"):
            item.add_marker(pytest.mark.timeout(1200))


def groups_again(**_):
    """A test with real transactions empties all tables; what migrations have put there must come back for the next."""
    from django.contrib.auth.models import Group, Permission

    for name, codenames in import_module("games.migrations.0005_staff_groups").GROUPS.items():
        group, _new = Group.objects.get_or_create(name=name)
        group.permissions.set(Permission.objects.filter(content_type__app_label="games", codename__in=codenames))


@pytest.fixture(scope="session")
def django_db_setup(django_db_setup, django_db_blocker):
    """PostgreSQL drops no database that a pooled connection still holds open."""
    post_migrate.connect(groups_again, sender=apps.get_app_config("games"))
    yield
    close_pool = getattr(connection, "close_pool", None)
    if close_pool:
        with django_db_blocker.unblock():
            connection.close()
            close_pool()
