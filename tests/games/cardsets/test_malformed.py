"""Files that are not taken: each with the exact place and sentence."""

import pytest

from games.cardsets import files
from games.cardsets.files import Faulty
from games.cardsets.files.text import LARGEST
from games.cardsets.finding import workshops
from tests.games.cardsets import shop as tiny

YAML, CSV = files.write(tiny.shipped(), "yaml").decode(), files.write(tiny.shipped(), "csv").decode("utf-8-sig")
PENNY = "  - component: card\n    key: penny\n    pile: pile\n    kind: coin\n    count: 5\n    params: {gold: 1}\n"
FIRST = 'card,pile,penny,coin,5,yes,"{""gold"": 1}",,,,,,'
GOLD = '{""gold"": 1}'
CUT = "The last line with three dots is missing: the file seems to be cut off."
UNREADABLE = "This cannot be read as YAML: a quote, a bracket, a colon or an indentation is wrong here or above."
QUOTES = "This row cannot be read: a quotation mark is missing or stands in the wrong place."
NO_UTF = "This byte is no UTF-8; save the file as UTF-8."


def with_penny(text: str) -> str:
    """The shipped set with another first entry; its first line is the fourth of the file."""
    assert PENNY in YAML
    return YAML.replace(PENNY, text)


def penny(**changes: str) -> str:
    fields = {"component": "card", "key": "penny", "pile": "pile", "kind": "coin", "params": "{gold: 1}"} | changes
    return with_penny("  - " + "\n    ".join(f"{k}: {v}" for k, v in fields.items() if v) + "\n")


def row(old: str, new: str) -> str:
    assert old in CSV
    return CSV.replace(old, new, 1)


