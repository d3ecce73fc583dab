"""Forms made from the kinds' own schemas: what they show is what they read."""

import msgspec
import pytest

from games.cardsets.checking import Finding
from games.cardsets.finding import workshops
from games.cardsets.forms import form_view, read_post, starting_entry, texts_of
from games.rules.kernel.workshop import Entry
from games.rules.library import ruleset
from tests.games.cardsets import shop as tiny

CARD, TILE, TABLE = tiny.COMPONENTS
SNARE = tiny.shipped().entries[2]


def entries():
    return [(key, workshop, e) for key, workshop in workshops() for slot in workshop.slots
            for e in workshop.shipped(slot).entries]  # fmt: skip


def component_of(workshop, entry):
    return next(c for c in workshop.components() if c.key == entry.component)


def test_every_shipped_entry_saved_unchanged_is_unchanged():
    found = entries()
    assert len(found) > 250
    for _key, workshop, entry in found:
        component = component_of(workshop, entry)
        posted = read_post(component, entry, texts_of(entry, component.kind(entry.kind)))
        assert not posted.faults, entry
        assert msgspec.json.encode(posted.entry) == msgspec.json.encode(entry)


def test_every_shipped_entry_has_a_form_with_a_field_for_each_value():
    for key, workshop, entry in entries():
        component = component_of(workshop, entry)
        kind = component.kind(entry.kind)
        view = form_view(key, component, texts_of(entry, kind), [], "x", False)
        assert [f.field for f in view.values] == [f"params.{p.name}" for p in kind.params], entry
        assert all(f.label for f in view.fields())
        ids = [f.id for f in view.fields()] + [p.id for f in view.fields() for p in f.parts]
        assert len(ids) == len(set(ids))


def test_every_kind_has_something_to_start_from():
    for _key, workshop in workshops():
        for component in workshop.components():
            for kind in component.kinds:
                start = starting_entry(workshop, component, kind.key)
                assert (start.kind, start.key) == (kind.key, "")
                assert component.piles == () or start.pile in component.piles


def post(**texts):
    before = texts_of(SNARE, CARD.kind("trap"))
    return read_post(CARD, SNARE, before | {name.replace("__", ":"): value for name, value in texts.items()})


@pytest.mark.parametrize("texts, name, value", [
    ({"p__damage": [" D12 "]}, "damage", "D12"), ({"p__sprung_by": ["hand", "foot"]}, "sprung_by", ["foot", "hand"]),
    ({"p__again": ["yes"]}, "again", True), ({"p__hits_on": ["3; 4 5"]}, "hits_on", [3, 4, 5]),
    ({"p__between:low": ["2"], "p__between:high": ["3"]}, "between", [2, 3]), ({"p__sprung_by": [""]}, "sprung_by", []),
])  # fmt: skip
def test_values_are_read(texts, name, value):
    posted = post(**texts)
    assert posted.faults == () and posted.entry.params[name] == value
    assert list(posted.entry.params) == list(SNARE.params)


@pytest.mark.parametrize("name", ["damage", "again", "hits_on", "sign"])
def test_an_empty_field_is_a_value_that_is_not_there(name):
    assert name not in post(**{f"p__{name}": [""]}).entry.params


@pytest.mark.parametrize("texts, field, said", [
    ({"p__hits_on": ["1, two"]}, "params.hits_on", "This must be a whole number."),
    ({"p__between:low": ["1"], "p__between:high": [""]}, "params.between", "This must be a whole number."),
    ({"p__again": ["perhaps"]}, "params.again", "This must be yes or no."),
    ({"count": ["many"]}, "count", "This must be a whole number."),
    ({"rest": ["a: [1"]}, "rest", "Line 1, column 6: This cannot be read as YAML: a quote, a bracket, a colon or an "
                                  "indentation is wrong here or above."),
    ({"rest": ["[1]"]}, "rest", "This must be a mapping of names to values."),
])  # fmt: skip
def test_what_cannot_be_read_stays_as_it_was_with_a_sentence(texts, field, said):
    posted = post(**texts)
    assert posted.faults == ((field, said),)
    assert posted.entry.params == SNARE.params and posted.entry.count == SNARE.count


