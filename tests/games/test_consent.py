"""Undo by consent: everyone else at the table decides, and the dice stay what they were."""

import json
import runpy

import pytest
from django.utils import timezone

from games.door import Actor, answer_undo, ask_undo, hand_over, undo
from games.door.consenting import open_request
from games.history import heard_since
from games.models import Action, Game
from games.records import as_json, check, collect, read
from games.refusals import Code
from games.sweep import sweep
from tests.games.helpers import finish, refused

pytestmark = pytest.mark.django_db


def ask(table, seat=0, key="ask"):
    return ask_undo(table.game.pk, seat, table.question, key, Actor.of(table.people[seat]))


def say(table, seat, agree=True, key=None):
    return answer_undo(table.game.pk, seat, agree, key or f"say{seat}", Actor.of(table.people[seat]))


def keys(table):
    return [h.key for h in heard_since(table.row(), None)]


@pytest.fixture
def rolled(play):
    """Seat 0 has rolled: only the table can take that back."""
    table = play(2)
    table.act(0, "roll")
    return table


def test_the_other_agrees_and_the_same_question_gets_the_same_outcome(rolled):
    before = Action.objects.get(game=rolled.game, number=1).outcomes
    assert refused(undo, rolled.game.pk, 0, rolled.question, "u", Actor.of(rolled.people[0])) == Code.NEEDS_CONSENT
    assert ask(rolled).kind == "ask_undo"
    taken = say(rolled, 1)
    assert (taken.kind, rolled.position().decision.key, taken.question) == ("undo", "tiny.move", 3)
    rolled.act(0, "roll")
    again = Action.objects.filter(game=rolled.game).order_by("number").last()
    assert again.outcomes == before != []


def test_every_step_of_it_is_an_action_and_in_the_log(rolled):
    ask(rolled)
    say(rolled, 1, agree=False)
    assert rolled.row().consent is None
    kinds = list(rolled.game.actions.order_by("number").values_list("kind", flat=True))
    assert kinds == ["start", "answer", "ask_undo", "refuse"]
    assert keys(rolled)[-2:] == ["table.undo_asked", "table.undo_refused"]
    assert rolled.position().decision.key == "tiny.again"


def test_all_others_must_agree(play):
    table = play(3)
    table.act(0, "roll")
    ask(table)
    assert say(table, 1).kind == "agree"
    assert refused(say, table, 1, key="other") == Code.ALREADY_ANSWERED
    assert refused(say, table, 0) == Code.ALREADY_ANSWERED
    assert table.position().decision.key == "tiny.again"
    assert say(table, 2).kind == "undo"
    assert table.position().decision.key == "tiny.move"


def test_computer_players_agree_at_once(play):
    table = play(1, bots=("novice",))
    table.act(0, "roll")
    assert ask(table).kind == "undo"
    assert table.position().decision.key == "tiny.move"


def test_it_reaches_back_over_answers_of_others(rolled):
    rolled.act(0, "on")
    rolled.act(1, "odd")
    rolled.act(0, "even")
    ask(rolled, 1)
    assert say(rolled, 0).kind == "undo"
    position = rolled.position()
    assert (position.decision.key, position.pending) == ("tiny.secret", {})


def test_the_game_goes_on_meanwhile_and_the_request_stays(rolled):
    ask(rolled)
    rolled.act(0, "on")
    assert open_request(rolled.row())["target"] == 0
    assert say(rolled, 1).kind == "undo"
    assert rolled.position().decision.key == "tiny.move"


def test_time_runs_out(rolled):
    ask(rolled)
    Game.objects.filter(pk=rolled.game.pk).update(consent_until=timezone.now())
    assert refused(say, rolled, 1) == Code.NOTHING_ASKED
    sweep()
    assert rolled.row().consent is None
    assert keys(rolled)[-1] == "table.undo_lapsed"


