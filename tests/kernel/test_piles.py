"""Heaps, and what is known of their cards afterwards. A viewer's knowledge is checked against what it saw happen."""

import random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from games.rules.kernel import ALL, NOBODY, Play, Seeded, only
from games.rules.kernel import deck as decks
from games.rules.kernel.secrets import EXACTLY, Fact, knows, masks_for, mix, narrow

from .shapes import NoCards, OneState, Script


def table(*heaps: tuple[int, ...]) -> Play:
    state = OneState({"card": [bytes(h) for h in heaps]}, {}, [], {}, [])
    return Play(Script(), NoCards(), state, Seeded(bytes(32)), 1)


def heaps(g: Play) -> list[tuple[int, ...]]:
    return [tuple(h) for h in g.s.decks["card"]]


def seen(g: Play, seat: int | None) -> list[int]:
    return [c for c in range(12) if knows(g.s.facts, "card", c, seat)]


def test_draw_takes_from_the_top_heap_and_bottom_from_the_last() -> None:
    g = table((1, 2, 3), (4,), (5, 6))
    assert g.draw("card") in (1, 2, 3)
    assert g.draw_bottom("card") in (5, 6)
    assert [len(h) for h in heaps(g)] == [2, 1, 1]


def test_draw_from_an_empty_pile_is_none() -> None:
    g = table()
    assert (g.draw("card"), g.draw_bottom("card"), g.peek("card", 3)) == (None, None, [])


def test_every_draw_counts_on_the_piles_own_stream_but_a_lone_card_needs_no_chance() -> None:
    g = table((1, 2), (3,))
    for _ in range(3):
        g.draw("card")
    assert g.s.counts == {"card": 1} and g.disturbed == 3


def test_put_under_and_on_top() -> None:
    g = table((1, 2))
    g.put_under("card", 3)
    g.put_on_top("card", 4)
    assert heaps(g) == [(4,), (1, 2), (3,)]


def test_peek_leaves_the_cards_where_they_lie_and_known() -> None:
    g = table((1, 2, 3, 4, 5))
    cards = g.peek("card", 3, only(1))
    assert heaps(g)[:3] == [(c,) for c in cards]
    assert (seen(g, 1), seen(g, 0), seen(g, None)) == (sorted(cards), [], [])
    assert g.peek("card", 9, only(1))[:3] == cards


def test_reordered_cards_are_known_to_who_laid_them_and_as_a_set_to_who_looked_before() -> None:
    g = table((1, 2, 3, 4, 5))
    cards = g.peek("card", 3, only(0))
    again = g.peek("card", 3, only(1), to_reorder=True)
    g.lay_on_top("card", [again[2], again[0], again[1]])
    assert again == cards and [h[0] for h in heaps(g)[:3]] == [cards[2], cards[0], cards[1]]
    assert seen(g, 1) == sorted(cards) and seen(g, 0) == []
    masks = masks_for(g.s.facts, "card", set(range(1, 6)), 0)
    outside = set(range(1, 6)) - set(cards)
    assert set(masks) == outside and all(not m >> c & 1 for m in masks.values() for c in cards)


def test_put_among_is_one_of_the_next_ones() -> None:
    for seed in range(12):
        g = table((1, 2, 3, 4, 5, 6))
        g.chance = Seeded(bytes([seed]) * 32)
        g.take("card", 6)
        g.put_among("card", 6, 2, 4)
        assert [len(h) for h in heaps(g)] == [1, 3, 2]
        assert 6 in heaps(g)[1] and seen(g, None) == [6]


def test_put_among_a_pile_that_is_too_short_is_at_the_bottom() -> None:
    g = table((1, 2))
    g.put_among("card", 6, 4, 6)
    assert heaps(g) == [(1, 2), (6,)]


def test_shuffle_forgets_places_and_keeps_what_is_known_of_hands() -> None:
    class Hands(Script):
        def hidden_places(self, s: Any) -> list[tuple[str, int]]:
            return [("card", c) for c in s.said]

    g = table((1, 2, 3, 4))
    g.rules = Hands()
    hidden = g.draw("card", only(1))
    g.s.said.append(hidden)
    out = g.draw("card")
    g.shuffle("card", out or 0)
    assert heaps(g) == [tuple(c for c in (1, 2, 3, 4) if c != hidden)]
    assert seen(g, 1) == [hidden] and seen(g, 0) == []
    assert not masks_for(g.s.facts, "card", {hidden or 0}, 0)[hidden or 0] >> (out or 0) & 1


