"""The tutorial plays by the real rules, leads to the end, and leaves no trace but a list in the session."""

import pytest
from django.urls import reverse

from games.models import Game, Seat
from games.tutorial import follow
from games.tutorial.lesson import steps_in_all
from games.tutorial.staging import scenario
from games.tutorial.words import SAYINGS

pytestmark = pytest.mark.django_db


def way_through(tactic="mighty_blow"):
    """One answer after the other, as the lesson allows them."""
    answers = []
    while not (lesson := follow(answers)).over:
        allowed = lesson.allowed()
        assert allowed, lesson.step
        answers.append(tactic if tactic in allowed else allowed[0])
    return answers


def test_it_leads_out_with_gold():
    lesson = follow(way_through())
    hero = lesson.position.observation(0)["table"]["heroes"][0]
    assert (hero["status"], hero["gold"], lesson.saying) == ("out", 2900, "done")
    assert lesson.steps_done == steps_in_all()


def test_every_step_waits_at_its_question_and_has_words():
    answers = way_through()
    for n in range(len(answers)):
        lesson = follow(answers[:n])
        assert lesson.position.decision.key == lesson.step["ask"]
        assert lesson.saying in SAYINGS
    assert {step["say"] for scene in scenario()["scenes"] for step in scene["steps"]} | {"done", "died"} == set(SAYINGS)


def test_whoever_will_not_listen_dies_and_is_told_so():
    lesson = follow(way_through("leap_aside"))
    assert (lesson.saying, lesson.step is None) == ("died", False)


@pytest.mark.parametrize("wrong", ["miss", "move:south", "nonsense"])
def test_what_the_lesson_does_not_allow_changes_nothing(wrong):
    assert follow([wrong]).answers == 0


def test_a_visitor_goes_through_and_nobody_counts_gold(client):
    """No account, no table, no seat: there is nothing that could be entered anywhere."""
    assert client.get(reverse("tutorial")).status_code == 200
    for number, answer in enumerate(way_through(), 1):
        client.post(reverse("tutorial_answer"), {"question": number, "option": answer})
    html = client.get(reverse("tutorial")).content.decode()
    assert "practice only" in html
    assert Game.objects.count() == Seat.objects.count() == 0


def test_an_answer_sent_twice_counts_once(client):
    for _ in range(2):
        client.post(reverse("tutorial_answer"), {"question": 1, "option": "move:east"})
    assert client.session["tutorial"] == ["move:east"]


def test_an_update_holds_what_is_new(client):
    headers = {"X-Have": "log=0 sun=0"}
    answer = client.post(reverse("tutorial_answer"), {"question": 1, "option": "move:east"}, headers=headers)
    html = answer.content.decode()
    assert 'id="update" data-version="1"' in html and 'id="coach"' in html
    assert "pit without a bottom" in html


def test_it_can_be_begun_again(client):
    client.post(reverse("tutorial_answer"), {"question": 1, "option": "move:east"})
    client.get(reverse("tutorial") + "?again")
    assert "tutorial" not in client.session


def test_it_is_linked_from_home(client):
    assert reverse("tutorial") in client.get(reverse("home")).content.decode()
