"""Every code: a set that has just this wrong with it is told so, in a sentence, at the right place."""

import pytest

from games.rules.dungeonquest.workshop.text import SENTENCES

from .broken import ERRORS, WARNINGS, a_way_in_only, card, changed
from .documents import DOCUMENTS, WORKSHOP


def ids(cases):
    return [f"{n}-{code}" for n, (code, _) in enumerate(cases)]


@pytest.mark.parametrize(("code", "document"), ERRORS, ids=ids(ERRORS))
def test_it_is_an_error(code, document):
    found = [p for p in WORKSHOP.check(document) if p.code == code]
    assert found and all(p.severity == "error" for p in found)
    text, parts = WORKSHOP.sentence(found[0])
    assert "%(" not in text % parts


@pytest.mark.parametrize(("code", "document"), WARNINGS, ids=ids(WARNINGS))
def test_it_is_a_warning_and_can_be_published(code, document):
    problems = WORKSHOP.check(document)
    assert code in {p.code for p in problems}
    assert [p for p in problems if p.severity == "error"] == []


def test_every_sentence_is_needed():
    shown = {code for code, _ in (*ERRORS, *WARNINGS)} | {"no_way_out"}
    assert shown == set(SENTENCES)


def test_a_way_in_without_a_way_out_is_seen():
    assert a_way_in_only() == ["no_way_out"]


def test_a_problem_says_where_it_lies():
    problem = next(p for p in WORKSHOP.check(card(kind="hurt", params={"damage": "D7"})) if p.code == "no_such_die")
    assert (problem.component, problem.pile, problem.key, problem.field) == ("card", "room", "new", "damage")
    assert WORKSHOP.sentence(problem)[0] % problem.data == (
        "D7 needs a die that nobody has. There are: D4, D6, D8, D10, D12, D20."
    )


def test_what_is_off_is_not_missed_twice_but_is_not_there():
    codes = [p.code for p in WORKSHOP.check(changed("base", "table", "matrix", on=False))]
    assert codes.count("missing") == 1


def test_errors_of_single_entries_come_first():
    problems = WORKSHOP.check(card(kind="hurt", params={"damage": "D7"}))
    assert problems[0].code == "no_such_die"


@pytest.mark.parametrize("slot", sorted(DOCUMENTS))
def test_a_shipped_set_that_is_copied_and_left_alone_stays_right(slot):
    assert not [p for p in WORKSHOP.check(DOCUMENTS[slot]) if p.severity == "error"]