def test_what_cannot_be_asked_or_answered_is_refused(rolled, person):
    stranger = Actor.of(person("Stranger"))
    assert refused(ask, rolled, 1) == Code.NOTHING_TO_UNDO
    assert refused(say, rolled, 1) == Code.NOTHING_ASKED
    assert refused(ask_undo, rolled.game.pk, 0, rolled.question, "k", stranger) == Code.NOT_SEATED
    assert refused(ask_undo, rolled.game.pk, 0, 99, "k", Actor.of(rolled.people[0])) == Code.STALE
    ask(rolled)
    assert refused(ask, rolled, 0, "twice") == Code.ASKED_ALREADY
    assert refused(answer_undo, rolled.game.pk, 1, True, "k", stranger) == Code.NOT_SEATED
    assert ask(rolled).again
    assert say(rolled, 0, agree=False).kind == "refuse"
    assert keys(rolled)[-1] == "table.undo_withdrawn"


def test_a_seat_handed_over_or_a_free_undo_ends_the_request(rolled):
    ask(rolled)
    hand_over(rolled.game.pk, 1, "novice", "bye", Actor.of(rolled.people[1]))
    assert rolled.row().consent is None


def test_the_end_of_the_game_ends_the_request(rolled):
    ask(rolled)
    finish(rolled)
    assert (rolled.row().status, rolled.row().consent) == ("finished", None)
    assert refused(say, rolled, 1) == Code.OVER


def test_the_question_asked_again_gets_its_whole_time(play):
    table = play(2, seconds_per_move=60)
    table.act(0, "roll")
    ask(table)
    Game.objects.filter(pk=table.game.pk).update(deadline=timezone.now())
    say(table, 1)
    assert 55 < (table.row().deadline - timezone.now()).total_seconds() <= 60


def test_a_game_with_such_an_undo_verifies_by_page_and_script(rolled):
    ask(rolled)
    say(rolled, 1)
    finish(rolled)
    raw = as_json(collect(rolled.row()))
    assert check(read(raw)).problems == []
    assert runpy.run_path("docs/verify_game.py")["problems_of"](json.loads(raw)) == []


def test_the_page_shows_it_to_both_and_takes_the_answer(rolled, client):
    url = f"/table/{rolled.game.public_id}/"
    client.force_login(rolled.people[0])
    client.post(f"{url}ask-undo", {"question": rolled.question, "key": "k"})
    assert "Still to agree: Player B" in client.get(url).content.decode()
    client.force_login(rolled.people[1])
    page = client.get(url).content.decode()
    assert "asks to take a move back" in page
    assert 'name="agree" value="1"' in page
    assert client.post(f"{url}answer-undo", {"key": "k"}).status_code == 400
    assert client.post(f"{url}answer-undo", {"agree": "1", "key": "k2"}).status_code == 302
    assert rolled.position().decision.key == "tiny.move"


def test_the_real_table_shows_it_as_a_region(person, client):
    from games.tables import Settings, open_table, start, take_seat

    ann, ben = person("Ann"), person("Ben")
    game = open_table(ann, Settings("dungeonquest", 2, options={"deal": "random"}))
    take_seat(game, ben)
    start(game, ann)
    row = Game.objects.get(pk=game.pk)
    seat = 0 if row.waits_for(0) else 1
    asker, other = (ann, ben) if seat == 0 else (ben, ann)
    url = f"/table/{game.public_id}/"
    client.force_login(asker)
    seen = client.get(url, headers={"Accept": "application/json"}).json()["observation"]["question"]
    client.post(f"{url}act", {"question": seen["number"], "option": seen["options"][0]["id"]})
    row.refresh_from_db()
    assert client.post(f"{url}ask-undo", {"question": row.question}).status_code == 302
    client.force_login(other)
    part = client.get(f"{url}view?have=0", headers={"X-Have": "log=0"}).content.decode()
    assert 'id="consent"' in part
    assert "<b>Ann</b> asks to take a move back." in part or "<b>Ben</b> asks to take a move back." in part
