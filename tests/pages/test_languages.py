"""Spanish and Italian are complete, and what is compiled is what is written."""

import gettext
import re
import subprocess
from datetime import date
from pathlib import Path

import pytest
from django.utils.formats import date_format
from django.utils.translation import override

from accounts.library_words import COUNTED, SENTENCES

LANGUAGES = ("es", "it")
PARTS = re.compile(r"\{\w*\}|%\(\w+\)[sd]|%[sd]\b|</?\w+[^>]*>")


def _po(language):
    return Path("locale", language, "LC_MESSAGES", "django.po")


def _entries(path):
    """(msgid, its plural or "", all its msgstr) of every entry."""
    for block in path.read_text(encoding="utf-8").split("\n\n")[1:]:
        texts = [(kind, _text(raw)) for kind, raw in re.findall(r'^(msg\S+) ((?:".*"\n?)+)', block, re.MULTILINE)]
        said = dict(texts)
        if texts:
            words = [words for kind, words in texts if kind.startswith("msgstr")]
            yield said["msgid"], said.get("msgid_plural", ""), words


def _text(raw):
    return "".join(part[1:-1] for part in raw.strip().splitlines()).replace('\\"', '"').replace("\\n", "\n")


def _parts(text):
    return set(PARTS.findall(text))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_language_is_complete(language):
    assert [said for said, _, words in _entries(_po(language)) if not all(words)] == []
    assert "#, fuzzy" not in _po(language).read_text(encoding="utf-8")


def test_all_languages_say_the_same_texts():
    spanish, italian = ({said for said, _, _ in _entries(_po(language))} for language in LANGUAGES)
    assert spanish == italian


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_translation_has_the_same_parts(language):
    for said, many, words in _entries(_po(language)):
        assert len(words) == (2 if many else 1), said
        assert _parts(words[-1]) == _parts(many or said), said
        # The first of two is for one alone, and may say "one" in words.
        assert _parts(words[0]) <= _parts(said) | _parts(many), said


def test_english_says_otherwise_only_what_libraries_say():
    said = {said for said, _, words in _entries(_po("en")) if all(words)}
    assert set(SENTENCES) <= said
    assert len(said) == len(SENTENCES) + len(COUNTED)


@pytest.mark.parametrize("language", ("en", *LANGUAGES))
def test_the_compiled_texts_are_up_to_date(language):
    with _po(language).with_suffix(".mo").open("rb") as file:
        compiled = gettext.GNUTranslations(file)
    for said, many, words in _entries(_po(language)):
        found = [compiled.ngettext(said, many, n) for n in (1, 2)] if many else [compiled.gettext(said)]
        assert found == words, said


def test_nothing_new_is_missing(tmp_path):
    """All marked texts are in the files; run `make messages` when this fails."""
    sources = [*Path("games").rglob("*.py"), *Path("accounts").rglob("*.py"), *Path("leaderboards").rglob("*.py")]
    listed = tmp_path / "list"
    listed.write_text("\n".join(map(str, sources)))
    found = ["-f", listed, "-o", tmp_path / "all.po"]
    try:
        subprocess.run(["xgettext", "--from-code=UTF-8", "-LPython", "-k_", *found], check=True, capture_output=True)
    except FileNotFoundError:
        pytest.skip("xgettext is not installed")
    known = {said for said, _, _ in _entries(_po("es"))}
    assert sorted({said for said, _, _ in _entries(tmp_path / "all.po")} - known) == []


def _shape(path):
    """What a translated page must have in common with the English one: its anchors and pictures, in order."""
    return re.findall(r"\{([a-z-]+)\}$|\]\(([a-z0-9_-]+)\)", path.read_text(encoding="utf-8"), re.MULTILINE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_and_promises_are_as_long_as_the_english(language):
    english, translated = (
        {p.name: _shape(p) for p in Path("docs/rules", lang).glob("*.md")} for lang in ("en", language)
    )
    assert translated == english
    assert _shape(Path("docs/fair-play", f"{language}.md")) == _shape(Path("docs/fair-play/en.md"))


@pytest.mark.parametrize(("language", "words"), [
    ("en", "Nov. 30, 2026"), ("es", "30 de noviembre de 2026"), ("it", "30 novembre 2026"),
])  # fmt: skip
def test_a_date_is_written_as_people_write_it(language, words):
    with override(language):
        assert date_format(date(2026, 11, 30)) == words


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_month_and_no_day_has_a_capital_there(language):
    with override(language):
        said = {date_format(date(2026, month, 1 + month), "l F") for month in range(1, 13)}
    assert len(said) == 12
    assert all(words == words.lower() for words in said)