BAD_YAML = {
    "not a mapping": ("- 1\n...\n", "The file: It has no list of entries under the word entries:"),
    "empty": (" \n", "The file: It is empty."),
    "another game": (YAML.replace("ruleset: shop", "ruleset: chess"), "The file: It is for chess, not for shop."),
    "another slot": (YAML.replace("slot: base", "slot: extra"), "The file: It is for extra, not for base."),
    "unknown word at the top": ("colour: red\n" + YAML, "The file: There is no field colour."),
    "truncated in a word": (YAML[:100], f"Line 8, column 2: {CUT}"),
    "truncated between entries": (YAML.removesuffix("...\n"), f"Line 39, column 1: {CUT}"),
    "truncated in a list": (YAML[: YAML.index("{north") + 9], f"Line 31, column 23: {UNREADABLE}"),
    "indentation": (with_penny("  - component: card\n     key: penny\n"), f"Line 5, column 9: {UNREADABLE}"),
    "a second document": (YAML + "---\nx: 1\n", "Line 40, column 1: There is a second document in the file."),
    "tag": (penny(params="!!python/object/apply:os.system [ls]"), "Line 8, column 13: Tags (with !) are not taken."),
    "harmless tag": (penny(key="!!str penny"), "Line 5, column 10: Tags (with !) are not taken."),
    "anchor": (penny(params="&a {gold: 1}"), "Line 8, column 13: Anchors and aliases (& and *) are not taken."),
    "alias": (penny(params="*a"), "Line 8, column 13: Anchors and aliases (& and *) are not taken."),
    "merge key": (penny(params="{<<: {gold: 1}}"), "Line 8, column 5: The value is missing."),
    "nested": (penny(params="[" * 60 + "]" * 60), "Line 8, column 25: This is nested too deeply."),
    "duplicate key": (penny(params="{gold: 1, gold: 2}"), "Line 8, column 23: The key gold comes twice."),
    "a list as key": (penny(params="{[1]: 2}"), "Line 8, column 14: A key must be a word."),
    "an entry that is none": (with_penny("  - penny\n"), "Line 4, column 5: An entry must be a mapping of fields."),
    "no key": (penny(key=""), "Line 4, column 5: The field key is missing."),
    "no component": (penny(component=""), "Line 4, column 5: The field component is missing."),
    "unknown field": (penny(colour="red"), "Line 9, column 5: There is no field colour."),
    "count is a text": (penny(count="five"), "Line 9, column 5: This must be a whole number."),
    "count is a decimal": (penny(count="5.0"), "Line 9, column 5: This must be a whole number."),
    "count is true": (penny(count="true"), "Line 9, column 5: This must be a whole number."),
    "count is too much": (penny(count="201"), "Line 9, column 5: The number must be from 0 to 200."),
    "count is negative": (penny(count="-1"), "Line 9, column 5: The number must be from 0 to 200."),
    "on is a word": (penny(on="yes"), "Line 9, column 5: This must be true or false."),
    "key is a number": (penny(key="7"), "Line 5, column 5: This must be a text."),
    "key with blanks": (
        penny(key="a b"), "Line 5, column 5: A key has small letters, digits and underscores, 60 at most."
    ),
    "params is a list": (penny(params="[1]"), "Line 8, column 5: This must be a mapping of names to values."),
    "names is a text": (penny(names="Penny"), "Line 9, column 5: This must be a mapping of languages to words."),
    "a name is a number": (penny(names="{en: 1}"), "Line 9, column 13: This must be a text."),
    "a language nobody speaks": (
        penny(names="{xx: Penny}"), "Line 9, column 13: The site does not speak this language: xx."
    ),
    "a language is missing": (
        penny(names="{en: Penny, es: Penique}"), "Line 9, column 5: The words in Italian are missing."
    ),
    "missing name": (penny(key="florin"), "Line 4, column 5: The entry needs a name."),
    "unknown component": (penny(component="spoon"), "Line 4, column 5: There is no such component: spoon."),
    "unknown pile": (penny(pile="attic"), "Line 6, column 5: There is no such deck: attic."),
    "no pile": (penny(pile=""), "Line 4, column 5: There is no such deck: –."),
    "unknown kind": (penny(kind="song"), "Line 7, column 5: There is no such kind here: song."),
    "wrong type of a value": (penny(params="{gold: much}"), "Line 8, column 14: A whole number is wanted."),
    "missing value": (penny(params="{}"), "Line 8, column 5: The value is missing."),
    "bad dice": (penny(kind="trap", params="{damage: D7}"), "Line 8, column 14: D7 is no throw of dice."),
    "broken geometry": (
        YAML.replace("north: exit", "north: wall").replace("south: exit", "south: wall"),
        "Line 31, column 7: A tile needs a way in.",
    ),
    "the same entry twice": (
        with_penny(PENNY + PENNY), "Line 11, column 5: The same entry stands in line 4 already."
    ),
    "an empty deck": (with_penny("").replace("count: 2", "count: 0", 1), "The file: The deck pile is empty."),
    "an unreadable character": (penny(names='"\x07"'), "Line 9, column 13: This is not a readable character."),
    "an escaped one": (
        penny(names=r'{en: "\ud800", es: a, it: b}'), "Line 9, column 13: One line of readable characters, please."
    ),
}  # fmt: skip
BAD_CSV = {
    "no end": (
        CSV.removesuffix("end\r\n"),
        "Row 6: The last row must be the single word end: the file seems to be cut off.",
    ),
    "truncated in a row": (CSV[:200], f"Row 3: {QUOTES}"),
    "unknown column": (row("kind,", "sort,"), "Row 1, column sort: There is no such column."),
    "column twice": (row("kind,", "pile,"), "Row 1, column pile: It comes twice."),
    "no key column": (CSV.replace("key,", "", 1), "Row 1, column key: This column is missing."),
    "a quote in the middle": (row("penny", '"pen"ny'), f"Row 2: {QUOTES}"),
    "too many cells": (row(FIRST, FIRST + ",,x"), "Row 2: This row has more cells than the first row."),
    "count is a text": (row("coin,5", "coin,five"), "Row 2, column count: This must be a whole number."),
    "on is a text": (row("5,yes", "5,maybe"), "Row 2, column on: This must be yes or no."),
    "params is no JSON": (row(GOLD, "{gold}"), "Row 2, column params: This is no JSON, from character 2 on."),
    "params is a list": (row(GOLD, "[1]"), "Row 2, column params: This must be a mapping of names to values."),
    "a key twice": (row(GOLD, '{""gold"": 1, ""gold"": 2}'), "Row 2, column params: The key gold comes twice."),
    "no number": (row(GOLD, '{""gold"": NaN}'), "Row 2, column params: This is no JSON, from character 1 on."),
    "infinite": (row(GOLD, '{""gold"": 1e999}'), "Row 2, column params: This is no value that can be kept."),
    "nested": (
        row(GOLD, "[" * 100_000),
        "Row 2, column params: This is nested too deeply, or has a number that is too long.",
    ),
    "thousands of digits": (
        row(GOLD, '{""gold"": ' + "9" * 9000 + "}"),
        "Row 2, column params: This is nested too deeply, or has a number that is too long.",
    ),
    "unknown kind": (row("coin,5", "song,5"), "Row 2, column kind: There is no such kind here: song."),
    "bad dice": (row("D6", "D7"), "Row 4, column params: D7 is no throw of dice."),
    "missing name": (row("penny", "florin"), "Row 2, column name_en: The entry needs a name."),
    "a name in one language": (
        row(FIRST, FIRST.removesuffix(",,,,,,") + ",Penny,,,,,"),
        "Row 2, column name_es: The words in Spanish are missing.",
    ),
    "no key": (row("penny", ""), "Row 2: The field key is missing."),
}
BAD_BYTES = {
    "Latin": ("entries: [añadir]".encode("latin-1"), f"Line 1, column 12: {NO_UTF}"),
    "Latin below": ("a: 1\nb: ñ".encode("latin-1"), f"Line 2, column 4: {NO_UTF}"),
    "UTF-16": (YAML.encode("utf-16"), "The file: It is written in UTF-16; save it as UTF-8."),
    "oversized": (b"#" * (LARGEST + 1), "The file: It is too large: more than 500 kilobytes."),
    "binary": (bytes(range(128)), "Line 1, column 1: This is not a readable character."),
    "too many entries": (
        ("entries:\n" + "  - {component: card, key: x}\n" * 601 + "...\n").encode(),
        "The file: There are more than 600 entries.",
    ),
}


