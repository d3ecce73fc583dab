"""The veteran has an answer of its own to whatever the rules can ask, in every mixture of sets."""

import random
from collections import Counter

import pytest

from games.bots import SeatView
from games.bots.dungeonquest import arms, deep, gifts, magic, spells, veteran
from games.bots.dungeonquest.mind import Mind
from games.rules.dungeonquest.lexicon import SAID
from games.rules.kernel import Loose, Option, PickSome, Position
from games.rules.library import ruleset

RULES = ruleset("dungeonquest")
ALL = RULES.compose(("base", "heroes", "catacombs"))
EVEN = {
    "tower.start", "cave_in.number", "cave_in.friend", "spear_trap", "spear_trap.hide", "hide.number", "hide.seek",
    "dagger.throw",
}  # fmt: skip
"""Questions whose answers are all alike: an even draw is the best there is."""
HEROES = [hero.key for hero in ALL.heroes]


def play(seats, seed, heroes=(), look=lambda position, seat: None):
    """A whole game among veterans; how often each was asked what."""
    options = {"heroes": list(heroes)} if heroes else {"deal": "random"}
    position = Position.start(RULES, ALL, seats, Loose(random.Random(seed)), options, recording=False)
    rng, asked = random.Random(seed), Counter()
    while not position.is_over:
        seat = position.may_act()[0]
        look(position, seat)
        asked[position.decision.key] += 1
        position.apply(seat, veteran.choose(SeatView(position, seat), seat, rng))
    return asked


def test_every_question_of_the_rules_has_an_answer():
    brought_along = set().union(*(tables["DECISIONS"] for tables in SAID.values()))
    assert RULES.inventory(ALL)["decisions"] - brought_along - set(veteran.ANSWERS) == set()


def test_only_even_questions_are_left_to_chance():
    assert {key for key, answer in veteran.ANSWERS.items() if answer is Mind.any} <= EVEN


@pytest.mark.parametrize("hero", HEROES)
def test_nothing_else_is_answered_by_chance_in_play(hero, monkeypatch):
    by_chance, any_answer = Counter(), Mind.any

    def noted(mind):
        by_chance[mind.view.key] += len(mind.legal) > 1
        return any_answer(mind)

    monkeypatch.setattr(Mind, "any", noted)
    for seed in range(4):
        play(1 + seed % 2, seed, [hero, "vikas" if hero == "volrik" else "volrik"][: 1 + seed % 2])
    assert {key for key, n in by_chance.items() if n} <= EVEN


class Asked:
    """A question by hand: what the rules of thumb look at, and nothing else."""

    def __init__(self, legal=(), data=(), life=12, **me):
        self.legal = {option.id: option for option in legal}
        self.view = type("View", (), {"question_data": lambda self: data})()
        self.me = {"marks": {}, "agility": 6, "treasures": [], "max_life": 16, **me}
        self.life, self.rng, self.alone, self.turns_left, self.chits = life, random.Random(0), True, 20, 0
        self.cards, self.table = ALL, {"heroes": [{"gold": 250}]}

    first, any = Mind.first, Mind.any


def plain(*ids):
    return [Option(id) for id in ids]


@pytest.mark.parametrize(("monster", "answer"), [("goblin", "hold"), ("orc", "blow")])
def test_the_one_dart_is_not_for_goblins(monster, answer):
    assert arms.dart(Asked(plain("blow", "hold"), (monster, 1, 12, 4))) == answer


@pytest.mark.parametrize(("left", "answer"), [(4, "throw"), (2, "hold")])
def test_the_last_daggers_stay_in_hand(left, answer):
    assert arms.dagger(Asked(plain("throw", "hold"), ("orc", left))) == answer


def test_a_troll_is_offered_small_change_and_not_the_hoard():
    names = ("ring#40", "giant_ruby#5000")
    offer = Option("offer", (PickSome("treasures", names, 1, 2),))
    treasures = [{"key": "ring", "pile": "room"}, {"key": "giant_ruby", "pile": "treasure"}]
    legal = [Option("fight"), offer]
    assert deep.troll(Asked(legal, treasures=treasures)) == ("offer", ("ring#40",))
    assert deep.troll(Asked(legal, treasures=treasures[1:], life=12)) in ("fight", ("offer", ("ring#40",)))


def test_the_trolls_number_is_just_more_than_the_hero_can_pay():
    numbers = plain(*[str(n) for n in range(10)])
    assert deep.trolls_number(Asked(numbers, data=(0,))) == "3"


def test_the_trolls_number_is_one_of_those_there_are():
    assert deep.trolls_number(Asked(plain("0", "2"), data=(0,))) == "2"


ROLLS = [
    ("bottomless_pit", 9, "use"),
    ("bottomless_pit", 3, "keep"),
    ("shadow_of_doom", 1, "use"),
    ("relight", 1, "keep"),
]


@pytest.mark.parametrize(("purpose", "value", "answer"), ROLLS)
def test_the_ring_of_fate_is_for_rolls_that_kill(purpose, value, answer):
    assert magic.fate(Asked(plain("use", "keep"), (purpose, 12, value))) == answer


def test_a_lone_winner_does_not_stake_the_last_chit_on_a_chest():
    chests = [Option("open:locked_chest_1", info=(4, 12, 300)), Option("leave_shut")]
    assert deep.chest(Asked(chests)) == "leave_shut"


def test_rage_is_for_the_way_home():
    calm = Asked(plain("let_go", "hold_back"), life=10)
    assert gifts.let_go(calm) == "hold_back"
    calm.chits = 1
    assert gifts.let_go(calm) == "let_go"


def test_time_is_held_while_there_is_life_for_it():
    assert spells.hold_time(Asked(plain("pay", "lapse"), life=12)) == "pay"
    assert spells.hold_time(Asked(plain("pay", "lapse"), life=3)) == "lapse"


def test_of_amulets_that_are_seen_the_good_ones_are_worn():
    keys = {3: "death", 9: "luck", 5: "dragonfire"}
    seen = [Option(f"amulet:{card}", info=(key, key)) for card, key in keys.items()]
    assert magic.seen_amulet(Asked([*seen, Option("old")])) == "amulet:9"
    assert magic.seen_amulet(Asked([seen[0], seen[2], Option("old")])) == "old"
    assert magic.seen_amulet(Asked([seen[0], seen[2]])) == "amulet:5"
