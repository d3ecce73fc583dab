"""Imagined worlds: none missing, none too often, none against what was told, and never a lean towards the truth."""

import itertools
import random
from collections import Counter
from collections.abc import Mapping
from typing import Any, ClassVar

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from games.rules.kernel import ALL, Decision, Play, Position, Rule, Ruleset, Seeded, only
from games.rules.kernel.deck import full
from games.rules.kernel.imagine import hidden_cards
from games.rules.kernel.matching import Contradiction, deal_again
from games.rules.kernel.seats import sees
from games.rules.kernel.secrets import EXACTLY, masks_for

from .driver import again, everything, random_game, start
from .games import Amulet, Duel
from .games.amulet import SETS as AMULETS
from .shapes import NoCards, OneState, Script

Masks = dict[int, int]


def every_deal(ids: list[int], masks: Masks) -> list[tuple[int, ...]]:
    return [
        deal for deal in itertools.permutations(ids)
        if all(masks.get(card, -1) >> name & 1 for card, name in zip(ids, deal, strict=True))
    ]  # fmt: skip


def bits(*cards: int) -> int:
    return sum(1 << c for c in cards)


TIGHT: dict[str, tuple[int, Masks]] = {
    "chain": (5, {0: bits(0, 1), 1: bits(1, 2), 2: bits(2, 3), 3: bits(3, 4)}),
    "one way only": (4, {0: bits(0, 1), 1: bits(1), 2: bits(2, 3, 0)}),
    "two camps": (6, {0: bits(0, 1, 2), 1: bits(0, 1, 2), 2: bits(0, 1, 2)}),
    "nearly free": (6, {0: bits(1, 2, 3, 4, 5)}),
    "two that exclude each other": (5, {0: bits(3, 4), 1: bits(3, 4, 0)}),
    "all bound": (5, {c: bits(c, (c + 1) % 5, (c + 2) % 5) for c in range(5)}),
    "ring": (4, {c: bits(c, (c + 1) % 4) for c in range(4)}),
}


@pytest.mark.parametrize("case", TIGHT)
def test_matching_against_full_enumeration(case: str) -> None:
    size, masks = TIGHT[case]
    ids = list(range(size))
    worlds, draws, rng = every_deal(ids, masks), 6000, random.Random(case)
    deals = [deal_again(ids, masks, rng) for _ in range(draws)]
    got = Counter(tuple([deal[c] for c in ids]) for deal in deals)
    assert set(got) == set(worlds)
    for card, name in itertools.product(ids, ids):
        exact = sum(deal[card] == name for deal in worlds) / len(worlds)
        drawn = sum(n for deal, n in got.items() if deal[card] == name) / draws
        assert abs(exact - drawn) < 0.03, (card, name)


@given(st.integers(1, 6), st.dictionaries(st.integers(0, 5), st.integers(0, 63)), st.integers(0, 999))
@settings(max_examples=150, deadline=None)
def test_matching_keeps_every_mask_or_there_is_none(size: int, masks: Masks, seed: int) -> None:
    ids = list(range(size))
    masks = {card: mask for card, mask in masks.items() if card < size}
    try:
        deal = deal_again(ids, masks, random.Random(seed))
    except Contradiction:
        assert every_deal(ids, masks) == []
        return
    assert sorted(deal.values()) == ids
    assert all(masks.get(card, -1) >> name & 1 for card, name in deal.items())


@given(st.lists(st.integers(0, 30), min_size=3, max_size=6, unique=True), st.data())
@settings(max_examples=60, deadline=None)
def test_matching_onto_other_names(ids: list[int], data: st.DataObject) -> None:
    names = sorted(data.draw(st.permutations(range(40, 40 + len(ids)))))
    wanted = data.draw(st.sampled_from(names))
    assume(len(ids) > 1)
    deal = deal_again(ids, {ids[0]: 1 << wanted}, random.Random(1), names)
    assert sorted(deal.values()) == names and deal[ids[0]] == wanted


# --- whole worlds


@pytest.mark.parametrize(("game", "seats"), [(Duel, 2), (Amulet, 1), (Amulet, 3)])
def test_world_never_contradicts_what_was_told(game: type[Ruleset], seats: int) -> None:
    """Facts, hidden numbers and known cards of the viewer hold in the world as well."""
    rng = random.Random(1)
    for seed in range(4):
        for p in random_game(start(game(), seats, seed), seed):
            for seat in (None, *range(seats)):
                world = p.imagine(seat, rng)
                for pile in p.g.secret_piles:
                    assert_facts_hold(p, world, pile, seat)
                for name, number in p.g.s.numbers.items():
                    value = world.g.s.numbers[name].value
                    assert number.may_be(seat) >> (value - number.low) & 1
                    assert value == number.value or not sees(number.known, seat)


def assert_facts_hold(p: Position, world: Position, pile: str, seat: int | None) -> None:
    where, there = places(p, pile), places(world, pile)
    assert len(where) == len(there) == len(set(there))
    masks = masks_for(p.g.s.facts, pile, set(where), seat)
    assert all(masks.get(c, -1) >> d & 1 for c, d in zip(where, there, strict=True))


def places(p: Position, pile: str) -> list[int]:
    """The cards in places that can be told apart: outside the deck, and alone in the deck."""
    away = [c for where, c in p.rules.hidden_places(p.g.s) if where == pile]
    return away + [h[0] for h in p.g.s.decks[pile] if len(h) == 1]


