"""Luck and skill: exact where a game can be worked out, adding up in any game, the same from the same seeds."""

import random

import msgspec
import pytest

from games.analysis import Report, Row, report_of, walk
from games.analysis.company import anybody, gather_of
from games.analysis.course import Given, line_of
from games.analysis.figures import widest
from games.analysis.retelling import DEAL, Companies, Retelling
from games.rules.kernel import Position, RulesError, Seeded, sample
from tests.kernel.games import Amulet, Duel, Market, Scry

from .wager import Script, Wager, _mean, _minus, after, branches, skill, value

RETELLINGS = 400


def course_of(rules, seats, seed=1):
    chance, rng = Seeded(seed.to_bytes(32, "big")), random.Random(seed)
    cards = rules.compose(("base",))
    position, line = Position.start(rules, cards, seats, chance), []
    while not position.is_over:
        seat = position.waiting_for()[0]
        answer = sample(rng.choice(position.legal(seat)), rng)
        position.apply(seat, answer)
        line.append(Given(1 + len(line), seat, answer))
    course = walk(rules, cards, seats, {}, rules.version, chance, line)
    assert course.result == position.returns()
    return course


def rows_of(course, seeds):
    companies = Companies(course, anybody)
    return [Retelling(companies, seed).row(range(len(course.steps))) for seed in seeds]


@pytest.fixture(scope="module", params=[(2, 3), (2, 8), (1, 5)], ids=str)
def told(request):
    seats, seed = request.param
    course = course_of(Wager(), seats, seed)
    return course, report_of(course, rows_of(course, range(RETELLINGS)))


def off(figure, exact):
    """How many standard errors the figure lies from the truth."""
    gap = abs(figure.value - float(exact))
    return 0.0 if gap < 1e-9 else gap / figure.error if figure.error else float("inf")


def exact_figures(course, report):
    for k, step in enumerate(course.steps):
        before = value(step.before)
        following = value(course.steps[k + 1].before) if k + 1 < len(course.steps) else course.result
        chosen = skill(step.before, step.seat, step.answer)
        for seat in range(course.seats):
            yield report.line[k][seat], before[seat]
            yield report.steps[k].skill[seat], chosen[seat]
            yield report.steps[k].luck[seat], following[seat] - before[seat] - chosen[seat]
    deal = _mean((chance, value(p)) for chance, p in branches(lambda script: Position.start(
        Wager(), Wager().compose(()), course.seats, script)))  # fmt: skip
    for seat in range(course.seats):
        yield report.sums[seat].start, deal[seat]


def test_figures_agree_with_the_exact_ones_within_their_errors(told):
    gaps = [off(figure, exact) for figure, exact in exact_figures(*told)]
    assert max(gaps) < 4
    assert sum(gap < 2 for gap in gaps) >= 0.75 * len(gaps)


def test_errors_are_no_larger_than_they_need_be(told):
    """Ten times the error would hide everything: of a share between 0 and 1 it is at most half a root."""
    _, report = told
    assert all(f.error <= 0.5 / RETELLINGS**0.5 * 1.01 for moment in report.line for f in moment)


def test_knowing_the_mood_is_luck_and_no_skill():
    """Where the truth would judge a choice otherwise than the chooser could, skill goes by the chooser."""
    differing = 0
    for seed in range(8):
        course = course_of(Wager(), 2, seed)
        for step in course.steps:
            true = _minus(after(step.before, step.seat, step.answer), value(step.before))
            differing += true != skill(step.before, step.seat, step.answer)
    assert differing > 12


@pytest.mark.parametrize(("rules", "seats"), [(Wager, 2), (Duel, 2), (Market, 3), (Scry, 2), (Amulet, 3), (Amulet, 1)])
def test_everything_adds_up_to_the_result(rules, seats):
    course = course_of(rules(), seats)
    report = report_of(course, rows_of(course, range(12)))
    for seat, account in enumerate(report.sums):
        parts = (account.start, account.deal, account.luck, account.own, account.others)
        assert sum(p.value for p in parts) == pytest.approx(course.result[seat], abs=1e-9)
        each = sum(t.skill[seat].value + t.luck[seat].value for t in report.steps)
        assert report.line[0][seat].value + each == pytest.approx(course.result[seat], abs=1e-9)
    assert [f.value for f in report.line[-1]] == pytest.approx(list(course.result))
    assert all(f.error == 0 for f in report.line[-1])


