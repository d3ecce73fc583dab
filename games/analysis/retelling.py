"""One retelling: the whole game looked at with one and the same luck for all that might have happened otherwise.

Common random numbers: an outcome belongs to its stream and to how often that was asked, so that two lines of play from
neighbouring moments differ by what was chosen or rolled between them and hardly by anything else.
"""

from collections.abc import Iterable
from typing import Any

from msgspec import Struct

from games.analysis.company import Answerer, Company, Gather
from games.analysis.course import Course, Step
from games.bots.search.chance import Line, Luck
from games.rules.kernel import Answer, Position, RulesError

Values = tuple[float, ...]  # a seat's share of the victory, for each seat
ENDLESS = 20_000  # answers after which a playout counts as one that never ends
SPREAD = 0x9E3779B97F4A7C15  # that neighbouring seeds have nothing in common
DEAL = -1  # the moment before anything was rolled or dealt


class Row(Struct, array_like=True):
    """``line``: value at moment k, after so many answers. ``skill``: what the k-th answer (from 0) added for each seat.

    ``instead``: what the reference player would have answered, where that is something else.
    """

    seed: int
    line: dict[int, Values]
    skill: dict[int, Values]
    instead: dict[int, Any]
    playouts: int
    decisions: int


class Companies:
    """What playouts from the same moment share, worked out once for all retellings of a course."""

    def __init__(self, course: Course, gather: Gather):
        self.course, self.gather = course, gather
        self.known: dict[int, Company] = {}

    def at(self, k: int) -> Company:
        if k not in self.known:
            self.known[k] = self.gather(self.course.steps[k].before)
        return self.known[k]


class _Source:
    """Numbers of one purpose, for who answers first."""

    def __init__(self, luck: Luck, purpose: str):
        self.luck, self.purpose, self.used = luck, purpose, 0

    def random(self) -> float:
        self.used += 1
        return self.luck.at(self.purpose, self.used - 1)


class Retelling:
    """Everything is worked out when asked for, and once."""

    def __init__(self, companies: Companies, seed: int):
        self.companies, self.course, self.seed = companies, companies.course, seed
        self.luck = Luck(seed * SPREAD)
        self.lines: dict[int, Values] = {}
        self.played: dict[int, Values] = {}
        self.liked: dict[int, Answer] = {}
        self.playouts = self.decisions = 0

    def row(self, steps: Iterable[int], deal: bool = True) -> Row:
        """These steps (from 0) with the moments around them."""
        wanted = list(steps)
        line = {k: self.line(k) for k in sorted({m for k in wanted for m in (k, k + 1)})}
        if deal:
            line[DEAL] = self._deal()
        skill = {k: self.skill(k) for k in wanted}
        instead = {k: a for k, a in sorted(self.liked.items()) if k in skill and a != self.course.steps[k].answer}
        return Row(self.seed, line, skill, instead, self.playouts, self.decisions)

    def line(self, k: int) -> Values:
        """The value right before the k-th answer; after the last one it is the result."""
        if k not in self.lines:
            self.lines[k] = self._line(k)
        return self.lines[k]

    def _line(self, k: int) -> Values:
        """As long as the reference player does what was done, what came of that is the value here too."""
        for at in range(k, len(self.course.steps)):
            step = self.course.steps[at]
            if not step.forced and (other := self._liked(at)) != step.answer:
                return self._play_on(step, at, other)
            if step.rolled:
                return self.taken(at)
        return self.course.result

    def taken(self, k: int) -> Values:
        """The value once the k-th answer was given, before anything was rolled."""
        step = self.course.steps[k]
        if not step.rolled:
            return self.line(k + 1)
        if k not in self.played:
            self.played[k] = self._play_on(step, k, step.answer)
        return self.played[k]

    def skill(self, k: int) -> Values:
        """What the k-th answer added, as far as the chooser could know."""
        step = self.course.steps[k]
        if step.forced or self._liked(k) == step.answer:
            return (0.0,) * self.course.seats
        if not step.hidden:
            return _minus(self.taken(k), self.line(k))
        world = step.before.imagine(step.seat, _Source(self.luck, f"world.{k}"))
        company = self.companies.gather(world)
        answers = (step.answer, self._first(company, world, step, k))
        chosen, usual = (self._finish(self._copy(world, answer, step), company) for answer in answers)
        return _minus(chosen, usual)

    # --- playing on

    def _liked(self, k: int) -> Answer:
        """What the reference player would answer at the k-th question, by what its seat sees."""
        if k not in self.liked:
            step = self.course.steps[k]
            self.liked[k] = self._first(self.companies.at(k), step.before, step, k)
        return self.liked[k]

    def _first(self, company: Company, position: Position, step: Step, k: int) -> Answer:
        return company(_Source(self.luck, f"answer.{k}"))(position, step.seat)

    def _play_on(self, step: Step, k: int, answer: Answer) -> Values:
        return self._finish(self._copy(step.before, answer, step), self.companies.at(k))

    def _copy(self, position: Position, answer: Answer, step: Step) -> tuple[Position, Line]:
        line = self._dice(position)
        copy = position.clone(line, recording=False)
        copy.apply(step.seat, answer)
        return copy, line

    def _dice(self, position: Position) -> Line:
        """Luck from where the true streams stand, so that moments before and after a roll share what comes later."""
        line = Line(self.luck)
        line.counts = dict(position.g.s.counts)
        return line

    def _finish(self, begun: tuple[Position, Line], company: Company) -> Values:
        position, line = begun
        return self._to_the_end(position, company(line))

    def _deal(self) -> Values:
        line = Line(self.luck)
        position = self.course.opening(line)
        return self._to_the_end(position, self.companies.gather(position)(line))

    def _to_the_end(self, position: Position, answer: Answerer) -> Values:
        self.playouts += 1
        for _ in range(ENDLESS):
            if position.decision is None:
                return position.returns()
            seat = position.waiting_for()[0]
            position.apply(seat, answer(position, seat))
            self.decisions += 1
        raise RulesError(f"a playout did not end within {ENDLESS} answers")


def _minus(a: Values, b: Values) -> Values:
    return tuple([x - y for x, y in zip(a, b, strict=True)])
