"""A hero can be added from outside: her own module and a line of data, nothing else touched."""

import importlib
import random
import sys

import pytest
from msgspec.structs import replace

from games.bots import SeatView, player
from games.pages import heroes as panels
from games.pages.decision import card
from games.pages.log import lines
from games.rules.dungeonquest import hooks, lexicon, names
from games.rules.dungeonquest.cards import Cards
from games.rules.dungeonquest.parts import HeroSheet
from games.rules.kernel import Loose, Position
from games.rules.library import ruleset
from tests.pages.tables import sitting
from tests.rules.dungeonquest.heroes.stage import at_door

RULES = ruleset("dungeonquest")
MODULE = "tests.rules.dungeonquest.heroes.mirna"
SHEET = HeroSheet("mirna", "Mirna the Lucky", "Juggler", 4, 8, 4, 9, 12, abilities=("lucky_charm",))  # her line of data
SETS = ("base", "heroes")


@pytest.fixture
def cards(monkeypatch):
    """The Heroes set with her in it; afterwards everything is as it was."""
    tables = [*lexicon.TABLES.values(), names.HEROES, names.HERO_HINTS]
    before = [dict(table) for table in tables]
    registered = {point: list(joined) for point, joined in hooks._registered.items()}
    said = {of: {name: set(keys) for name, keys in by_table.items()} for of, by_table in lexicon.SAID.items()}
    sys.modules.pop(MODULE, None)
    importlib.import_module(MODULE)
    box = RULES.compose(SETS).set
    plain = Cards(replace(box, heroes=(*box.heroes, SHEET)))
    yield RULES.unpack_cards(RULES.pack_cards(plain))
    for table, words in zip(tables, before, strict=True):
        table.clear()
        table.update(words)
    hooks._registered.update(registered)
    lexicon.SAID.clear()
    for of, by_table in said.items():
        lexicon.SAID[of].update(by_table)


def bitten(cards, monkeypatch, *heroes, dice=(4,)):
    """She has tried a door, and it has bitten."""
    monkeypatch.setattr("tests.rules.dungeonquest.scene.RULES.compose", lambda sets: cards)
    return at_door(*heroes).top("door", "door_trap_a").dice(*dice).begin().answer("move:north")


def test_she_may_undo_what_a_door_trap_took(cards, monkeypatch):
    scene = bitten(cards, monkeypatch, "mirna", "volrik")
    assert (scene.question(), scene.hero().life) == ("lucky_charm", 8)
    scene.answer("use")
    assert (scene.hero().life, scene.saw("lucky_charm")) == (12, [(0,)])


def test_she_may_save_it(cards, monkeypatch):
    scene = bitten(cards, monkeypatch, "mirna", "volrik").answer("keep")
    assert (scene.hero().life, "lucky_charm_used" in scene.hero().marks) == (8, False)


def test_it_works_once(cards, monkeypatch):
    monkeypatch.setattr("tests.rules.dungeonquest.scene.RULES.compose", lambda sets: cards)
    scene = at_door("mirna", "volrik", marks={"lucky_charm_used": 1}).top("door", "door_trap_a").dice(4).begin()
    assert (scene.answer("move:north").question(), scene.hero().life) == ("turn.tower", 8)


def test_others_have_no_charm(cards, monkeypatch):
    assert bitten(cards, monkeypatch, "volrik", "mirna").question() != "lucky_charm"


def test_the_page_has_words_and_a_piece_for_her(cards, monkeypatch):
    scene = bitten(cards, monkeypatch, "mirna", "volrik")
    seen = sitting(scene.position, scene.events)
    asked, panel = card(seen), panels.panels(seen)[0]
    assert str(asked.title) == "4 life gone. Rub the charm?"
    assert [str(choice.label) for choice in asked.choices] == ["Rub it", "Save it"]
    assert (panel.name, panel.title, panel.letter, bool(panel.shape)) == ("Mirna the Lucky", "Juggler", "M", True)
    scene.answer("use")
    after = sitting(scene.position, scene.events)
    told = " ".join(str(line.words) for line in lines(after, after.events))
    assert "rubs a charm" in told


def test_computer_players_play_her_to_the_end(cards):
    for seed in range(6):
        position = Position.start(RULES, cards, 2, Loose(random.Random(seed)), {"heroes": ["mirna", "rildo"]})
        rng, veteran = random.Random(seed), player("dungeonquest", "veteran")
        while not position.is_over:
            seat = position.may_act()[0]
            position.apply(seat, veteran(SeatView(position, seat), seat, rng))
        assert position.rules.summary(position.g)[0]["hero"] == "mirna"


def test_what_she_brings_belongs_to_what_there_is_to_see(cards):
    assert "lucky_charm" in RULES.inventory(cards)["decisions"] & RULES.inventory(cards)["events"]
    assert "hero.choose/mirna" in RULES.inventory(cards)["options"]
    assert "lucky_charm" not in RULES.inventory(RULES.compose(("base",)))["decisions"]


def test_a_table_of_words_that_there_is_not_is_refused():
    with pytest.raises(KeyError):
        lexicon.say("heroes", jokes={"a": "b"})
