"""Wrong answers are refused with a reason and leave no trace: by the rules, and at the door.

``MALFORMED=10000`` tries so many at the door; as many by the rules alone, and a million right ones, are tried by
``manage.py simulate dungeonquest --decisions 1000000 --malformed 10000``.
"""

import json
import os
import random
from io import StringIO

import pytest
from django.core.management import CommandError, call_command

from games.door import Actor, act
from games.models import Action, Game
from games.refusals import SENTENCES, Code, Refusal
from games.rules.dungeonquest import turn
from games.rules.kernel import Position
from games.simulation.malformed import malformed
from games.simulation.playing import next_seat, random_answer
from games.tables import Settings, open_table, start, take_seat

AT_THE_DOOR = int(os.environ.get("MALFORMED", "300"))
EXPECTED = {"over", "not_yours", "already_answered", "illegal", "forbidden", "malformed", "no_seat", "not_seated"}


def thoroughly(*args):
    out = StringIO()
    call_command("simulate", "dungeonquest", *args, "--json", stdout=out)
    return json.loads(out.getvalue())


def test_random_answers_over_all_mixtures_break_nothing_and_wrong_ones_leave_no_trace():
    found = thoroughly("--decisions", "3000", "--malformed", "600")
    assert (found["errors"], found["broken"]) == (0, [])
    assert found["decisions"] >= 3000
    assert len(found["mixtures"]) == 4
    assert found["wrong"] >= 600
    assert sum(found["refused"].values()) == found["wrong"]
    sorts = {what.partition(":")[0] for what in found["refused"]}
    assert sorts == {"absurd", "unknown", "no seat", "not asked", "forbidden", "of another question", "shape"}


def test_it_finds_a_lost_card(monkeypatch):
    """The audit must be able to fail."""
    honest = turn.next_turn

    def careless(g):
        g.s.decks["room"] = [heap[1:] for heap in g.s.decks["room"]]
        return honest(g)

    monkeypatch.setattr("games.rules.dungeonquest.rules.next_turn", careless)
    with pytest.raises(CommandError):
        thoroughly("--decisions", "50")


def test_it_finds_an_answer_that_should_have_been_refused(monkeypatch):
    honest = Position.apply

    def forgiving(self, seat, answer):
        try:
            honest(self, seat, answer)
        except Exception:
            if self.decision and seat in self.may_act():
                honest(self, seat, self.default(seat, random.Random(1)))
            else:
                raise

    monkeypatch.setattr(Position, "apply", forgiving)
    with pytest.raises(CommandError):
        thoroughly("--decisions", "50", "--malformed", "50")


@pytest.mark.django_db
def test_wrong_answers_at_the_door_are_refused_and_nothing_is_stored(django_user_model):
    tried, reasons, rng = 0, set(), random.Random(5)
    people = [django_user_model.objects.create_user(username=f"P{n}") for n in range(3)]
    while tried < AT_THE_DOOR:
        seats = 3 - tried % 3  # all three at first, since the first game may last for all tries
        tried += _one_game(people[:seats], rng, reasons, AT_THE_DOOR - tried)
    assert {str(r) for r in reasons} <= EXPECTED
    assert {"not_yours", "illegal", "forbidden", "malformed"} <= {str(r) for r in reasons}


def _one_game(people, rng, reasons, most):
    game = open_table(people[0], Settings("dungeonquest", len(people), sets=("base", "heroes", "catacombs")))
    for person in people[1:]:
        take_seat(game, person)
    start(game, people[0])
    tried, earlier = 0, []
    while tried < most:
        row = Game.objects.get(pk=game.pk)
        if not row.is_running:
            break
        position = _position(row)
        for what, seat, answer in malformed(position, rng, earlier):
            _refused(row, people, seat, answer, f"{what}.{tried}", reasons)
            tried += 1
        seat = next_seat(position, rng)
        answer = random_answer(position, seat, rng)
        act(game.pk, seat, row.question, answer, f"right.{row.version}", Actor.of(people[seat]))
        earlier = [*earlier[-20:], answer]
    return tried


def _position(row):
    from games.door import load

    return load(row.pk).position


def _refused(row, people, seat, answer, key, reasons):
    who = people[seat] if isinstance(seat, int) and 0 <= seat < len(people) else people[0]
    before = (bytes(row.head), row.version, row.last_action)
    with pytest.raises(Refusal) as refused:
        act(row.pk, seat, row.question, answer, key[:60], Actor.of(who))
    code = refused.value.code
    assert code in Code
    assert SENTENCES[code]
    reasons.add(code)
    after = Game.objects.get(pk=row.pk)
    assert (bytes(after.head), after.version, after.last_action) == before
    assert not Action.objects.filter(game=row, number__gt=row.last_action).exists()
