"""Fixtures of whole sites. A start takes seconds of both processors, so as few are started as will do."""

import fcntl
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.infra.site import ROOT, Site, environment


@pytest.fixture(scope="session")
def prepared(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder that has seen its first start. Whichever process of the run comes first makes it, for all of them."""
    own = tmp_path_factory.getbasetemp()
    folder = (own.parent if "PYTEST_XDIST_WORKER" in os.environ else own) / "prepared"
    with folder.with_suffix(".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not folder.exists():
            draft = folder.with_suffix(".draft")
            draft.mkdir(exist_ok=True)
            subprocess.run([sys.executable, "manage.py", "prepare"], cwd=ROOT, env=environment(draft), check=True)
            draft.rename(folder)
    return folder


@pytest.fixture(scope="session")
def new_site(prepared: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[..., Site]]:
    """Starts sites in folders of their own; whatever is left of them in the end is stopped."""
    sites: list[Site] = []

    def start(**more: str) -> Site:
        var = tmp_path_factory.mktemp("site") / "var"
        shutil.copytree(prepared, var)
        sites.append(Site(var, **more))
        return sites[-1]

    yield start
    for site in sites:
        if site.running:
            site.stop()
        shutil.rmtree(site.var, ignore_errors=True)


@pytest.fixture(scope="session")
def _kept() -> list[Site]:
    return []


@pytest.fixture
def whole_site(new_site: Callable[..., Site], _kept: list[Site]) -> Site:
    """The one site of this process, well. Its parts may be killed; whoever stops it asks for ``last_of_site``."""
    if not _kept:
        _kept.append(new_site(BOT_PAUSE="0,0", API_PER_MINUTE="10000"))
    if not _kept[0].running:
        _kept[0].start()
    _kept[0].wait_until_well()
    return _kept[0]


@pytest.fixture
def last_of_site(whole_site: Site) -> Site:
    """The same, for a test that ends it: such tests come after the others."""
    return whole_site


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Sites come first: one process gets them all and starts one for most. They wait much; the other one works."""

    def place(item: pytest.Item) -> int:
        names = set(getattr(item, "fixturenames", ()))
        if "last_of_site" in names:
            return 1
        if "whole_site" in names:
            return 0
        return 2 if item.get_closest_marker("supervisor") else 3

    items.sort(key=place)
