"""Many at once, on whatever database the tests run on."""

import threading

import pytest
from django.db import connection

from games.door import Actor, act
from games.models import Action
from games.refusals import Code, Refusal
from games.tables import Settings, open_table, take_seat

pytestmark = pytest.mark.django_db(transaction=True)


def at_once(calls) -> list:
    """Run all calls in threads that start together; what each returned, or the code it was refused with."""
    gate, out = threading.Barrier(len(calls)), [None] * len(calls)

    def run(n, call):
        gate.wait()
        try:
            out[n] = call()
        except Refusal as refusal:
            out[n] = refusal.code
        except Exception as error:
            out[n] = error
        finally:
            connection.close()

    threads = [threading.Thread(target=run, args=(n, call)) for n, call in enumerate(calls)]
    for t in threads:
        t.start()
    for t in threads:
        t.join()
    return out


def test_twenty_joins_for_the_last_seat_leave_one_winner(person):
    game = open_table(person("Host"), Settings("tiny", 2))
    people = [person(f"Guest {n:02}") for n in range(20)]
    out = at_once([lambda p=p: take_seat(game, p) for p in people])
    assert sorted(map(str, out)) == ["1"] + ["full"] * 19
    assert game.seats.filter(person__in=people).count() == 1


def test_twenty_joins_for_the_same_seat_leave_one_winner(person):
    game = open_table(person("Host"), Settings("tiny", 4))
    people = [person(f"Guest {n:02}") for n in range(20)]
    out = at_once([lambda p=p: take_seat(game, p, 2) for p in people])
    assert sorted(map(str, out)) == ["2"] + [Code.SEAT_TAKEN] * 19


def test_the_same_person_joining_twice_at_once_gets_one_seat(person):
    game = open_table(person("Host"), Settings("tiny", 4))
    guest = person("Guest 01")
    out = at_once([lambda: take_seat(game, guest) for _ in range(4)])
    assert sorted(map(str, out)) == ["1"] + [Code.ALREADY_SEATED] * 3


def test_twenty_posts_for_the_same_question_leave_one_answer(play):
    table = play()
    actor = Actor.of(table.people[0])
    out = at_once([lambda n=n: act(table.game.pk, 0, 1, "safe", f"k{n}", actor).kind for n in range(20)])
    assert sorted(map(str, out)) == ["answer"] + [Code.STALE] * 19
    assert Action.objects.filter(game=table.game).count() == 2


def test_twenty_posts_with_the_same_key_all_get_the_one_result(play):
    table = play()
    actor = Actor.of(table.people[0])
    out = at_once([lambda: act(table.game.pk, 0, 1, "safe", "k", actor) for _ in range(20)])
    assert {(t.number, t.question) for t in out} == {(1, 2)}
    assert [t.again for t in out].count(False) == 1


def test_both_answers_of_a_secret_pair_posted_at_once_are_taken(play):
    table = play(4)
    table.act(0, "safe")
    table.act(0, "on")
    question = table.question
    actors = [Actor.of(p) for p in table.people]
    out = at_once([lambda s=s: act(table.game.pk, s, question, "odd", "k", actors[s]).kind for s in range(4)])
    assert sorted(map(str, out)) == ["answer", "part", "part", "part"]
    assert table.position().decision.key == "tiny.window"


def test_passes_of_a_window_posted_at_once_are_all_taken(play):
    table = play(4)
    table.act(0, "safe")
    table.act(0, "on")
    for seat in range(4):
        table.act(seat, "odd")
    question, actors = table.question, [Actor.of(p) for p in table.people]
    out = at_once([lambda s=s: act(table.game.pk, s, question, "pass", "k", actors[s]).kind for s in range(4)])
    assert sorted(map(str, out)) == ["answer", "part", "part", "part"]
