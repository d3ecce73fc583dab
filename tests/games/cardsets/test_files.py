"""Card sets as files and back: exactly the same, and harmless to whoever opens them."""

import csv
import io

import msgspec
import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st

from games.cardsets import files
from games.cardsets.files.csv_cells import DANGEROUS, as_was, harmless
from games.cardsets.finding import workshops
from games.rules.kernel.workshop import Entry, SetDocument
from tests.games.cardsets import shop as tiny

SHIPPED = [("dungeonquest", slot) for slot in ("base", "heroes", "catacombs")] + [("shop", "base")]


def test_all_shipped_sets_are_looked_at():
    assert {(key, slot) for key, workshop in workshops() for slot in workshop.slots} == set(SHIPPED)


@pytest.mark.parametrize("form", ["yaml", "csv"])
@pytest.mark.parametrize("game, slot", SHIPPED)
def test_every_shipped_set_comes_back_as_it_was(game, slot, form):
    document = dict(workshops())[game].shipped(slot)
    raw = files.write(document, form)
    assert files.read(raw, form, game, slot) == document
    assert files.write(files.read(raw, form, game, slot), form) == raw


@pytest.mark.parametrize("form", ["yaml", "csv"])
def test_words_of_all_kinds_come_back(form):
    words = {"en": "=HYPERLINK(0)", "es": "'=x", "it": "yes"}
    texts = {"en": "- no: [x] # {y}", "es": "on", "it": "12:30"}
    odd = Entry(
        component="card", pile="pile", key="odd", kind="trap", on=False, count=0, names=words, texts=texts,
        params={"damage": "D6", "sign": "@SUM(1)", "on": {"null": None, "1": "1", "true": "true", "x": 1.5e-7}},
    )  # fmt: skip
    document = msgspec.structs.replace(tiny.shipped(), entries=(*tiny.shipped().entries, odd))
    assert files.read(files.write(document, form), form, "shop", "base") == document


@given(st.text())
def test_every_text_survives_a_cell(text):
    assert as_was(harmless(text)) == text
    assert not harmless(text).startswith(DANGEROUS)


def test_no_cell_of_a_file_is_a_formula():
    names = dict.fromkeys(("en", "es", "it"), "=1+1")
    sly = Entry(component="card", pile="pile", key="penny", kind="coin", params={"gold": 1}, names=names)
    raw = files.write(SetDocument(ruleset="shop", slot="base", entries=(sly,)), "csv")
    cells = [cell for row in csv.reader(io.StringIO(raw.decode("utf-8-sig"))) for cell in row]
    assert "'=1+1" in cells and not [cell for cell in cells if cell.startswith(DANGEROUS)]


def test_the_yaml_is_plain_for_others_too():
    raw = files.write(tiny.shipped(), "yaml")
    assert yaml.safe_load(raw)["entries"] == list(msgspec.to_builtins(tiny.shipped())["entries"])
    assert b"&" not in raw and b"!" not in raw and raw.endswith(b"...\n")


@pytest.mark.parametrize("change", [
    lambda raw: raw.replace(b"\r\n", b"\n"), lambda raw: raw.removeprefix(b"\xef\xbb\xbf"),
    lambda raw: raw + b",,,\r\n\r\n", lambda raw: b"\n".join(raw.splitlines()),
])  # fmt: skip
def test_what_spreadsheets_do_to_a_file_does_no_harm(change):
    assert files.read(change(files.write(tiny.shipped(), "csv")), "csv", "shop", "base") == tiny.shipped()


def test_semicolons_as_some_spreadsheets_write_them():
    rows = list(csv.reader(io.StringIO(files.write(tiny.shipped(), "csv").decode("utf-8-sig"))))
    out = io.StringIO(newline="")
    csv.writer(out, delimiter=";").writerows(rows)
    assert files.read(out.getvalue().encode(), "csv", "shop", "base") == tiny.shipped()


def test_on_without_quotes_is_a_word():
    raw = files.write(tiny.shipped(), "yaml").replace(b"key: penny", b"key: penny\n    on: false")
    assert files.read(raw, "yaml", "shop", "base").entries[0].on is False


@pytest.mark.parametrize("name, form", [("a.csv", "csv"), ("A.CSV", "csv"), ("a.yaml", "yaml"), ("a", "yaml")])
def test_the_form_by_the_name(name, form):
    assert files.form_of(name) == form
