"""What can be set and what is counted stands in docs/operations.md."""

import re

from dungeonquest import metrics
from tests.infra.site import ROOT

PAGE = (ROOT / "docs" / "operations.md").read_text()
READ = re.compile(r'(?:environ\.get|environ|flag|words|kept_secret|_count|env\.get)[(\[]\s*"([A-Z][A-Z_]+)"')
# Told by the supervisor to its children, or read by libraries.
INNER = {"LISTEN_FD", "IN_PROCESS", "PROMETHEUS_MULTIPROC_DIR", "DJANGO_SETTINGS_MODULE", "PYTHONUNBUFFERED"}


def test_every_setting():
    code = "\n".join(path.read_text() for path in (ROOT / "dungeonquest").rglob("*.py"))
    names = set(READ.findall(code)) - INNER
    assert {"PORT", "BOT_PAUSE", "LOBBY_HOURS", "WEB_PROCESSES", "HTTPS"} <= names
    assert sorted(name for name in names if f"`{name}" not in PAGE) == []


def test_every_metric():
    counted = [m._name for m in vars(metrics).values() if hasattr(m, "_labelnames")]
    assert len(counted) >= 7
    assert [name for name in counted if name not in PAGE] == []
