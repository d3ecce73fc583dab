"""Spanish is complete, and what is compiled is what is written."""

import gettext
import re
import subprocess
from pathlib import Path

import pytest

PO = Path("locale/es/LC_MESSAGES/django.po")


def _entries(path):
    """(msgid, all its msgstr) of every entry."""
    for block in path.read_text(encoding="utf-8").split("\n\n")[1:]:
        texts = [(kind, _text(raw)) for kind, raw in re.findall(r'^(msg\S+) ((?:".*"\n?)+)', block, re.MULTILINE)]
        if texts:
            yield texts[0][1], [words for kind, words in texts if kind.startswith("msgstr")]


def _text(raw):
    return "".join(part[1:-1] for part in raw.strip().splitlines()).replace('\\"', '"').replace("\\n", "\n")


def test_spanish_is_complete():
    assert [said for said, words in _entries(PO) if not all(words)] == []
    assert "fuzzy" not in PO.read_text(encoding="utf-8")


def test_every_translation_has_the_same_parts():
    for said, words in _entries(PO):
        for translated in words:
            for pattern in (r"\{\w+\}", r"%\(\w+\)s"):
                assert set(re.findall(pattern, translated)) <= set(re.findall(pattern, said)), said


def test_the_compiled_texts_are_up_to_date():
    with PO.with_suffix(".mo").open("rb") as file:
        compiled = gettext.GNUTranslations(file)
    for said, words in _entries(PO):
        if len(words) == 1:
            assert compiled.gettext(said) == words[0]


def test_nothing_new_is_missing(tmp_path):
    """All marked texts are in the Spanish file; run `make messages` when this fails."""
    sources = [*Path("games").rglob("*.py"), *Path("accounts").rglob("*.py"), *Path("leaderboards").rglob("*.py")]
    listed = tmp_path / "list"
    listed.write_text("\n".join(map(str, sources)))
    found = ["-f", listed, "-o", tmp_path / "all.po"]
    try:
        subprocess.run(["xgettext", "--from-code=UTF-8", "-LPython", "-k_", *found], check=True, capture_output=True)
    except FileNotFoundError:
        pytest.skip("xgettext is not installed")
    known = {said for said, _ in _entries(PO)}
    assert sorted({said for said, _ in _entries(tmp_path / "all.po")} - known) == []
