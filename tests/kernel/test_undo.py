"""Undone and done again, the same question gets the same outcome, and no outcome can be carried elsewhere."""

import random

import pytest

from games.rules.kernel import Position, Ruleset

from .driver import Move, again, draw_move, everything, start
from .games import Amulet, Duel, Market
from .shapes import Dice

Table = tuple[Ruleset, int]


def test_rebuilt_from_an_earlier_position_and_the_answers_since(table: Table) -> None:
    """As the table undoes: back to a checkpoint, forward to the target."""
    for seed in range(3):
        p, rng = start(*table, seed), random.Random(seed)
        kept: list[tuple[bytes, int]] = [(p.to_json(), 0)]
        moves: list[Move] = []
        heads = [p.to_json()]
        while not p.is_over:
            moves.append(draw_move(p, rng))
            p.apply(*moves[-1])
            heads.append(p.to_json())
            if len(moves) % 7 == 0:
                kept.append((p.to_json(), len(moves)))
        for target in range(0, len(moves), 3):
            raw, done = next(k for k in reversed(kept) if k[1] <= target)
            q = Position.from_json(p.rules, p.g.cards, raw, p.g.chance)
            for seat, answer in moves[done:target]:
                q.apply(seat, answer)
            assert q.to_json() == heads[target]


def test_same_question_again_gets_the_same_outcome() -> None:
    for seed in range(20):
        p = start(Dice(), 2, seed)
        first, second = p.clone(), p.clone()
        first.apply(0, "d6")
        second.apply(0, "d6")
        assert first.g.log == second.g.log


def test_same_outcome_also_when_something_else_was_drawn_before() -> None:
    for seed in range(20):
        p = start(Dice(), 2, seed)
        straight = outcomes(p, "d6")
        assert outcomes(p, "card", "d6")["d6"] == straight["d6"]
        assert outcomes(p, "d20", "card", "card", "d6")["d6"] == straight["d6"]
        assert outcomes(p, "d6", "card")["card"] == outcomes(p, "card")["card"]


def test_known_outcome_cannot_be_carried_to_another_question() -> None:
    """Who knows the next d6 of one purpose knows nothing about the other purpose."""
    equal = 0
    for seed in range(300):
        p = start(Dice(), 2, seed)
        equal += outcomes(p, "d6")["d6"] == outcomes(p, "other d6")["other d6"]
    assert 25 <= equal <= 80  # a sixth is 50


def outcomes(p: Position, *asked: str) -> dict[str, int]:
    q = p.clone()
    for what in asked:
        q.apply(q.waiting_for()[0], what)
    return {event.key: event.data[0] for event in q.g.log}


def test_streams_count_without_holes(table: Table) -> None:
    """As whoever checks the dice does: each stream runs 1, 2, 3 ... and every value follows from the seed."""
    p, rng = start(*table, 5), random.Random(5)
    seen: dict[str, int] = {}
    while True:
        for outcome in p.drain()[1]:
            assert outcome.k == seen.get(outcome.stream, 0) + 1
            seen[outcome.stream] = outcome.k
            assert p.g.chance.below(outcome.n, outcome.stream, outcome.k) == outcome.value
        if p.is_over:
            break
        p.apply(*draw_move(p, rng))
    assert p.g.s.counts == seen


# --- what may be undone freely


def test_undo_is_free_while_nothing_was_rolled_since() -> None:
    p = start(Amulet(), 3, 1)
    assert [p.can_undo(seat) for seat in range(3)] == ["", "", ""]
    p.apply(0, "wait")
    assert [p.can_undo(seat) for seat in range(3)] == ["free", "consent", "consent"]
    p.apply(1, "explore")
    assert [p.can_undo(seat) for seat in range(3)] == ["consent"] * 3
    assert again(p).can_undo(1) == "consent"


def test_undo_needs_consent_after_a_lone_card_was_turned_up() -> None:
    """The last card of a heap needs no chance; seeing it is news all the same."""
    p = start(Dice(), 2, 1)
    while any(len(heap) > 1 for heap in p.g.s.decks["card"]):
        p.apply(p.waiting_for()[0], "card")
    seat = p.waiting_for()[0]
    p.apply(seat, "card")
    assert p.can_undo(seat) == "consent"


def test_undo_of_an_answer_that_others_have_followed_needs_consent() -> None:
    p = start(Duel(), 2, 1)
    hero, keeper = 0, 1
    p.apply(hero, "fight")
    assert p.can_undo(hero) == "free"
    p.apply(keeper, "blow")
    assert (p.can_undo(hero), p.can_undo(keeper)) == ("consent", "free")
    p.take_back(keeper)
    assert p.can_undo(hero) == "free"


# --- part answers


def test_part_answer_is_taken_back_exactly() -> None:
    p = start(Duel(), 2, 1)
    p.apply(0, "fight")
    before = everything(p)
    for seat in (0, 1):
        p.apply(seat, "slash")
        assert p.waiting_for() == (1 - seat,)
        assert p.options(seat) == ()
        assert everything(again(p)) == everything(p)
        assert p.take_back(seat) is True
        assert everything(p) == before
    assert p.take_back(0) is False


def test_order_of_arrival_is_forgotten() -> None:
    p = start(Market(), 3, 1)
    while p.decision and p.decision.key != "hand_on":
        p.apply(p.waiting_for()[0], p.default(p.waiting_for()[0], random.Random(1)))
    gives = {seat: p.legal(seat)[0].id for seat in range(3)}
    heads = set()
    for part in ((0, 1), (1, 0)):
        q = p.clone()
        for seat in part:
            q.apply(seat, gives[seat])
        half = q.to_json()
        q.apply(2, gives[2])
        heads.add((half, q.to_json()))
    assert len(heads) == 1


def test_part_answer_of_a_copy_is_its_own() -> None:
    p = start(Duel(), 2, 1)
    p.apply(0, "fight")
    p.apply(0, "blow")
    q = p.clone()
    q.take_back(0)
    assert p.pending == {0: "blow"}
    q.apply(1, "leap")
    assert p.pending == {0: "blow"}


@pytest.mark.parametrize("seat", [0, 2])
def test_pass_is_taken_back_exactly(seat: int) -> None:
    from .shapes import open_window

    p = open_window(start(Market(), 3, 2), active=1)
    before = everything(p)
    p.apply(seat, "pass")
    assert p.passed == {seat} and p.can_undo(seat) == "free"
    assert everything(again(p)) == everything(p)
    p.take_back(seat)
    assert everything(p) == before
