"""What is taken, what is refused and why, and what a clock answers."""

import random
from typing import Any

import pytest

from games.rules.kernel import (
    Answer,
    Decision,
    Option,
    PickOne,
    PickSome,
    Position,
    Range,
    Reason,
    Refused,
    RulesError,
    Ruleset,
    sample,
)  # fmt: skip
from games.rules.kernel.decision import DRAWN
from games.rules.kernel.options import as_options

from .driver import again, everything, random_game, start
from .games import Amulet, Duel, Market
from .shapes import asking, open_window

FIELDS = (PickOne("to", ("1", "2")), PickSome("cards", ("a", "b", "c"), 1, 2), Range("price", 0, 3))
OFFER = Option("offer", FIELDS)
FORBIDDEN = Option("rob", why_not="too_poor")


def refusal(p: Position, seat: int, answer: Any) -> Reason:
    before = everything(p)
    with pytest.raises(Refused) as e:
        p.apply(seat, answer)
    assert everything(p) == before
    return e.value.reason


def test_refused_when_not_asked() -> None:
    assert refusal(asking(Decision.one(0, "q", ("a",))), 1, "a") is Reason.NOT_YOURS


def test_refused_when_over() -> None:
    p = asking(Decision.one(0, "q", ("a",)))
    p.apply(0, "a")
    assert p.is_over and p.options(0) == () and p.waiting_for() == () and p.may_act() == ()
    with pytest.raises(Refused) as e:
        p.apply(0, "a")
    assert e.value.reason is Reason.OVER


def test_refused_when_already_answered() -> None:
    p = asking(Decision.together("q", ((0, ("a", "b")), (1, ("a", "b")))))
    p.apply(0, "a")
    assert refusal(p, 0, "b") is Reason.ALREADY_ANSWERED


def test_refused_when_already_passed() -> None:
    p = open_window(start(Market(), 3, 2), active=1)
    p.apply(0, "pass")
    assert refusal(p, 0, "pass") is Reason.ALREADY_ANSWERED


def test_refused_when_the_rules_forbid_it_now() -> None:
    p = asking(Decision.one(0, "q", ("a", FORBIDDEN)))
    with pytest.raises(Refused) as e:
        p.apply(0, "rob")
    assert (e.value.reason, e.value.detail) == (Reason.FORBIDDEN, "too_poor")
    assert [o.id for o in p.options(0)] == ["a", "rob"]
    assert [o.id for o in p.legal(0)] == ["a"]


@pytest.mark.parametrize("answer", ["b", "", "offer:1", ("b", "x"), ("",)])
def test_refused_when_there_is_no_such_option(answer: Answer) -> None:
    assert refusal(asking(Decision.one(0, "q", ("a", OFFER))), 0, answer) is Reason.ILLEGAL


@pytest.mark.parametrize(
    "answer",
    [
        None, 1, True, b"a", {"id": "a"}, {}, (), [], (1, "a"), ((), "a"), ("a",), ("a", "b"), [["a"]],
        "offer", ("offer",), ("offer", "1", ("a",)), ("offer", "1", ("a",), 1, 1),
        ("offer", "3", ("a",), 1), ("offer", 1, ("a",), 1),
        ("offer", "1", (), 1), ("offer", "1", ("a", "b", "c"), 1), ("offer", "1", ("a", "a"), 1),
        ("offer", "1", ("d",), 1), ("offer", "1", "a", 1), ("offer", "1", ({},), 1),
        ("offer", "1", ("a",), 4), ("offer", "1", ("a",), -1), ("offer", "1", ("a",), True),
        ("offer", "1", ("a",), 1.0), ("offer", "1", ("a",), "1"),
    ],
)  # fmt: skip
def test_refused_when_not_of_the_options_shape(answer: Any) -> None:
    assert refusal(asking(Decision.one(0, "q", ("a", OFFER))), 0, answer) is Reason.MALFORMED


def test_answer_with_fields_is_kept_in_one_form() -> None:
    """Lists become tuples, and the members of a pick-some stand as the option lists them."""
    p = asking(Decision.one(0, "q", (OFFER,)))
    p.apply(0, ["offer", "2", ["c", "a"], 3])  # type: ignore[arg-type]
    assert p.g.s.said == [[("offer", "2", ("a", "c"), 3)]]


def test_sampled_answers_fit_and_reach_every_value() -> None:
    rng, seen = random.Random(1), set()
    for _ in range(600):
        answer = sample(OFFER, rng)
        p = asking(Decision.one(0, "q", (OFFER,)))
        p.apply(0, answer)
        seen.add(answer)
    assert len(seen) == 2 * 6 * 4


