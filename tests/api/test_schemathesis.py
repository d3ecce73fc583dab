"""Requests made at random from the schema: no 5xx, and no answer that the schema does not describe.

At a table of one's own also those that go through every limit and shape of the schema one by one; elsewhere these end
at the door, so that only the thorough run makes them.
"""

import pytest
import schemathesis
from django.core.signals import request_finished, request_started
from django.core.wsgi import get_wsgi_application
from django.db import close_old_connections
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from games.api.pages import schema_of_site
from games.cardsets import deeds
from games.rules.library import SHELF
from games.staff import Site
from tests.samples import THOROUGH

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
application = get_wsgi_application()
SCHEMA = schema_of_site()


def described(*phases):
    schema = schemathesis.openapi.from_dict(SCHEMA)
    schema.app = application
    schema.config.phases.update(phases=[*phases])
    return schema


schema = described("examples", "coverage", "fuzzing")
drawn = schema if THOROUGH else described("examples", "fuzzing")
at_random = settings(
    max_examples=12, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True, database=None
)  # fmt: skip


@pytest.fixture
def playing(db, program, settings):
    """Somebody who sits at a running table, and may ask as often as they like; all in the test's one transaction."""
    settings.API_PER_MINUTE = 1_000_000
    ada = program("Ada")
    ada.table = ada.open(options={"rounds": 2})
    ada.post(f"tables/{ada.table}/fill/", level="novice")
    ada.post(f"tables/{ada.table}/start/")
    for signal in (request_started, request_finished):  # last: Django's test client connects them again
        signal.disconnect(close_old_connections)
    yield ada
    for signal in (request_started, request_finished):
        signal.connect(close_old_connections)


@schema.parametrize()
@at_random
def test_anything_at_a_table_of_ones_own(case, playing):
    if "public_id" in case.path_parameters:
        case.path_parameters["public_id"] = playing.table
    check(case, playing.token)


@pytest.mark.thorough
@drawn.parametrize()
@at_random
def test_anything_anywhere(case, playing):
    check(case, playing.token)


@pytest.mark.thorough
@drawn.parametrize()
@settings(at_random, max_examples=4)
def test_anything_of_a_stranger(case, playing):
    check(case, "dq_unknown")


def check(case, token: str) -> None:
    # The client without a server does not unpack what is sent packed.
    headers = {"Authorization": f"Bearer {token}", "Accept-Encoding": "identity"}
    case.call_and_validate(headers=headers, checks=CHECKS)


@pytest.fixture
def at_the_desk(playing, monkeypatch):
    """The same person with all rights of the staff, and a card set with a draft."""
    monkeypatch.setitem(SHELF, "shop", "tests.games.cardsets.shop:Shop")
    playing.person.is_staff = playing.person.is_superuser = True
    playing.person.save()
    version = deeds.load_shipped(Site(), "shop", "base")
    deeds.copy_set(playing.person, version, "house", "House")
    return playing


@schema.include(path_regex="card-sets").parametrize()
@at_random
def test_anything_at_a_card_set(case, at_the_desk):
    if "key" in case.path_parameters:
        case.path_parameters |= {"key": "house"} | ({"number": 1} if "number" in case.path_parameters else {})
    check(case, at_the_desk.token)