def faults(raw: bytes, form: str, game: str = "shop") -> list[str]:
    with pytest.raises(Faulty) as caught:
        files.read(raw, form, game, "base")
    return list(map(str, caught.value.faults))


@pytest.mark.parametrize("text, said", BAD_YAML.values(), ids=BAD_YAML)
def test_yaml(text, said):
    assert faults(text.encode(), "yaml")[0] == said


@pytest.mark.parametrize("text, said", BAD_CSV.values(), ids=BAD_CSV)
def test_csv(text, said):
    assert faults(text.encode(), "csv")[0] == said


@pytest.mark.parametrize("raw, said", BAD_BYTES.values(), ids=BAD_BYTES)
def test_bytes(raw, said):
    assert faults(raw, "yaml") == [said]


def test_all_errors_are_said_at_once_in_their_order():
    text = penny(count="five", kind="7").replace("key: crown", "key: crown\n    colour: red")
    assert faults(text.encode(), "yaml") == [
        "Line 7, column 5: This must be a text.",
        "Line 9, column 5: This must be a whole number.",
        "Line 12, column 5: There is no field colour.",
    ]


def test_a_bomb_of_aliases_is_refused_before_it_grows():
    bomb = "a: &a [x]\n" + "".join(f"{chr(98 + n)}: [*a, *a]\n" for n in range(20))
    assert faults(bomb.encode(), "yaml") == ["Line 1, column 4: Anchors and aliases (& and *) are not taken."]


BASE = files.write(dict(workshops())["dungeonquest"].shipped("base"), "yaml").decode()
CHANGED = {
    "bad dice": (
        "damage: D12-armour", "damage: D7-armour",
        "D7-armour needs a die that nobody has. There are: D4, D6, D8, D10, D12, D20.",
    ),
    "unknown kind": ("kind: wizards_curse", "kind: wizards_joke", "There is no such kind here: wizards_joke."),
    "broken geometry": (
        "sides: {entry: exit, left: wall, ahead: wall, right: wall}",
        "sides: {entry: wall, left: wall, ahead: wall, right: wall}",
        "The entry side of this tile has to be open: a hero comes in by it.",
    ),
    "wrong type": ("gold: 40", "gold: forty", "A whole number is needed here."),
    "missing name": (
        "key: necklace\n", "key: anklet\n", "No name in: en, es, it. There the English name is read, or the key.",
    ),
    "unknown value": ("gold: 40", "gold: 40, silver: 3", "Nothing reads a value called silver here."),
}  # fmt: skip


@pytest.mark.parametrize("old, new, said", CHANGED.values(), ids=CHANGED)
def test_a_real_game(old, new, said):
    """A missing name is said at the entry's first line, all else at its own."""
    assert old in BASE
    bad = BASE.replace(old, new, 1)
    line = bad[: bad.index(new)].count("\n") + (0 if new.startswith("key") else 1)
    (first,) = faults(bad.encode(), "yaml", "dungeonquest")
    where, sentence = first.split(": ", 1)
    assert where.startswith(f"Line {line}, column ") and sentence == said
