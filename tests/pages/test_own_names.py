"""Whatever the editor lets somebody name is called so at tables, in the reader's language; what is not, it says."""

import random
from dataclasses import replace

import pytest
from django.utils import translation

from games.pages import belongings, board, decision, heroes, log, own_cards
from games.pages.box import Box
from games.pages.sitting import Heard
from games.pages.words import PARTS, cause
from games.rules.kernel import Loose, Position
from games.rules.kernel.options import Option
from games.rules.library import ruleset
from tests.pages.tables import sitting

RULES = ruleset("dungeonquest")
SETS = ("base", "heroes", "catacombs")
NAMED = {
    "spell//fireball": {"en": "cold fire", "es": "fuego frío"},
    "spell//dark_force": {"en": "deep night", "es": "noche honda"},
    "weapon//daggers": {"en": "icicles", "es": "carámbanos"},
    "ability//double_search": {"en": "four hands", "es": "cuatro manos"},
    "tile_kind//chasm": {"en": "a frozen lake", "es": "un lago helado"},
    "card/room/goblin": {"en": "a snow goblin", "es": "un trasgo de nieve"},
    "ring//healing": {"en": "a warm ring", "es": "un anillo tibio"},
}
NAMES = {place: {"names": words, "texts": {}} for place, words in NAMED.items()}
NAMES["ring//healing"]["texts"] = {"en": "Melts the ice.", "es": "Derrite el hielo."}
READ = [component.key for component in RULES.workshop().components() if "staff alone" not in component.naming]


@pytest.fixture
def seen():
    cards = RULES.compose(SETS)
    p = Position.start(
        RULES, cards, 2, Loose(random.Random(3)), {"heroes": ("rildo", "ulv_grimhand"), "deal": "random"}
    )
    return sitting(p, p.drain()[0], box=Box(cards, NAMES, ("Cold 1",)))


def said(seen, *event):
    return str(log.line(Heard(1, event[0], event[1:]), seen).words)


CASES = {
    "log: a spell": (lambda s: said(s, "spell.cast", 0, "fireball"), "cold fire", "fuego frío"),
    "log: a tile": (lambda s: said(s, "tile", 0, 30, "t", "chasm", "entry"), "a frozen lake", "un lago helado"),
    "log: a monster": (lambda s: said(s, "monster.shuriken", 0, "goblin"), "a snow goblin", "un trasgo de nieve"),
    "question: a monster": (lambda s: PARTS["a_monster"]("goblin", s), "a snow goblin", "un trasgo de nieve"),
    "cause: a tile": (lambda s: cause("chasm", s), "a frozen lake", "un lago helado"),
    "option": (lambda s: option(s, "spell:fireball"), "Cold fire", "Fuego frío"),
    "option with more to it": (lambda s: option(s, "spell:dark_force:sure"), "Deep night: ", "Noche honda: "),
    "panel: a spell": (lambda s: carried(s, spells=[{"spell": "fireball", "state": "ready"}]), "cold fire", "fuego"),
    "panel: a weapon": (lambda s: carried(s, weapon="daggers", marks={"daggers": 4}), "Icicles: 4", "Carámbanos: 4"),
    "panel: a ring": (lambda s: carried(s, ring="healing"), "a warm ring Melts", "un anillo tibio Derrite"),
    "gifts: a weapon": (lambda s: gifts(s, "rildo"), "Icicles: name two", "Carámbanos: "),
    "gifts: an ability": (lambda s: gifts(s, "rildo"), "Four hands: a search", "Cuatro manos: "),
    "plain board": (lambda s: plain_board(s), "A frozen lake", "Un lago helado"),
}  # fmt: skip


def option(seen, key):
    return str(decision.words_for(Option(key, info=(3,)), seen)[0])


def carried(seen, **more):
    hero = {**seen.table["heroes"][0], "status": "inside", **more}
    return " ".join(f"{thing.words} {thing.note}" for thing in belongings.things(hero, seen))


def gifts(seen, hero):
    return " ".join(heroes.powers(hero, seen.box))


def plain_board(seen):
    tile = {"place": 30, "tile": "chasm", "kind": "chasm", "entry": 0}
    return next(square.name for row in board.rows({"board": [tile]}, True, seen.box) for square in row)


@pytest.mark.parametrize("case", CASES)
def test_a_thing_is_called_by_its_own_name_in_the_readers_language(seen, case):
    show, english, spanish = CASES[case]
    assert english in show(seen)
    with translation.override("es"):
        assert spanish in show(seen)
    with translation.override("it"):  # nothing in Italian: better English than another thing's name
        assert english.partition(": ")[0] in show(seen)


def test_the_page_of_altered_cards_lists_them_all(seen):
    assert {card.name for card in own_cards.own_cards(seen.box)} == {words["en"] for words in NAMED.values()}


def test_every_component_whose_names_are_read_has_a_case_here_or_beside():
    beside = {"hero", "companion", "amulet", "treasure_chit"}  # test_box.py and below
    assert set(READ) - beside == {place.partition("/")[0] for place in NAMED}


def test_a_companion_and_an_amulet(seen):
    words = {"en": "Frost", "es": "Escarcha"}
    names = {"companion//flame_bright": {"names": words}, "amulet//spell_book": {"names": words}}
    box = Box(seen.box.cards, names, ("Cold 1",))
    assert heroes._power("flame_bright", box).startswith("Frost: ")
    assert PARTS["amulet"]("spell_book", replace(seen, box=box)) == "Frost"
