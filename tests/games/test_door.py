import pytest

from games.door import Actor, act, take_back, undo
from games.models import Action, Checkpoint, Game
from games.refusals import Code
from tests.games.helpers import finish, refused

pytestmark = pytest.mark.django_db


def test_start_asks_the_first_question(play):
    game = play().row()
    assert (game.status, game.question, game.waiting, game.last_action) == ("running", 1, 0b01, 0)


def test_answer_moves_the_question_on(play):
    table = play()
    taken = table.act(0, "safe")
    row = table.row()
    assert (taken.kind, taken.question, taken.version, taken.again) == ("answer", 2, row.version, False)
    assert (row.question, row.last_action) == (2, 1)


def test_answer_after_the_question_changed_is_stale(play):
    table = play()
    table.act(0, "safe")
    assert refused(table.act, 0, "safe", question=1) == Code.STALE


def test_answer_with_the_same_key_gets_the_first_result(play):
    table = play()
    first = table.act(0, "safe", key="k", question=1)
    again = table.act(0, "safe", key="k", question=1)
    assert (again.number, again.version, again.question, again.again) == (first.number, first.version, 2, True)
    assert Action.objects.filter(game=table.game).count() == 2


def test_answer_with_the_same_key_and_other_words_is_refused(play):
    table = play()
    table.act(0, "safe", key="k", question=1)
    assert refused(table.act, 0, "roll", key="k", question=1) == Code.KEY_REUSED


def test_key_of_another_seat_is_another_key(play):
    table = play()
    table.act(0, "safe", key="k")
    table.act(0, "on", key="k2")
    table.act(0, "odd", key="k3")
    assert table.act(1, "odd", key="k3").again is False


def test_answer_for_a_seat_that_is_not_asked_is_refused(play):
    assert refused(play().act, 1, "safe") == Code.NOT_YOURS


def test_answer_by_a_stranger_is_refused(play, person):
    assert refused(play().act, 0, "safe", person=person("Stranger")) == Code.NOT_SEATED


def test_answer_for_a_foreign_seat_is_refused(play):
    table = play()
    assert refused(table.act, 0, "safe", person=table.people[1]) == Code.NOT_SEATED


def test_answer_for_a_seat_that_does_not_exist_is_refused(play):
    table = play()
    assert refused(table.act, 7, "safe", person=table.people[0]) == Code.NO_SEAT


@pytest.mark.parametrize(
    ("answer", "code"),
    [
        ("fly", Code.ILLEGAL),
        ("locked", Code.FORBIDDEN),
        ("bid", Code.MALFORMED),
        (["bid", 9], Code.MALFORMED),
        (["bid", "1"], Code.MALFORMED),
        (["pick", ["a", "a"]], Code.MALFORMED),
        (["pick", []], Code.MALFORMED),
        (None, Code.MALFORMED),
        (17, Code.MALFORMED),
        ({"id": "safe"}, Code.MALFORMED),
        ([["safe"]], Code.MALFORMED),
        ("x" * 100_000, Code.ILLEGAL),
    ],
)
def test_answer_that_is_not_legal_is_refused(play, answer, code):
    table = play()
    before = table.row().version
    assert refused(table.act, 0, answer) == code
    assert table.row().version == before


@pytest.mark.parametrize(("question", "key"), [("1", "k"), (True, "k"), (1, ""), (1, "k" * 65), (1, None), (None, "k")])
def test_answer_with_malformed_question_or_key_is_refused(play, question, key):
    table = play()
    assert refused(act, table.game.pk, 0, question, "safe", key, Actor.of(table.people[0])) == Code.MALFORMED


def test_answer_with_fields_is_taken(play):
    assert play().act(0, ["pick", ["c", "a"]]).kind == "answer"


def test_answer_that_breaks_a_rule_is_refused_and_the_table_lives_on(play):
    table = play(options={"traps": True})
    head = bytes(table.row().head)
    assert refused(table.act, 0, "trap") == Code.RULES_ERROR
    assert bytes(table.row().head) == head
    assert table.act(0, "safe").question == 2


def test_report_of_a_broken_rule_holds_no_message(play, caplog):
    table = play(options={"traps": True})
    refused(table.act, 0, "trap")
    assert "ZeroDivisionError" in caplog.text
    assert "a bug" not in caplog.text


def test_answer_before_the_start_is_refused(play, person):
    from games.tables import Settings, open_table

    host = person("Host")
    game = open_table(host, Settings("tiny", 2))
    assert refused(act, game.pk, 0, 0, "safe", "k", Actor.of(host)) == Code.NOT_STARTED


