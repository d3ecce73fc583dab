"""Properties of whole games: they end, nothing is lost, nothing is made up, and they can be played again."""

import json
import os
import random
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.rules.kernel import Position, Refused
from tests.samples import examples

from .play import CARDS, EVERYTHING, RULES, TEMPERS, again, all_of, begin, fingerprint, pick, play, where_everything_is
from .scene import STATUS

ROOT = Path(__file__).parents[3]
GAMES = {
    "seats": st.integers(1, 4),
    "seed": st.binary(min_size=32, max_size=32),
    "luck": st.integers(0, 2**32 - 1).map(random.Random),
    "temper": st.sampled_from(TEMPERS),
    "deal": st.sampled_from(["", "random"]),
}
games = given(**GAMES)


def everything_in_its_place(p):
    assert where_everything_is(p.g.s) == EVERYTHING


def heroes_are_well(p):
    s = p.g.s
    inside = [h for h in s.heroes if h.sheet >= 0 and STATUS[h.status] == "inside"]
    for hero in inside:
        assert 0 < hero.life <= CARDS.heroes[hero.sheet].life
        assert hero.arrows in range(5)
        assert hero.searches in range(3)
        assert sum(CARDS.decks[pile][card].key == "potion" for pile, card in hero.kept) <= 1
    squares = [h.place for h in inside if 0 <= h.place < 130]
    assert len(squares) == len(set(squares)), "two heroes on one square"
    assert s.round <= 26


def the_gone_hold_nothing(p):
    """R61: the belongings of the dead and the lost are back; those who left keep theirs."""
    for hero in p.g.s.heroes:
        if STATUS[hero.status] in ("dead", "lost"):
            assert (hero.treasures, hero.chits, hero.kept, hero.place) == ((), b"", (), -1)


@examples(40, 120)
@games
def test_every_game_ends_and_nothing_is_lost_on_the_way(seats, seed, luck, temper, deal):
    def look(p):
        everything_in_its_place(p)
        heroes_are_well(p)
        the_gone_hold_nothing(p)

    p = begin(seats, seed, deal)
    play(p, luck, temper, look)
    assert p.is_over
    assert {STATUS[h.status] for h in p.g.s.heroes} <= {"out", "dead", "lost"}


@examples(15, 40)
@games
def test_the_question_is_always_an_honest_one(seats, seed, luck, temper, deal):
    """Somebody is asked, has something to answer, and what is greyed is refused with nothing changed."""

    def look(p):
        if p.is_over:
            assert p.may_act() == ()
            return
        assert p.may_act()
        for seat in range(seats):
            legal = {o.id for o in p.legal(seat)}
            assert bool(legal) == (seat in p.may_act())
            for option in p.options(seat):
                assert (option.why_not == "") == (option.id in legal)
                if option.why_not:
                    before = p.to_json()
                    with pytest.raises(Refused):
                        p.apply(seat, option.id)
                    assert p.to_json() == before

    play(begin(seats, seed, deal), luck, temper, look)


@examples(12, 30)
@games
def test_a_game_survives_storing_at_every_question(seats, seed, luck, temper, deal):
    p = begin(seats, seed, deal)
    while not p.is_over:
        raw = p.to_json()
        other = Position.from_json(RULES, CARDS, raw, p.g.chance)
        assert other.to_json() == raw
        assert [other.options(seat) for seat in range(seats)] == [p.options(seat) for seat in range(seats)]
        assert [other.observation(s) for s in (None, *range(seats))] == [
            p.observation(s) for s in (None, *range(seats))
        ]
        move = pick(p, luck, temper)
        p.apply(*move)
        other.apply(*move)
        assert other.to_json() == p.to_json()
        p = other  # the game goes on from what was stored


@examples(12, 30)
@games
def test_a_copy_is_equal_and_independent(seats, seed, luck, temper, deal):
    p = begin(seats, seed, deal)
    while not p.is_over:
        raw, copy = p.to_json(), p.clone()
        assert all_of(copy) == all_of(p)
        move = pick(p, luck, temper)
        copy.apply(*move)
        assert p.to_json() == raw, "the original does not notice"
        p.apply(*move)
        assert p.to_json() == copy.to_json()


@examples(10, 20)
@games
def test_the_same_seed_and_answers_give_the_same_game(seats, seed, luck, temper, deal):
    p = begin(seats, seed, deal)
    answers = play(p, luck, temper)
    assert again(seats, seed.hex(), deal, answers).to_json() == p.to_json()


@pytest.mark.parametrize("hash_seed", ["0", "12345"])
def test_they_do_so_in_another_process(hash_seed):
    """Byte for byte, whatever order that process keeps its sets in."""
    games, fingerprints = [], []
    for n in range(24):
        seats, seed, deal = 1 + n % 4, n.to_bytes(32, "big"), ("", "random")[n % 2]
        p = begin(seats, seed, deal)
        games.append((seats, seed.hex(), deal, play(p, random.Random(n), TEMPERS[n % len(TEMPERS)])))
        fingerprints.append(fingerprint(p))
    command = [sys.executable, "-m", "tests.rules.dungeonquest.play"]
    told = subprocess.run(
        command, cwd=ROOT, env={**os.environ, "PYTHONHASHSEED": hash_seed},
        input=json.dumps(games), capture_output=True, text=True, check=True,
    )  # fmt: skip
    assert json.loads(told.stdout) == fingerprints


@examples(12, 30)
@games
def test_the_story_agrees_with_the_table(seats, seed, luck, temper, deal):
    """What the events tell of life points, deaths and departures is what the table shows at the end."""
    p, events = begin(seats, seed, deal), []
    play(p, luck, temper, lambda p: events.extend(p.drain()[0]))
    for hero in p.g.s.heroes:
        gone = [e.key for e in events if e.key in ("died", "lost", "left") and e.data[0] == hero.seat]
        assert gone == [{"dead": "died", "lost": "lost", "out": "left"}[STATUS[hero.status]]]
        told = [e.data[3] for e in events if e.key == "hurt" and e.data[0] == hero.seat]
        assert all(life >= 0 for life in told)
    assert [e.key for e in events].count("game.over") == 1
    assert [e.data[0] for e in events if e.key == "sun"] == list(range(1, p.g.s.round + 1))


def test_every_question_of_the_game_is_met_by_these_games():
    """Otherwise the properties above would say less than they seem to."""
    met = set()
    for n in range(120):
        p = begin(1 + n % 4, (1000 + n).to_bytes(32, "big"))
        play(p, random.Random(n), TEMPERS[n // 4 % 4], lambda p: met.add(p.decision and p.decision.key))
    wanted = (
        "turn turn.tower turn.chamber turn.darkness turn.cave_in turn.torch turn.trapdoor turn.spider corridor tower"
    )
    wanted += " lock secret_door crypt.found corpse.found potion.found cave_in.number ring.warning stance arrow tactic"
    wanted += " spider spider.fight spider.shoot_on dragon.flee hero.choose ring.choose tower.start"
    assert met - {None} == set(wanted.split())
