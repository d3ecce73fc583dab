"""Each section and ruling of the rule text is named by a test that shows it; no other is named anywhere."""

import ast
import re
from pathlib import Path

import pytest

from games.rules import dungeonquest

HERE = Path(__file__).parent
RULES = Path(dungeonquest.__path__[0])
TEXT = (RULES / "components" / "RULES.md").read_text()
SECTIONS = re.findall(r"^## (\d+)\. ", TEXT, re.M)
RULINGS = re.findall(r"^- (R\d+) ", TEXT, re.M)
TOLD_ELSEWHERE = {"15", "16", "17"}  # which paragraph is which; tables of what the others say; the rulings themselves


def docstrings(path):
    """Of the module and of its tests."""
    found = [ast.parse(path.read_text())]
    found += [node for node in found[0].body if isinstance(node, ast.FunctionDef)]
    return [ast.get_docstring(node) or "" for node in found]


SAID = " ".join(said for path in HERE.rglob("test_*.py") for said in docstrings(path))


def sections_said():
    """``Section 12``, ``sections 4 and 5``, ``section 1, 2``."""
    lists = re.findall(r"[Ss]ections? (\d+(?:(?:, | and |, and )\d+)*)", SAID)
    return {number for numbers in lists for number in re.findall(r"\d+", numbers)}


def test_every_section_has_tests_that_name_it():
    assert set(SECTIONS) - TOLD_ELSEWHERE - sections_said() == set()


def test_sixty_five_rulings_in_their_order():
    assert [int(ruling[1:]) for ruling in RULINGS] == list(range(1, 66))


@pytest.mark.parametrize("ruling", RULINGS)
def test_a_test_names_the_ruling_it_shows(ruling):
    assert re.search(rf"\b{ruling}\b", SAID)


@pytest.mark.parametrize("folder", [RULES, HERE], ids=["rules", "tests"])
def test_only_rulings_that_there_are_are_named(folder):
    named = {r for path in folder.rglob("*.py") for r in re.findall(r"\bR\d+\b", path.read_text())}
    assert named - set(RULINGS) == set()
