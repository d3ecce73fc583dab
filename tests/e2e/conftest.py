"""Browser tests: one real site in one process (no broker), one Chromium, a fresh person for each test."""

import os
from pathlib import Path

import pytest

from tests.e2e.past import write

# The first is the same browser without a window, and does the same with two thirds of the processor.
PLACES = ("/usr/lib/chromium/chromium-headless-shell", "/usr/bin/chromium")
CHROMIUM = os.environ.get("CHROMIUM") or next((place for place in PLACES if Path(place).exists()), PLACES[-1])


def pytest_collection_modifyitems(items):
    if not Path(CHROMIUM).exists() and not os.environ.get("CI"):
        skip = pytest.mark.skip(reason=f"BROWSER TESTS LEFT OUT: no Chromium at {CHROMIUM}; set CHROMIUM")
        for item in items:
            item.add_marker(skip)
    for item in items:
        item.add_marker(pytest.mark.timeout(1200))


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args):
    return {
        **browser_type_launch_args,
        "executable_path": CHROMIUM,
        "chromium_sandbox": False,  # needed as root
        "args": ["--disable-dev-shm-usage", "--disable-gpu", "--disable-quic", "--disable-sync"],
    }


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args):
    """Without moving pictures, which keep a machine without a graphics card busy.

    ``@pytest.mark.browser_context_args(reduced_motion="no-preference")`` has them.
    """
    return {**browser_context_args, "reduced_motion": "reduce"}


@pytest.fixture(scope="session")
def running(new_site):
    found = new_site(NO_SERVER="1", BOT_PAUSE="0,0")
    found.wait_until_well()
    return found


@pytest.fixture(scope="session")
def site(running):
    return f"http://localhost:{running.port}"


@pytest.fixture(scope="session")
def past(running):
    """The site has seen many games before: see tests/e2e/past.py."""
    return write(running)


@pytest.fixture
def page(page):
    """A page whose errors fail the test."""
    page.errors = []
    page.on("pageerror", lambda error: page.errors.append(str(error)))
    page.on("console", lambda said: page.errors.append(said.text) if said.type == "error" else None)
    page.set_default_timeout(120_000)
    yield page
    assert page.errors == []
