import pytest
from django.db import connection

pytest_plugins = ["tests.sites"]


def pytest_collection_modifyitems(items):
    """A whole site needs patience where many things share few processors."""
    for item in items:
        if item.get_closest_marker("supervisor") and not item.get_closest_marker("timeout"):
            item.add_marker(pytest.mark.timeout(1200))


@pytest.fixture(scope="session")
def django_db_setup(django_db_setup, django_db_blocker):
    """PostgreSQL drops no database that a pooled connection still holds open."""
    yield
    close_pool = getattr(connection, "close_pool", None)
    if close_pool:
        with django_db_blocker.unblock():
            connection.close()
            close_pool()
