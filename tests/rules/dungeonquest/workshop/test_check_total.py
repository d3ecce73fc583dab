"""The check answers whatever it is given, and every answer is a sentence."""

import pytest
from hypothesis import HealthCheck, given

from tests.samples import examples

from .documents import DOCUMENTS, WORKSHOP, spoiled, unheard_of

LOOSE = examples(60, 150, suppress_health_check=list(HealthCheck))


def sentences(document):
    """Every problem in words; raises if one has none, or lacks a part."""
    found = []
    for problem in WORKSHOP.check(document):
        text, parts = WORKSHOP.sentence(problem)
        found.append((problem, text % parts))
    return found


@LOOSE
@given(spoiled())
def test_a_spoiled_set_is_described_not_raised_about(document):
    for problem, words in sentences(document):
        assert problem.severity in ("error", "warning") and words.endswith(".")


@LOOSE
@given(unheard_of)
def test_nonsense_is_described_too(document):
    sentences(document)


@pytest.mark.parametrize("slot", sorted(DOCUMENTS))
def test_shipped_sets_have_no_errors(slot):
    problems = WORKSHOP.check(DOCUMENTS[slot])
    assert [p for p in problems if p.severity == "error"] == []


def test_shipped_sets_have_the_warnings_that_they_should():
    warned = {slot: [p.code for p in WORKSHOP.check(d)] for slot, d in DOCUMENTS.items()}
    assert warned == {"base": ["few_tiles"], "heroes": [], "catacombs": ["no_shuffle"]}
