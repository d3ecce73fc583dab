"""The line of a finished game: each answer with the position before it. What was taken back is left out."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

from games.rules.kernel import Answer, Chance, Position, RulesError, Ruleset
from games.rules.kernel.imagine import hidden_cards
from games.rules.kernel.options import freeze
from games.rules.kernel.seats import sees

ANSWERS, TAKE_BACK, UNDO = ("answer", "part"), "take_back", "undo"


class Given(NamedTuple):
    """An answer as it was recorded; ``action`` is the number it is known by."""

    action: int
    seat: int
    answer: Answer


class Step(NamedTuple):
    """``forced``: there was nothing to choose. ``rolled``: the answer was followed by chance. ``hidden``: the chooser
    did not know all that lay on the table. Positions are secret in a running game; this one is over."""

    action: int
    seat: int
    answer: Answer
    before: Position
    forced: bool
    rolled: bool
    hidden: bool


class Course(NamedTuple):
    """``opening`` starts another game of the same kind with this chance, for what the deal was worth."""

    steps: tuple[Step, ...]
    result: tuple[float, ...]
    opening: Callable[[Chance], Position]

    @property
    def seats(self) -> int:
        return len(self.result)


def line_of(actions: Iterable[tuple[int, str, int | None, Any, int | None]]) -> list[Given]:
    """The answers that led to the end, of (number, kind, seat, answer, target) in their order."""
    line: list[Given] = []
    stood: list[list[Given]] = []  # the line as it was after each action
    for number, kind, seat, answer, target in actions:
        if kind in ANSWERS and seat is not None:
            line = [*line, Given(number, seat, freeze(answer))]
        elif kind == TAKE_BACK:
            line = _without_last(line, seat)
        elif kind == UNDO and target is not None:
            line = stood[target]
        stood.append(line)
    return line


def _without_last(line: list[Given], seat: int | None) -> list[Given]:
    for i in range(len(line) - 1, -1, -1):
        if line[i].seat == seat:
            return [*line[:i], *line[i + 1 :]]
    return line


def walk(
    rules: Ruleset, cards: Any, seats: int, options: dict[str, Any], version: int, chance: Chance,
    line: Sequence[Given],
) -> Course:  # fmt: skip
    """Play the line again. Raises ``Refused`` or ``RulesError`` where it does not fit these rules, or has no end."""

    def opening(dice: Chance, recording: bool = False) -> Position:
        state = rules.setup(cards, seats, options)
        return Position.begin(rules, cards, state, dice, version, recording)

    position = opening(chance, recording=True)
    steps = []
    for given in line:
        position.drain()
        before = position.clone()
        position.apply(given.seat, given.answer)
        steps.append(Step(*given, before, _forced(before, given.seat), bool(position.drain()[1]),
                          _hidden(before, given.seat)))  # fmt: skip
    if not position.is_over:
        raise RulesError("the recorded answers do not lead to an end")
    return Course(tuple(steps), position.returns(), opening)


def _forced(position: Position, seat: int) -> bool:
    legal = position.legal(seat)
    return len(legal) == 1 and not legal[0].fields


def _hidden(position: Position, seat: int) -> bool:
    """Could the world be another one, for all that this seat knows?"""
    unknown = any(not sees(number.known, seat) for number in position.g.s.numbers.values())
    return unknown or bool(hidden_cards(position, seat)) or any(other != seat for other in position.pending)
