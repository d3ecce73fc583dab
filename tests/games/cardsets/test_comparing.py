"""The difference between two documents, and how it is told."""

import msgspec
import pytest

from games.cardsets.comparing import FieldChange, compare
from games.cardsets.finding import workshops
from games.cardsets.telling import tell
from games.rules.kernel.workshop import SetDocument
from tests.games.cardsets import shop as tiny

BASE = tiny.shipped()


def edited(**changes):
    """The shipped set with changes to entries by their key; ``None`` takes one out."""
    entries = [
        msgspec.structs.replace(e, **changes.get(e.key, {})) for e in BASE.entries if changes.get(e.key, {}) is not None
    ]
    return msgspec.structs.replace(BASE, entries=tuple(entries))


def told(after, before=BASE):
    return [(t.said, t.name, t.where, [tuple(f) for f in t.fields]) for t in tell("shop", compare(before, after))]


def test_equal_documents_have_no_difference():
    for _key, workshop in workshops():
        for slot in workshop.slots:
            assert compare(workshop.shipped(slot), workshop.shipped(slot)) == []


def test_fields_one_by_one():
    after = edited(
        snare={"params": {"damage": "D12", "again": True, "sprung_by": ["foot", "hand"]}, "on": False},
        hall={"params": {"sides": {**tiny.OPEN, "north": "wall"}}, "names": {"en": "A hall"}},
    )
    assert told(after) == [
        ("changed", "snare", "Cards, Side", [
            ("In use", "yes", "no"), ("Damage", "D6", "D12"), ("Sprung by", "foot", "foot, hand"),
            ("Again and again", "no", "yes"), ("Hits on", "1, 2", "–"), ("Between", "1, 4", "–"), ("Sign", "=1+1", "–"),
        ]),
        ("changed", "A hall", "Tiles", [("Sides · north", "exit", "wall"), ("Name (en)", "–", "A hall")]),
    ]  # fmt: skip


def test_added_and_removed():
    without = edited(crown=None)
    assert told(without) == [("removed", "crown", "Cards, Pile", [])]
    assert told(BASE, without) == [("added", "crown", "Cards, Pile", [("", "", "Coin; Gold: 5; Colour: red")])]


def test_only_what_changed_place_has_moved():
    order = [BASE.entries[n] for n in (1, 2, 0, 3, 4)]
    assert told(msgspec.structs.replace(BASE, entries=tuple(order))) == [("moved", "penny", "Cards, Pile", [])]


@pytest.mark.parametrize("before, after", [(1, True), (0, False), (1, 1.0), (None, False)])
def test_another_type_is_a_change(before, after):
    one = edited(penny={"params": {"gold": before}})
    other = edited(penny={"params": {"gold": after}})
    (difference,) = compare(one, other)
    assert difference.fields == (FieldChange(("params", "gold"), before, after),)


def test_two_different_shipped_sets_are_told_without_stumbling():
    workshop = dict(workshops())["dungeonquest"]
    for one in workshop.slots:
        for other in workshop.slots:
            lines = tell("dungeonquest", compare(workshop.shipped(one), workshop.shipped(other)))
            assert all(line.name and line.where and "%(" not in str(line) for line in lines)
    empty = SetDocument(ruleset="dungeonquest", slot="base", entries=())
    assert len(tell("dungeonquest", compare(empty, workshop.shipped("base")))) == len(workshop.shipped("base").entries)
