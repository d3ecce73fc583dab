import pytest

from dungeonquest.play import prepare


@pytest.fixture
def _one_file(settings, tmp_path, monkeypatch):
    source = tmp_path / "source"
    source.mkdir()
    (source / "a.css").write_text("a{}")
    settings.STATICFILES_DIRS = [source]
    settings.STATIC_ROOT = tmp_path / "gathered"
    settings.STATICFILES_FINDERS = ["django.contrib.staticfiles.finders.FileSystemFinder"]
    from django.contrib.staticfiles import finders

    finders.get_finder.cache_clear()
    yield source
    finders.get_finder.cache_clear()


def test_static_files_are_gathered_only_when_they_changed(_one_file, settings):
    assert prepare.gather_static()
    assert not prepare.gather_static()
    (_one_file / "b.css").write_text("b{}")
    assert prepare.gather_static()
    assert (settings.STATIC_ROOT / "b.css").exists()