def test_data_is_checked_as_a_whole():
    odds = tiny.shipped().entries[-1]
    bad = read_post(TABLE, odds, {"p:table": ["a: 1\na: 2"]})
    assert bad.faults == (("params.table", "Line 2, column 1: The key a comes twice."),)
    assert read_post(TABLE, odds, {"p:table": ["a: [1, on]"]}).entry.params == {"table": {"a": [1, "on"]}}


def test_what_the_kind_does_not_know_is_shown_and_kept():
    odd = msgspec.structs.replace(SNARE, params={**SNARE.params, "magic": {"x": 1}})
    texts = texts_of(odd, CARD.kind("trap"))
    assert texts["rest"] == ["magic: {x: 1}"]
    assert read_post(CARD, odd, texts).entry == odd
    assert "magic" not in read_post(CARD, odd, texts | {"rest": [""]}).entry.params


def test_words_lose_what_nobody_sees():
    posted = post(name__en=["  A \r\n snare "], name__es=[" "])
    assert posted.entry.names == {"en": "A snare"}


def test_the_form_says_how_a_name_is_read_or_that_nobody_reads_it():
    said = {}
    for component in ruleset("dungeonquest").workshop().components():
        view = form_view("dungeonquest", component, {"kind": [component.kinds[0].key]}, [], "x", True)
        said[component.key] = {f.field: f.help for f in view.words if f.help}
    assert "with its article" in said["card"]["names.en"]
    nobody = {key for key, helps in said.items() if "nothing is called" in helps.get("names.en", "")}
    assert nobody == {"removal", "tile", "monster_card", "dragon_chit", "table", "number"}


def test_findings_go_to_their_field_and_the_rest_above():
    place = SNARE.place
    findings = [
        Finding("error", "Bad dice.", place, "params.damage"), Finding("error", "No name.", place, "names"),
        Finding("warning", "Odd.", place, ""),
    ]  # fmt: skip
    view = form_view("shop", CARD, texts_of(SNARE, CARD.kind("trap")), findings, "x", False)
    said = {f.field: [n.sentence for n in f.findings] for f in view.fields() if f.findings}
    assert said == {"params.damage": ["Bad dice."], "names.en": ["No name."]}
    assert [f.sentence for f in view.others] == ["Odd."]


def test_a_strange_choice_is_shown_and_not_changed():
    odd = Entry(component="card", pile="attic", key="x", kind="coin", params={"gold": 1, "colour": "pink"})
    view = form_view("shop", CARD, texts_of(odd, CARD.kind("coin")), [], "x", False)
    chosen = {f.name: [c for c in f.choices if c[2]] for f in view.fields() if f.choices}
    assert chosen["pile"] == [("attic", "attic (?)", True)] and chosen["p:colour"] == [("pink", "pink (?)", True)]


def test_a_mapping_of_choices_is_asked_side_by_side():
    sides = msgspec.structs.replace(tiny.SIDES, choices=("wall", "exit"))
    tile = msgspec.structs.replace(TILE, kinds=(msgspec.structs.replace(tiny.ROOM, params=(sides,)),))
    hall = tiny.shipped().entries[3]
    texts = texts_of(hall, tile.kinds[0])
    assert texts["p:sides:north"] == ["exit"]
    posted = read_post(tile, hall, texts | {"p:sides:north": ["wall"]})
    assert posted.entry.params["sides"] == {**tiny.OPEN, "north": "wall"}
    (field,) = form_view("shop", tile, texts, [], "x", False).values
    assert field.control == "sides" and [p.label for p in field.parts] == ["north", "east", "south", "west"]