def test_answer_at_a_table_that_does_not_exist_is_refused(person):
    assert refused(act, 999_999, 0, 1, "safe", "k", Actor.of(person("Host"))) == Code.NO_TABLE


def test_answer_after_the_end_is_refused(play):
    table = play()
    finish(table)
    assert table.row().status == Game.Status.FINISHED
    assert refused(table.act, 0, "safe") == Code.OVER


def test_last_answer_sent_again_after_the_end_gets_its_result(play):
    table = play(1)
    finish(table)
    last = Action.objects.filter(game=table.game).latest("number")
    again = table.act(0, last.answer, key=last.key.split(":", 2)[2], question=last.question)
    assert (again.number, again.again) == (last.number, True)


def test_part_answer_leaves_the_question_and_the_second_is_taken(play):
    table = play()
    table.act(0, "safe")
    table.act(0, "on")
    question = table.question
    assert table.act(1, "odd", question=question).kind == "part"
    assert table.act(0, "even", question=question).kind == "answer"


def test_part_answer_twice_is_refused(play):
    table = play()
    table.act(0, "safe")
    table.act(0, "on")
    table.act(1, "odd")
    assert refused(table.act, 1, "even") == Code.ALREADY_ANSWERED


def test_part_answer_can_be_taken_back(play):
    table = play()
    table.act(0, "safe")
    table.act(0, "on")
    table.act(1, "odd")
    taken = take_back(table.game.pk, 1, table.question, "back", Actor.of(table.people[1]))
    assert (taken.kind, table.row().waiting) == ("take_back", 0b11)
    assert table.act(1, "even").kind == "part"


def test_take_back_of_nothing_is_refused(play):
    table = play()
    assert refused(take_back, table.game.pk, 0, 1, "b", Actor.of(table.people[0])) == Code.NOTHING_TO_UNDO


def test_undo_of_an_answer_that_disturbed_nothing_asks_again_under_a_new_number(play):
    table = play()
    before = table.position()
    table.act(0, "safe")
    taken = undo(table.game.pk, 0, 2, "u", Actor.of(table.people[0]))
    after = table.position()
    assert (taken.kind, taken.question) == ("undo", 3)
    assert (after.g.s, after.decision.key) == (before.g.s, "tiny.move")
    assert refused(table.act, 0, "roll", question=1) == Code.STALE
    assert refused(table.act, 0, "roll", question=2) == Code.STALE


def test_undo_across_a_step_goes_back_to_the_checkpoint(play):
    table = play(1)
    table.act(0, "safe")
    table.act(0, "on")
    undo(table.game.pk, 0, table.question, "u", Actor.of(table.people[0]))
    assert table.position().decision.key == "tiny.again"
    undo(table.game.pk, 0, table.question, "u2", Actor.of(table.people[0]))
    assert table.position().decision.key == "tiny.move"
    assert table.act(0, "roll").kind == "answer"


def test_undo_and_do_again_gives_the_same_outcome(play):
    table = play(1)
    table.act(0, "safe")
    undo(table.game.pk, 0, table.question, "u", Actor.of(table.people[0]))
    table.act(0, "roll")
    outcomes = Action.objects.filter(game=table.game).latest("number").outcomes
    assert [o[:2] for o in outcomes] == [["seat0", 1], ["pile", 1]]


def test_undo_after_a_roll_needs_consent(play):
    table = play()
    table.act(0, "roll")
    assert refused(undo, table.game.pk, 0, 2, "u", Actor.of(table.people[0])) == Code.NEEDS_CONSENT


def test_undo_with_nothing_done_is_refused(play):
    table = play()
    assert refused(undo, table.game.pk, 0, 1, "u", Actor.of(table.people[0])) == Code.NOTHING_TO_UNDO


def test_undo_of_somebody_elses_answer_needs_consent(play):
    table = play()
    table.act(0, "safe")
    assert refused(undo, table.game.pk, 1, 2, "u", Actor.of(table.people[1])) == Code.NEEDS_CONSENT


def test_checkpoint_is_written_at_each_step(play):
    table = play(1)
    finish(table)
    steps = Checkpoint.objects.filter(game=table.game).count()
    assert steps == 1 + 3 * 3


def test_secrets_stay_out_of_texts(play):
    table = play()
    table.act(0, "roll")
    row, action = table.row(), Action.objects.filter(game=table.game).latest("number")
    shown = f"{row!r}{row}{action!r}{action}{row.seats.first()!r}"
    assert bytes(row.seed).hex() not in shown
    assert "roll" not in shown
