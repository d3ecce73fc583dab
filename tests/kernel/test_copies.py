"""Clone, stored bytes and replay: at every decision of random games they are the position itself."""

import json
import random
import subprocess
import sys
import zlib
from pathlib import Path

import msgspec
import pytest

from games.rules.kernel import Decision, Loose, Play, Position, Rule, RulesError, Ruleset, Seeded

from .driver import Move, again, draw_move, everything, moves_of, random_game, seed_of, start
from .games import TINY, Duel
from .shapes import Script

ROOT = Path(__file__).parents[2]
Table = tuple[Ruleset, int]


@pytest.mark.parametrize("one_step", [False, True])
def test_clone_is_equal_and_independent_at_every_decision(table: Table, one_step: bool) -> None:
    for seed in range(4):
        for p in random_game(start(*table, seed, one_step), seed):
            before = everything(p)
            copy = p.clone()
            assert everything(copy) == before
            if not copy.is_over:
                copy.apply(*draw_move(copy, random.Random(seed)))
                assert everything(copy) != before
            assert everything(p) == before


@pytest.mark.parametrize("one_step", [False, True])
def test_json_round_trip_is_equal_and_byte_stable_at_every_decision(table: Table, one_step: bool) -> None:
    for seed in range(4):
        for p in random_game(start(*table, seed, one_step), seed):
            assert everything(again(p)) == everything(p)
            assert again(again(p)).to_json() == p.to_json()


def test_copy_goes_on_as_the_original_does(table: Table) -> None:
    for seed in range(4):
        p = start(*table, seed)
        for n, _ in enumerate(random_game(p, seed)):
            if n % 5 == 0:
                left, right = p.clone(), again(p)
                assert moves_of(left, 1) == moves_of(right, 1)
                assert left.to_json() == right.to_json()


def test_replay_from_seed_and_answers_is_byte_identical(table: Table) -> None:
    for seed in range(4):
        p = start(*table, seed)
        moves = moves_of(p, seed)
        assert replay(table, seed, moves).to_json() == p.to_json()


def replay(table: Table, seed: int, moves: list[Move]) -> Position:
    p = start(*table, seed)
    for seat, answer in moves:
        p.apply(seat, answer)
    return p


SCRIPT = """
import json, sys, zlib
from tests.kernel.driver import start
from tests.kernel.games import TINY
for key, seats, seed, moves in json.load(sys.stdin):
    p = start(TINY[key](), seats, seed)
    for seat, answer in moves:
        p.apply(seat, answer)
    print(zlib.crc32(p.to_json()))
"""


def test_replay_in_another_process_is_byte_identical() -> None:
    jobs, sums = [], []
    for key, seats in (("tiny-duel", 2), ("tiny-market", 4), ("tiny-scry", 3), ("tiny-amulet", 4)):
        for seed in range(3):
            p = start(TINY[key](), seats, seed)
            jobs.append((key, seats, seed, moves_of(p, seed)))
            sums.append(str(zlib.crc32(p.to_json())))
    out = subprocess.run(
        [sys.executable, "-c", SCRIPT],
        input=json.dumps(jobs),
        env={"PYTHONPATH": str(ROOT), "PYTHONHASHSEED": "77"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert out.stdout.split() == sums


def test_playout_without_recording_reaches_the_same_end_from_equal_chance() -> None:
    class Streamed(Seeded):
        """Counts for itself, as a playout keeps no counters."""

        def __init__(self, seed: bytes) -> None:
            super().__init__(seed)
            self.k: dict[str, int] = {}

        def below(self, n: int, stream: str, k: int) -> int:
            self.k[stream] = self.k.get(stream, 0) + 1
            return super().below(n, stream, self.k[stream])

    for key, seats in (("tiny-duel", 2), ("tiny-market", 3), ("tiny-scry", 2), ("tiny-amulet", 3)):
        p = start(TINY[key](), seats, 9)
        fast = p.clone(Streamed(seed_of(3)), recording=False)
        slow = p.clone(Streamed(seed_of(3)))
        assert moves_of(fast, 4) == moves_of(slow, 4)
        assert (fast.returns(), fast.g.s.decks) == (slow.returns(), slow.g.s.decks)
        assert (fast.g.log, fast.g.news, fast.g.tape) == (p.g.log, [], p.g.tape)  # nothing written since


def test_playout_cannot_be_copied() -> None:
    fast = start(Duel(), 2, 1).clone(Loose(random.Random(1)), recording=False)
    for copy in (fast.clone, fast.to_json, lambda: fast.imagine(0, random.Random(1))):
        with pytest.raises(RulesError):
            copy()


def test_what_a_rule_works_out_once_is_not_worked_out_again_for_a_copy() -> None:
    made: list[int] = []

    def menu(g: Play, n: int) -> tuple[str, ...]:
        made.append(n)
        return tuple(f"pick{i}" for i in range(n + 1))

    def rule(g: Play) -> Rule:
        for n in range(3):
            g.event("picked", (yield Decision.one(0, "pick", g.once(menu, g, n))))

    p = start(Script(rule, steps=2), 1, 1)
    for answer in ("pick0", "pick1"):
        p.apply(0, answer)
    assert made == [0, 1, 2]
    copy = p.clone()
    assert made == [0, 1, 2] and everything(copy) == everything(p) == everything(copy.clone())
    assert everything(again(p)) == everything(p)
    assert made == [0, 1, 2] * 2  # from bytes all is worked out anew
    for q in (p, copy):
        q.apply(0, "pick2")  # the next step begins
        assert everything(q.clone()) == everything(q) == everything(again(q))
    fast = p.clone(recording=False)
    assert moves_of(fast, 1) == moves_of(p, 1)


def test_loaded_from_nonsense_is_a_rules_error() -> None:
    p = start(Duel(), 2, 1)
    good = p.to_json()
    for raw in (b"", b"{}", b"[1]", good[:-2], good.replace(b'"version":2', b'"version":3'), b"\xff" + good):
        with pytest.raises(RulesError):
            Position.from_json(p.rules, p.g.cards, raw, p.g.chance)


def test_stored_position_holds_neither_seed_nor_cards_values() -> None:
    p = start(Duel(), 2, 0x5EED)
    assert seed_of(0x5EED).hex().encode() not in p.to_json()
    head = msgspec.json.decode(p.to_json())
    assert sorted(head) == ["base", "check", "number", "tape", "version"]


def test_composed_card_set_is_what_the_rules_play_with() -> None:
    small, big = start(Duel(), 2, 1), start(Duel(), 2, 1, sets=("base", "more"))
    assert len(big.g.cards.values) == len(small.g.cards.values) + 2
    for p in random_game(big, 1):
        cards = p.rules.unpack_cards(p.rules.pack_cards(p.g.cards))
        assert Position.from_json(p.rules, cards, p.to_json(), p.g.chance).to_json() == p.to_json()
        assert sorted([c for h in p.g.s.decks["beast"] for c in h] + [p.g.s.beast])[-10:] == list(range(10))
