"""The forms say what the rules read: neither can change without the other, and every word is there in each language."""

import gettext
from typing import get_args

import pytest
from msgspec import inspect

from games.rules.dungeonquest import kinds, parts, shipped
from games.rules.dungeonquest.workshop.documents import dotted, found
from games.rules.dungeonquest.workshop.numbers import FORMS, SLOTS
from games.rules.dungeonquest.workshop.text import SENTENCES

from .documents import DOCUMENTS, WORKSHOP

COMPONENTS = {c.key: c for c in WORKSHOP.components()}
FITS = {
    inspect.IntType: {"int"}, inspect.BoolType: {"bool"}, inspect.StrType: {"text", "dice", "choice"},
    inspect.TupleType: {"range", "data"}, inspect.VarTupleType: {"numbers", "choices", "data"},
    inspect.DictType: {"data"}, inspect.UnionType: {"int", "data"},
}  # fmt: skip


def fields(struct):
    return {f.name: f for f in inspect.type_info(struct).fields if f.name not in ("key", "id", "count", "kind")}


def params(component, kind=""):
    return {p.name: p for p in COMPONENTS[component].kind(kind).params}


def same(struct, shown):
    read = fields(struct)
    assert set(shown) == set(read)
    for name, param in shown.items():
        assert param.type in FITS[type(read[name].type)], name
        assert param.required == read[name].required, name


@pytest.mark.parametrize("kind", get_args(kinds.AnyCard), ids=lambda kind: kind.__name__)
def test_a_kind_of_card_has_just_the_values_of_its_struct(kind):
    same(kind, params("card", inspect.type_info(kind).tag))


def test_there_is_a_form_for_every_kind_of_card_and_no_other():
    tags = [inspect.type_info(kind).tag for kind in get_args(kinds.AnyCard)]
    assert [k.key for k in COMPONENTS["card"].kinds] == tags


def test_sheets_amulets_and_companions_have_just_the_values_of_their_structs():
    hero = params("hero")
    hero.pop("unlimited")  # another way to write ammunition
    same(parts.HeroSheet, hero)
    same(parts.Companion, params("companion"))
    same(parts.AmuletKind, params("amulet"))
    same(parts.MonsterCard, params("monster_card"))
    same(parts.Tile, params("tile", "chasm"))


def test_chits_have_all_the_values_of_their_struct_between_them():
    shown = {name for kind in COMPONENTS["treasure_chit"].kinds for name in params("treasure_chit", kind.key)}
    assert shown == set(fields(parts.Chit))


@pytest.mark.parametrize("slot", sorted(DOCUMENTS))
def test_every_line_of_a_shipped_set_has_a_form_that_knows_its_values(slot):
    for e in DOCUMENTS[slot].entries:
        kind = COMPONENTS[e.component].kind(e.kind)
        assert kind is not None and set(e.params) <= {p.name for p in kind.params}, e
        assert e.pile in (COMPONENTS[e.component].piles or ("",))


def test_every_number_that_can_be_changed_lies_in_the_shipped_files():
    for slot, components in SLOTS.items():
        for component, keys in components.items():
            for key in keys:
                for field in FORMS[component][key]:
                    dotted(found(shipped.load(slot), component, key), field.name)


def texts():
    for c in COMPONENTS.values():
        yield from (c.label, c.help)
        for kind in c.kinds:
            yield from (kind.label, kind.help)
            yield from (text for p in kind.params for text in (p.label, p.help))
    yield from SENTENCES.values()


@pytest.mark.parametrize("language", ["es", "it"])
def test_everything_is_said_in_every_language(language):
    said = gettext.translation("django", "locale", [language])
    same_word = {"Snotlings", "Shuriken", "Bonus", "goblin"}
    assert {t for t in texts() if t and said.gettext(t) == t} - same_word == set()
