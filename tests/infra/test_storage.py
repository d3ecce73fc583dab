"""Modules that import each other are gathered under names that carry their content's hash."""

import re
from pathlib import Path

from django.core.management import call_command
from django.test import override_settings

FILES = {
    "default": {"BACKEND": "django.core.files.storage.FileSystemStorage"},
    "staticfiles": {"BACKEND": "dungeonquest.storage.HashedFiles"},
}


def test_every_import_names_a_hashed_file_that_exists(tmp_path):
    with override_settings(STORAGES=FILES, STATIC_ROOT=tmp_path, STATICFILES_FINDERS=[OURS]):
        call_command("collectstatic", verbosity=0, interactive=False)
    modules = [path for path in (tmp_path / "js").glob("*.js") if re.search(r"\.[0-9a-f]{12}\.js$", path.name)]
    assert len(modules) == len(list(Path("static/js").glob("*.js")))
    imports = [(path, name) for path in modules for name in re.findall(r'from "\./(.+?)"', path.read_text())]
    assert imports
    for path, name in imports:
        assert re.fullmatch(r"\w+\.[0-9a-f]{12}\.js", name), (path.name, name)
        assert (path.parent / name).exists()


OURS = "django.contrib.staticfiles.finders.FileSystemFinder"