def test_options_are_made_once_for_a_question() -> None:
    made = []

    def options() -> tuple[str, ...]:
        made.append(1)
        return ("a", "b")

    p = asking(Decision.one(0, "q", options), Decision.one(0, "q2", options))
    assert not made
    p.legal(0), p.options(0), p.observation(0), p.legal(0), p.observation(1)
    p.apply(0, "a")
    assert len(made) == 1
    p.apply(0, "b")
    assert len(made) == 2


def test_options_that_raise_are_a_rules_error() -> None:
    p = asking(Decision.one(0, "q", lambda: (1 / 0,)))  # type: ignore[return-value,arg-type]
    for ask in (lambda: p.legal(0), lambda: p.apply(0, "a"), lambda: p.observation(0)):
        with pytest.raises(RulesError):
            ask()


@pytest.mark.parametrize(
    "decision",
    [
        Decision("q", ()),
        Decision("q", ((None, ("a",)),)),  # type: ignore[arg-type]
        Decision("q", ((0, ("a",)), (1, ("a",)))),
        Decision.together("q", ((0, ("a",)), (0, ("b",)))),
    ],
)
def test_question_that_nobody_could_finish_is_a_rules_error(decision: Decision) -> None:
    with pytest.raises(RulesError):
        asking(decision)


# --- what a clock answers


def answers_of_the_clock(p: Position, seat: int) -> set[Answer]:
    return {p.default(seat, random.Random(n)) for n in range(60)}


def test_default_is_the_named_option() -> None:
    assert answers_of_the_clock(asking(Decision.one(0, "q", ("a", "b", "c"), default="b")), 0) == {"b"}


def test_default_that_is_not_legal_now_is_drawn_from_the_legal_ones() -> None:
    p = asking(Decision.one(0, "q", ("a", FORBIDDEN, "c"), default="rob"))
    assert answers_of_the_clock(p, 0) == {"a", "c"}


def test_default_of_a_secret_choice_is_drawn() -> None:
    p = start(Duel(), 2, 1)
    p.apply(0, "fight")
    assert answers_of_the_clock(p, 0) == answers_of_the_clock(p, 1) == {"blow", "slash", "leap"}
    hidden = asking(Decision.hide(0, "price", "price.0", 3, 6))
    assert answers_of_the_clock(hidden, 0) == {"3", "4", "5", "6"}
    secret = asking(Decision("q", ((0, ("a", "b")),), default="a", secret=True))
    assert answers_of_the_clock(secret, 0) == {"a", "b"}


def test_default_of_a_window_is_to_pass() -> None:
    p = open_window(start(Market(), 3, 2), active=1)
    assert [answers_of_the_clock(p, seat) for seat in range(3)] == [{"pass"}] * 3


def test_default_fills_fields_in() -> None:
    p = asking(Decision.one(0, "q", ("a", OFFER), default="offer"))
    assert len(answers_of_the_clock(p, 0)) > 10


def test_default_without_any_legal_option_is_a_rules_error() -> None:
    with pytest.raises(RulesError):
        asking(Decision.one(0, "q", (FORBIDDEN,))).default(0, random.Random(1))


def test_games_end_by_defaults_alone(table: tuple[Ruleset, int]) -> None:
    p, rng = start(*table, 3), random.Random(3)
    for _ in range(2000):
        if p.is_over:
            return
        for seat in p.waiting_for():
            p.apply(seat, p.default(seat, rng))
    pytest.fail("the clock cannot finish the game")


def test_every_option_id_is_there_once(table: tuple[Ruleset, int]) -> None:
    for p in random_game(start(*table, 2), 2):
        for seat in p.may_act():
            ids = [o.id for o in p.options(seat)]
            assert len(set(ids)) == len(ids) and p.legal(seat)


def test_spectator_is_never_asked() -> None:
    p = start(Amulet(), 3, 1)
    assert p.options(None) == p.legal(None) == ()
    assert p.observation(None)["question"]["options"] == ()
    assert DRAWN == ""
    assert again(p).observation(None) == p.observation(None)


def test_options_that_are_all_made_are_taken_as_they_are():
    made = [Option("a"), Option("b", why_not="no")]
    assert Decision.one(0, "q", made).options(0) == tuple(made) and Decision.one(0, "q", made).legal(0) == (made[0],)
    assert as_options((Option("a"), "b")) == (Option("a"), Option("b"))
