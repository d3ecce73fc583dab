"""Every key that the rules can say has words, and every shipped component a name."""

import ast
import re
from pathlib import Path

import pytest

from games.pages import rulebook
from games.pages.decision import words_for
from games.pages.log import line
from games.pages.words import PARTS, find
from games.rules.dungeonquest import names, shipped, text

from .tables import drawn_symbols, played, sitting

RULES = Path("games/rules/dungeonquest")
EVENT_CALLS = {"event": 0, "tell": 4, "reveal": 2, "tell_number": 3}
DECISION_CALLS = {"choose": 2, "pick": 2, "_pick_or_deal": 2}


def _calls():
    for path in RULES.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                yield node


def _said(calls):
    """The literal keys handed to these functions, by the position of the argument."""
    for node in _calls():
        name = getattr(node.func, "attr", getattr(node.func, "id", ""))
        at = calls.get(name)
        if at is not None and len(node.args) > at and isinstance(node.args[at], ast.Constant):
            yield node.args[at].value


def _has(texts, key):
    return key in texts or any(k.startswith(f"{key}:") for k in texts)


def test_every_event_has_a_sentence():
    assert [key for key in sorted(set(_said(EVENT_CALLS))) if not _has(text.EVENTS, key)] == []


def test_every_question_has_a_heading():
    asked = set(_said(DECISION_CALLS)) - {"hero", "ring", "tower"} | {"crypt.found", "corpse.found", "tactic"}
    asked |= {f"{what}.choose" for what in ("hero", "ring")}
    assert [key for key in sorted(asked) if not _has(text.DECISIONS, key)] == []


@pytest.mark.parametrize("seed", range(25))
def test_everything_said_in_a_game_has_words(seed):
    position, events = played(1 + seed % 4, 120, seed, "random" if seed % 3 == 0 else "")
    seen = sitting(position, events, seed % len(position.g.s.heroes))
    for event in seen.events:
        saying = find(text.EVENTS, event.key, event.data)
        assert saying, event
        words = line(event, seen).words
        assert "{" not in words, words
    for seat in position.may_act():
        mine = sitting(position, events, seat)
        assert find(text.DECISIONS, mine.question["key"], mine.question["data"])
        for option in mine.question["options"]:
            label, note = words_for(option, mine)
            assert str(label) and "{" not in f"{label}{note}", option
            assert not option.why_not or option.why_not in text.REASONS


def test_every_component_has_a_name():
    box = shipped.compose().set
    assert {c.key for pile in box.decks.values() for c in pile} <= set(names.CARDS)
    assert {c.key for c in box.treasure_chits} <= set(names.CHITS)
    assert {t.kind for t in box.tiles} <= set(names.KINDS) & set(names.A_KIND)
    assert {h.key for h in box.heroes} <= set(names.HEROES) & set(names.HERO_HINTS)
    assert set(box.rings) <= set(names.RINGS)
    assert set(box.monster_cards[0].outcomes) <= set(names.MONSTERS) & set(names.A_MONSTER) & set(names.THE_MONSTER)
    assert set(box.matrix) <= set(names.TACTICS)


@pytest.mark.parametrize("language", ["en", "es", "it"])
def test_every_question_points_into_the_rules(language):
    assert {asking.rule for asking in text.DECISIONS.values()} <= rulebook.anchors(language)


@pytest.mark.parametrize("language", ["en", "es", "it"])
def test_every_picture_of_the_rules_exists(language):
    known = {t.key for t in shipped.compose(("base", "catacombs")).set.tiles}
    for path in Path("docs/rules", language).glob("*.md"):
        pictured = {name for _, name in rulebook.PICTURE.findall(path.read_text(encoding="utf-8"))}
        assert pictured, f"{path.name} has no picture"
        assert pictured <= known | drawn_symbols()


def test_every_named_part_is_known_or_plain():
    plain = {"round", "rounds", "n", "loss", "loss2", "life", "wounds", "dice", "target", "pieces", "arrows", "done",
             "most", "faces", "chance"}  # fmt: skip
    for saying in text.EVENTS.values():
        used = set(re.findall(r"\{(\w+)\}", saying.text + saying.many))
        assert used <= set(saying.parts.split()), saying
        assert used <= set(PARTS) | plain, saying
