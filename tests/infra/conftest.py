import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.infra.site import ROOT, Site, environment


@pytest.fixture(scope="session")
def prepared(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder that has seen its first start, so that each test's start is a short one."""
    var = tmp_path_factory.mktemp("prepared")
    subprocess.run([sys.executable, "manage.py", "prepare"], cwd=ROOT, env=environment(var), check=True)
    return var


@pytest.fixture
def start_site(prepared: Path, tmp_path: Path) -> Iterator[Callable[..., Site]]:
    """Starts whole sites in folders of their own; whatever is left of them is ended afterwards."""
    sites: list[Site] = []

    def start(**more: str) -> Site:
        var = tmp_path / f"var{len(sites)}"
        shutil.copytree(prepared, var)
        sites.append(Site(var, **more))
        return sites[-1]

    yield start
    for site in sites:
        if site.process.poll() is None:
            site.stop()
