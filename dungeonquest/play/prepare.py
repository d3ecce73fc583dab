"""What must be done before the site serves, and is done only if something changed."""

import hashlib
from pathlib import Path

from django.conf import settings
from django.contrib.staticfiles.finders import get_finders
from django.core.management import call_command, get_commands


def prepare() -> None:
    call_command("migrate", verbosity=0, interactive=False)
    gather_static()
    if "load_card_sets" in get_commands():
        call_command("load_card_sets", verbosity=0)


def gather_static() -> bool:
    """Gathers, hashes and compresses static files; false if that was done for these very files already."""
    stamp, now = settings.STATIC_ROOT / ".gathered", _fingerprint()
    if stamp.exists() and stamp.read_text() == now:
        return False
    call_command("collectstatic", verbosity=0, interactive=False, clear=settings.STATIC_ROOT.exists())
    stamp.write_text(now)
    return True


def _fingerprint() -> str:
    """Of names, sizes and times: reading 240 files at each start would be felt."""
    digest = hashlib.sha256()
    for finder in get_finders():
        for name, storage in finder.list([]):
            about = Path(storage.path(name)).stat()
            digest.update(f"{name}|{about.st_size}|{about.st_mtime_ns}\n".encode())
    return digest.hexdigest()
