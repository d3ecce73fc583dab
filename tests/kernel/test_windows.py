"""Question numbers, passes, and windows that open again after something harmless."""

from games.rules.kernel import PASS, Decision, Play, Position, Rule, Ruleset

from .driver import again, everything, random_game, start
from .games import Duel, Market
from .shapes import Script, asking, open_window


def test_part_answers_keep_the_number_and_the_last_one_changes_it() -> None:
    p = start(Duel(), 2, 1)
    p.apply(0, "fight")
    number = p.question
    p.apply(1, "blow")
    assert p.question == number
    p.take_back(1)
    assert p.question == number
    p.apply(1, "leap")
    p.apply(0, "leap")
    assert p.question == number + 1


def test_passes_keep_the_number_and_the_last_one_closes_the_window() -> None:
    p = open_window(start(Market(), 3, 2), active=1)
    number = p.question
    assert (p.waiting_for(), p.may_act()) == ((0, 2), (0, 1, 2))
    p.apply(0, PASS)
    assert (p.question, p.waiting_for(), p.may_act()) == (number, (2,), (1, 2))
    p.apply(2, PASS)
    assert p.question == number + 1 and p.decision and p.decision.key == "turn"


def test_seats_that_may_act_are_not_waited_for() -> None:
    p = open_window(start(Market(), 3, 2), active=1)
    p.apply(1, PASS)
    assert p.passed == {1} and p.waiting_for() == (0, 2)
    p.apply(0, PASS)
    p.apply(2, PASS)
    assert p.decision and p.decision.key == "turn"


def test_harmless_act_keeps_number_and_passes() -> None:
    p = open_window(start(Market(), 3, 2), active=1)
    number = p.question
    p.apply(0, PASS)
    for seat in (1, 2, 1):
        p.apply(seat, "cheer")
        assert (p.question, p.passed, p.waiting_for()) == (number, {0}, (2,))
        assert everything(again(p)) == everything(p) == everything(p.clone())
    assert p.take_back(0) and p.waiting_for() == (0, 2)


def test_act_that_matters_gives_a_new_number_and_forgets_passes() -> None:
    for seed in range(30):
        p = open_window(start(Market(), 3, seed), active=1)
        p.apply(0, PASS)
        number = p.question
        curses = [o.id for o in p.legal(2) if o.id.startswith("curse:")]
        if curses:
            p.apply(2, curses[0])
            assert (p.question, p.passed) == (number + 1, set())
            return
    raise AssertionError("nobody ever held a curse")


def test_seat_that_passed_may_still_act_while_the_window_is_open() -> None:
    p = open_window(start(Market(), 3, 2), active=1)
    p.apply(0, PASS)
    p.apply(0, "cheer")
    assert p.passed == {0}


def window(must: tuple[int, ...], may: tuple[int, ...] = (), same: bool = False) -> Decision:
    return Decision.window("w", tuple([(s, (PASS, "act")) for s in (*must, *may)]), may=may, same=same)


def test_window_in_which_all_who_must_have_passed_closes_when_opened_again() -> None:
    """0 passed, 1 acts and is no longer waited for: nobody would ever wake the rule."""

    def rule(g: Play) -> Rule:
        first = yield window((0, 1))
        second = yield window((0,), may=(1,), same=True)
        return first, second, (yield Decision.one(0, "after", ("a", "b")))

    game = Script(rule)
    p = Position.begin(game, game.compose(()), game.setup(game.compose(()), 2, {}), start(Duel(), 2, 1).g.chance)
    p.apply(0, PASS)
    p.apply(1, "act")
    assert p.decision and p.decision.key == "after"
    assert everything(again(p)) == everything(p)
    p.apply(0, "a")
    assert p.g.s.said == [((1, "act"), None, "a")]


def test_window_that_waits_for_nobody_closes_at_once() -> None:
    p = asking(window((), may=(0, 1)), Decision.one(1, "after", ("a",)))
    assert p.decision and p.decision.key == "after" and p.waiting_for() == (1,)
    assert again(p).to_json() == p.to_json()


def test_same_counts_only_for_the_same_key() -> None:
    other = Decision.window("other", ((0, (PASS, "act")), (1, (PASS, "act"))), same=True)
    p = asking(window((0, 1)), other)
    p.apply(0, PASS)
    number = p.question
    p.apply(1, "act")
    assert (p.question, p.passed) == (number + 1, set())


def test_number_grows_with_every_new_question(table: tuple[Ruleset, int]) -> None:
    numbers = []
    for p in random_game(start(*table, 7), 7):
        numbers.append((p.question, p.decision and p.decision.key))
        assert again(p).question == p.question
    assert [n for n, _ in numbers] == sorted(n for n, _ in numbers)
    assert all(len({key for n, key in numbers if n == number}) == 1 for number, _ in numbers)
