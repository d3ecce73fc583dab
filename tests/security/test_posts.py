"""No post without its token, and none that is too long."""

import pytest
from django.test import Client
from django.urls import URLPattern, URLResolver, get_resolver

from accounts.models import User

pytestmark = pytest.mark.django_db
EXAMPLES = {"public_id": "x", "link": "x", "token_id": 1, "table": "x", "name": "x", "what": "x", "seat": 0}


def addresses(patterns, before="") -> list[str]:
    found = []
    for pattern in patterns:
        route = before + str(pattern.pattern)
        if isinstance(pattern, URLResolver):
            found += [] if route.startswith("admin") else addresses(pattern.url_patterns, route)
        elif isinstance(pattern, URLPattern) and "^" not in route and "(?" not in route:
            found.append(route)
    return found


def filled(route: str) -> str:
    for kind in ("str", "slug", "int"):
        for name, value in EXAMPLES.items():
            route = route.replace(f"<{kind}:{name}>", str(value))
    return "/" + route


def refused(browser, route: str) -> int:
    """The status of a form's post; where only JSON is read, of the same as JSON."""
    status = browser.post(route, {"sure": "yes"}).status_code
    return browser.post(route, {"sure": "yes"}, "application/json").status_code if status == 415 else status


def test_every_address_refuses_a_post_without_its_token():
    browser = Client(enforce_csrf_checks=True)
    browser.force_login(User.objects.create_user("Ada"))
    routes = [filled(r) for r in addresses(get_resolver().url_patterns) if r]
    assert "/table/x/act" in routes
    assert "/preferences/delete/" in routes
    for route in routes:
        if "<" not in route:
            assert refused(browser, route) in (403, 404, 405), route
    assert User.objects.exists()


def test_two_megabytes_are_refused(client):
    client.force_login(User.objects.create_user("Ada"))
    raw = b'{"name": "' + b"x" * 2_000_000 + b'"}'
    assert client.post("/tables/", raw, "application/json").status_code in (400, 413)
    assert client.post("/tables/", {"name": "x" * 2_000_000}).status_code in (400, 413)
    assert client.post("/api/tables/", raw, "application/json").status_code == 413
