import pytest
from django.db import connection


@pytest.fixture(scope="session")
def django_db_setup(django_db_setup, django_db_blocker):
    """PostgreSQL drops no database that a pooled connection still holds open."""
    yield
    close_pool = getattr(connection, "close_pool", None)
    if close_pool:
        with django_db_blocker.unblock():
            connection.close()
            close_pool()
