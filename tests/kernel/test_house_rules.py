"""What a rulebook may not do, however well it plays."""

import ast
from pathlib import Path

import pytest

from games.rules import library
from games.rules.kernel import Position, Seeded

from .driver import moves_of
from .games import TINY, shelve

RULES = Path(library.__file__).parent
FILES = sorted(RULES.rglob("*.py"))


def own_nodes(tree: ast.AST) -> list[ast.AST]:
    """The nodes of a block, without those of functions defined in it."""
    out, todo = [], [tree]
    while todo:
        node = todo.pop()
        out.append(node)
        todo += [c for c in ast.iter_child_nodes(node) if not isinstance(c, ast.FunctionDef | ast.Lambda)]
    return out


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(RULES)))
def test_nothing_waits_to_be_cleaned_up_around_a_question(path: Path) -> None:
    """``finally`` and ``with`` around a ``yield`` run when a parked coroutine is thrown away, and change the state."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if (isinstance(node, ast.Try) and node.finalbody) or isinstance(node, ast.With):
            asks = [n.lineno for n in own_nodes(node) if isinstance(n, ast.Yield | ast.YieldFrom)]
            assert asks == [], path.name


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(RULES)))
def test_randomness_comes_from_chance_alone(path: Path) -> None:
    allowed = {"chance.py", "measure.py"}
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        names = [a.name for a in node.names] if isinstance(node, ast.Import) else []
        names += [node.module or ""] if isinstance(node, ast.ImportFrom) else []
        for name in names:
            own = isinstance(node, ast.ImportFrom) and node.level
            assert own or path.name in allowed or name not in ("random", "secrets", "time", "uuid", "os"), name


def test_tiny_games_stand_on_the_shelf_for_a_while() -> None:
    before = dict(library.SHELF)
    with shelve() as games:
        for key in games:
            rules = library.ruleset(key)
            p = Position.start(rules, rules.compose(("base", "more")), 2, Seeded(bytes(32)))
            moves_of(p, 1)
            assert p.is_over and len(p.returns()) == 2
    assert before == library.SHELF
    assert not set(TINY) & set(library.SHELF)