def test_world_is_a_position_like_any_other(table: tuple[Ruleset, int]) -> None:
    rng = random.Random(2)
    for p in random_game(start(*table, 6), 6):
        before = everything(p)
        world = p.imagine(0, rng)
        assert everything(p) == before
        assert everything(world.clone()) == everything(world) == everything(again(world))
        assert (world.question, world.waiting_for(), world.can_undo(0)) == (p.question, p.waiting_for(), p.can_undo(0))
        list(random_game(world, 1))
        assert everything(p) == before


def test_world_of_who_knows_all_is_the_truth_but_for_the_deck() -> None:
    p = start(Duel(), 2, 3)
    p.apply(0, "fight")
    for _ in range(20):
        assert p.imagine(1, random.Random(1)).g.s.beast == p.g.s.beast


def test_cards_seen_stay_known_at_the_bottom() -> None:
    """A hero learns the strength of a dead beast; many turns later every world has it where it was laid."""
    for seed in range(6):
        p = start(Duel(), 2, seed)
        for _ in random_game(p, seed):
            pass
        dead = [f.card for f in p.g.s.facts if f.seats == ALL and f.may_be == EXACTLY]
        world = p.imagine(None, random.Random(seed))
        where = {h[0]: i for i, h in enumerate(p.g.s.decks["beast"]) if len(h) == 1}
        there = {h[0]: i for i, h in enumerate(world.g.s.decks["beast"]) if len(h) == 1}
        assert all(where[c] == there[c] for c in dead)


def test_told_silences_narrow_the_amulet_to_exactly_the_rest() -> None:
    """A solo amulet told silent at web and pit: fire, ghost and none remain, evenly."""
    silent = bits(*[c for c, place in enumerate(AMULETS["base"]) if place in ("fire", "ghost", "none")])
    for seed in range(400):
        p = start(Amulet(), 1, seed)
        for _ in random_game(p, seed):
            worn = p.g.s.worn[0]
            told = [f.may_be for f in p.g.s.facts if f.card == worn]
            if told == [silent] and {c for h in p.g.s.decks["amulet"] for c in h} | {worn} == set(range(7)):
                break
        else:
            continue
        if any(f.card != worn for f in p.g.s.facts):
            continue
        rng = random.Random(4)
        got = Counter(p.imagine(0, rng).g.s.worn[0] for _ in range(900))
        assert set(got) == {4, 5, 6}
        assert all(abs(n / 900 - 1 / 3) < 0.06 for n in got.values())
        return
    pytest.fail("no amulet stayed silent at both")


def test_hidden_number_is_drawn_from_what_is_left() -> None:
    for seed in range(200):
        p = start(Amulet(), 3, seed)
        for _ in random_game(p, seed):
            if any(n.told and 1 < n.may_be(None).bit_count() < 4 for n in p.g.s.numbers.values()):
                break
        else:
            continue
        name, number = next((k, n) for k, n in p.g.s.numbers.items() if n.told and n.may_be(None).bit_count() > 1)
        left = {number.low + i for i in range(9) if number.may_be(None) >> i & 1}
        rng = random.Random(1)
        assert {p.imagine(None, rng).g.s.numbers[name].value for _ in range(150)} == left
        return
    pytest.fail("no number was ever told in part")


def test_pending_answers_are_drawn_from_the_worlds_own_options() -> None:
    p = start(Duel(), 2, 1)
    p.apply(0, "fight")
    p.apply(1, "slash")
    rng = random.Random(1)
    got = Counter(p.imagine(0, rng).pending[1] for _ in range(300))
    assert set(got) == {"blow", "slash", "leap"} and min(got.values()) > 70
    assert {p.imagine(1, rng).pending[1] for _ in range(20)} == {"slash"}


def test_worlds_do_not_lean_towards_the_truth(table: tuple[Ruleset, int]) -> None:
    """Of a hidden card nothing is told about, the truth comes as often as any other."""
    p = start(Duel(), 2, 8)
    rng = random.Random(3)
    got = Counter(p.imagine(0, rng).g.s.beast for _ in range(1600))
    assert set(got) == set(range(8))
    assert all(140 < n < 260 for n in got.values())
    assert hidden_cards(p, 0) == {"beast": list(range(8))} and hidden_cards(p, 1) == {}


class Many(Script):
    """A pile of 200 cards, one of them told to be odd or even."""

    def __init__(self) -> None:
        super().__init__(self.tell_parity)

    def setup(self, cards: NoCards, seats: int, options: Mapping[str, Any]) -> OneState:
        return OneState({"card": full(200)}, {}, [], {}, [])

    def tell_parity(self, g: Play) -> Rule:
        card = g.draw("card", seen_by=only(0)) or 0
        g.tell(ALL, "card", card, lambda c: c % 2 == card % 2, "parity")
        return (yield Decision.one(0, "q", ("a",)))


def test_masks_wider_than_a_machine_word_survive_storing() -> None:
    class Sizes(NoCards):
        sizes: ClassVar[dict[str, int]] = {"card": 200}

    game = Many()
    p = Position.begin(game, Sizes(), game.setup(Sizes(), 2, {}), Seeded(bytes(32)))
    assert again(p).to_json() == p.to_json()
    assert again(p).g.s.facts == p.g.s.facts