def test_it_adds_up_where_some_moments_were_looked_at_more_often():
    course = course_of(Wager(), 2, 3)
    rows = rows_of(course, range(40))
    first = report_of(course, rows)
    part = widest(first, 0.5)
    companies = Companies(course, anybody)
    rows += [Retelling(companies, seed).row(part, deal=False) for seed in range(40, 240)]
    report = report_of(course, rows)
    for account, share in zip(report.sums, course.result, strict=True):
        parts = (account.start, account.deal, account.luck, account.own, account.others)
        assert sum(p.value for p in parts) == pytest.approx(share, abs=1e-9)
    errors = [(first.steps[k].luck[0].error, report.steps[k].luck[0].error) for k in part]
    assert sum(after for _, after in errors) < 0.7 * sum(before for before, _ in errors)
    assert (first.retellings, report.retellings) == (40, 40)


def test_the_same_seeds_give_the_same_report_and_others_another():
    course = course_of(Market(), 3)
    one, two, other = (msgspec.json.encode(report_of(course, rows_of(course, seeds)))
                       for seeds in (range(9), range(9), range(50, 59)))  # fmt: skip
    assert one == two
    assert one != other
    assert msgspec.json.encode(msgspec.json.decode(one, type=Report)) == one


def test_a_row_survives_being_stored():
    row = rows_of(course_of(Market(), 3), [4])[0]
    assert msgspec.json.decode(msgspec.json.encode(row), type=Row).line == row.line


def test_who_plays_as_the_reference_player_has_no_skill_and_no_lack_of_it():
    def always_bold(position):
        return lambda rng: lambda world, seat: "bold"

    chance = Seeded(bytes(32))
    line = [Given(1 + n, n % 2, "bold") for n in range(4)]
    course = walk(Wager(), Wager().compose(()), 2, {}, 1, chance, line)
    companies = Companies(course, always_bold)
    report = report_of(course, [Retelling(companies, seed).row(range(4)) for seed in range(30)])
    assert all(f.value == f.error == 0 for t in report.steps for f in t.skill)
    assert all(t.agrees == 1 and t.instead is None for t in report.steps)


def test_what_was_taken_back_is_no_part_of_the_line():
    actions = [
        (0, "start", None, None, None), (1, "answer", 0, "safe", None), (2, "undo", 0, None, 0),
        (3, "answer", 0, "bold", None), (4, "part", 1, ["give", ["a"]], None), (5, "part", 0, "x", None),
        (6, "take_back", 1, None, None), (7, "hand_over", 1, None, None), (8, "answer", 1, "safe", None),
    ]  # fmt: skip
    assert line_of(actions) == [(3, 0, "bold"), (5, 0, "x"), (8, 1, "safe")]
    assert line_of([*actions, (9, "undo", 0, None, 4)]) == [(3, 0, "bold"), (4, 1, ("give", ("a",)))]


def test_a_line_without_an_end_is_refused():
    with pytest.raises(RulesError):
        walk(Wager(), Wager().compose(()), 2, {}, 1, Seeded(bytes(32)), [Given(1, 0, "safe")])


def test_a_playout_without_an_end_is_refused(monkeypatch):
    course = course_of(Wager(), 2)
    monkeypatch.setattr("games.analysis.retelling.ENDLESS", 1)
    with pytest.raises(RulesError):
        rows_of(course, [1])


def test_games_without_a_company_of_their_own_are_played_on_at_random():
    assert gather_of("wager") is anybody


def test_scripts_ask_for_what_they_lack():
    assert sum(chance for chance, _ in branches(lambda s: s.below(3) + s.below(2))) == 1
    assert Script((2,)).below(3) == 2
    assert DEAL == -1