def test_shuffle_with_nothing_hidden_elsewhere_leaves_no_facts() -> None:
    g = table((1, 2, 3, 4))
    for _ in range(3):
        g.put_under("card", g.draw("card") or 0)
    g.shuffle("card")
    assert heaps(g) == [(1, 2, 3, 4)] and g.s.facts == []


def test_take_finds_a_card_anywhere() -> None:
    g = table((1, 2), (3,))
    assert g.take("card", 3) and g.take("card", 1) and not g.take("card", 1)
    assert heaps(g) == [(2,)] and seen(g, None) == [1, 3]


def test_pick_from_a_hand_is_the_card_and_counts_on_its_own_stream() -> None:
    g = table((1, 2))
    card = g.pick_from("card", bytes((4, 7, 9)), "rob.0", only(0, 1))
    assert card in (4, 7, 9) and g.s.counts == {"rob.0": 1}
    assert seen(g, 0) == seen(g, 1) == [card] and seen(g, 2) == []


def test_unseen_draw_from_a_heap_with_known_members_blurs_them_for_the_others() -> None:
    g = table((1, 2, 3), (4, 5, 6))
    for card in (1, 2):
        narrow(g.s.facts, "card", card, ALL, EXACTLY)
    drawn = g.draw("card", only(1))
    assert seen(g, 1) == sorted({1, 2, drawn or 0}) and seen(g, 0) == []
    assert masks_for(g.s.facts, "card", {4}, 0) == {4: ~0b110}


# --- facts


def test_narrow_keeps_one_fact_a_group_and_drops_what_is_known_better() -> None:
    facts: list[Fact] = []
    narrow(facts, "card", 3, ALL, 0b11110)
    narrow(facts, "card", 3, ALL, 0b01111)
    assert facts == [Fact("card", 3, ALL, 0b01110)]
    narrow(facts, "card", 3, only(1), EXACTLY)
    narrow(facts, "card", 3, only(1), 0b01010)
    assert facts == [Fact("card", 3, ALL, 0b01110), Fact("card", 3, only(1), EXACTLY)]
    narrow(facts, "card", 3, ALL, 0b01000)
    assert facts == [Fact("card", 3, ALL, EXACTLY)]


Op = tuple[str, int]
OPS = st.lists(st.tuples(st.sampled_from(("hide", "show", "mix", "part")), st.integers(0, 255)), max_size=14)


@given(OPS)
@settings(max_examples=150, deadline=None)
def test_facts_are_true_of_the_real_cards_and_never_of_too_few(ops: list[Op]) -> None:
    """Any run of showings and mixings: the true arrangement satisfies everything that anybody is said to know."""
    facts: list[Fact] = []
    for op, n in ops:
        cards = bytes(c for c in range(8) if n >> c & 1)
        if op in ("hide", "show") and cards:
            narrow(facts, "card", cards[0], ALL if op == "show" else only(n % 3), EXACTLY)
        elif op == "part" and cards:
            narrow(facts, "card", cards[-1], only(n % 2), n)
        elif op == "mix" and len(cards) > 1:
            mix(facts, "card", cards, only(n % 3) if n % 2 else NOBODY)
        for f in facts:
            assert all(c in f.among for c in range(8) if f.may_be >> c & 1) if f.among else f.card >= 0
        for seat in (None, 0, 1, 2):
            assert all(mask >> c & 1 for c, mask in masks_for(facts, "card", set(range(8)), seat).items())


@given(st.lists(st.integers(0, 11), unique=True, max_size=12), st.integers(0, 99), st.data())
@settings(max_examples=100, deadline=None)
def test_no_card_is_lost_or_doubled(cards: list[int], seed: int, data: st.DataObject) -> None:
    g, rng = table(tuple(sorted(cards))) if cards else table(), random.Random(seed)
    hand: list[int] = []
    for what in data.draw(st.lists(st.integers(0, 7), max_size=12)):
        card = hand.pop(rng.randrange(len(hand))) if hand and what < 5 else None
        if what == 0 and card is not None:
            g.put_under("card", card)
        elif what == 1 and card is not None:
            g.put_on_top("card", card)
        elif what == 2 and card is not None:
            g.put_among("card", card, 2, 4)
        elif what == 3 and card is not None:
            g.shuffle("card", card)
        elif what == 4 and card is not None:
            g.put_under("card", card)
            g.lay_on_top("card", g.peek("card", 3, only(0), to_reorder=True)[::-1])
        elif (drawn := (g.draw if what == 5 else g.draw_bottom)("card", only(1))) is not None:
            hand.append(drawn)
        assert sorted([c for h in heaps(g) for c in h] + hand) == sorted(cards)
        assert all(h and list(h) == sorted(h) for h in heaps(g))
        assert decks.count(g.s.decks["card"]) + len(hand) == len(cards)
