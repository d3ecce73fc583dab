"""Luck and skill as a page: a line for each seat with its error, marks where the game turned, what happened there."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from django.utils.html import format_html_join
from django.utils.translation import gettext

from games.analysis import Report
from games.analysis.figures import Figure, Told
from games.rules.kernel.options import Answer, option_id

from . import decision, log
from .replay import _plain
from .sitting import Heard, Sitting
from .words import hero_name

WIDTH, HEIGHT, LEFT, TOP, BOTTOM = 680, 170, 52, 14, 150
MOST_TURNS = 6
SHOWN = 0.04  # of the victory: smaller changes of a seat get no mark on its line
SENTENCES = 3
LUCK, CHOICE = "luck", "choice"


class Mark(NamedTuple):
    """``shape``: up and down for luck, diamond for a choice; ``label`` leads to the list."""

    x: float
    y: float
    shape: str
    label: int


class Chart(NamedTuple):
    """``line`` and ``band`` are path data."""

    seat: int
    name: str
    line: str
    band: str
    marks: tuple[Mark, ...]
    result: str


class Turn(NamedTuple):
    """A moment worth looking at. ``why``: what it is the most of; ``change`` and ``error`` in points of a hundred.

    ``who``: the seat that it meant so much to; ``by``: who chose.
    """

    label: int
    kind: str
    why: tuple[str, ...]
    who: str
    change: str
    error: str
    story: Any
    by: str
    chosen: str
    instead: str
    moment: int
    effects: tuple[tuple[str, str], ...]


class Account(NamedTuple):
    """A seat's sum, each entry as (points, error)."""

    name: str
    entries: tuple[tuple[str, str], ...]
    result: str


class Ask(NamedTuple):
    """What the page wants to know of the game beyond its figures."""

    told: dict[int, list[Heard]]
    asked: Callable[[int, int], Sitting]
    """The table as a seat saw it when it was asked, right before an action."""
    plain: bool


class Found(NamedTuple):
    """An answer that stands out: for whom, by luck or by choice, and why it is shown."""

    k: int
    seat: int
    kind: str
    why: tuple[str, ...]


def points(share: float, sign: bool = True) -> str:
    """A share of the victory in points of a hundred."""
    value = round(100 * share)
    return f"{value:+d}".replace("-", "−") if sign and value else str(value)


def charts(report: Report, sitting: Sitting, found: Sequence[Found]) -> list[Chart]:
    return [_chart(report, sitting, found, seat) for seat in range(len(report.sums))]


def _chart(report: Report, sitting: Sitting, found: Sequence[Found], seat: int) -> Chart:
    figures = [moment[seat] for moment in report.line]
    count = max(1, len(figures) - 1)
    xs = [LEFT + (WIDTH - LEFT - 8) * k / count for k in range(len(figures))]
    ys = [_y(f.value) for f in figures]
    high = [_y(min(1.0, f.value + 2 * f.error)) for f in figures]
    low = [_y(max(0.0, f.value - 2 * f.error)) for f in figures]
    band = _path([*zip(xs, high, strict=True), *reversed(list(zip(xs, low, strict=True)))]) + "Z"
    marks = [
        Mark(round(xs[f.k + 1], 1), round(ys[f.k + 1], 1), _shape(report.steps[f.k], f, seat), label)
        for label, f in enumerate(found, 1)
        if abs(_change(report.steps[f.k], f.kind, seat).value) >= SHOWN
    ]
    result = points(report.sums[seat].result, sign=False)
    return Chart(seat, seat_words(sitting, seat), _path(list(zip(xs, ys, strict=True))), band, tuple(marks), result)


def _y(share: float) -> float:
    return BOTTOM - (BOTTOM - TOP) * share


def _path(dots: Sequence[tuple[float, float]]) -> str:
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in dots)


def _change(told: Told, kind: str, seat: int) -> Figure:
    return (told.luck if kind == LUCK else told.skill)[seat]


def _shape(told: Told, found: Found, seat: int) -> str:
    if found.kind == CHOICE:
        return "diamond"
    return "up" if _change(told, LUCK, seat).value > 0 else "down"


def seat_words(sitting: Sitting, seat: int) -> str:
    """The hero, and in brackets who played it."""
    hero, chair = hero_name(sitting, seat), sitting.chair(seat)
    return f"{hero} ({chair.name})" if chair and chair.name and chair.name != hero else hero


# --- what stands out


def standing_out(report: Report) -> list[Found]:
    """In the order of the game. Only what is more than twice its error."""
    found: dict[tuple[int, str], tuple[int, list[str]]] = {}

    def note(best: tuple[int, int] | None, kind: str, why: str) -> None:
        if best is not None:
            found.setdefault((best[0], kind), (best[1], []))[1].append(why)

    note(_most(report, LUCK, 1), LUCK, gettext("the luckiest roll or draw"))
    note(_most(report, LUCK, -1), LUCK, gettext("the unluckiest roll or draw"))
    note(_most(report, CHOICE, -1), CHOICE, gettext("the worst misstep"))
    note(_most(report, CHOICE, 1), CHOICE, gettext("the best choice"))
    for k, seat, kind in _turns(report):
        note((k, seat), kind, gettext("a turning point"))
    return [Found(k, seat, kind, tuple(why)) for (k, kind), (seat, why) in sorted(found.items())]


def _most(report: Report, kind: str, sign: int) -> tuple[int, int] | None:
    """The answer that brought its own seat the most (or least), as (number, seat)."""
    own = [(sign * f.value, k, t.seat) for k, t in enumerate(report.steps)
           if (f := _change(t, kind, t.seat)).beyond() and sign * f.value > 0]  # fmt: skip
    return max(own)[1:] if own else None


def _turns(report: Report) -> list[tuple[int, int, str]]:
    ranked = sorted(
        ((abs(f.value), k, seat, kind) for k, told in enumerate(report.steps) for kind in (LUCK, CHOICE)
         for seat in range(len(report.sums)) if (f := _change(told, kind, seat)).beyond()),
        reverse=True,
    )  # fmt: skip
    turns: list[tuple[int, int, str]] = []
    for _, k, seat, kind in ranked:
        if all((k, kind) != (n, other) for n, _, other in turns):
            turns.append((k, seat, kind))
    return turns[:MOST_TURNS]


def turns(report: Report, sitting: Sitting, found: Sequence[Found], ask: Ask) -> list[Turn]:
    return [_turn(report, sitting, f, label, ask) for label, f in enumerate(found, 1)]


def _turn(report: Report, sitting: Sitting, found: Found, label: int, ask: Ask) -> Turn:
    told, heard = report.steps[found.k], ask.told.get(report.steps[found.k].action, [])
    change = _change(told, found.kind, found.seat)
    chosen = instead = ""
    if found.kind == CHOICE:
        before = ask.asked(told.action, told.seat)
        chosen, instead = (answer_words(before, a, ask.plain) for a in (told.answer, told.instead))
    effects = tuple(
        (seat_words(sitting, seat), points(_change(told, found.kind, seat).value))
        for seat in range(len(report.sums))
        if seat != found.seat and abs(_change(told, found.kind, seat).value) >= SHOWN
    )  # fmt: skip
    return Turn(label, found.kind, found.why, seat_words(sitting, found.seat), points(change.value),
                points(change.error, sign=False), _story(heard, sitting, ask.plain),
                hero_name(sitting, told.seat), chosen, instead,
                heard[-1].number if heard else 1, effects)  # fmt: skip


def _story(heard: Sequence[Heard], sitting: Sitting, plain: bool) -> Any:
    """What was told after the answer; dice alone if that is all there was."""
    loud = [h for h in heard if h.key not in log.QUIET] or [h for h in heard if h.key == "roll"]
    lines = [(_plain(h, sitting) if plain else log.line(h, sitting)).words for h in loud]
    return format_html_join(" ", "{}", [(words,) for words in lines[:SENTENCES]])


def answer_words(sitting: Sitting, answer: Answer | None, plain: bool) -> str:
    """An answer as its button said it, with what was filled in."""
    if answer is None:
        return ""
    wanted, filled = option_id(answer), "" if isinstance(answer, str) else _filled(answer[1:])
    options = (sitting.question or {}).get("options", ())
    option = next((o for o in options if o.id == wanted), None)
    label = wanted if plain or option is None else decision.words_for(option, sitting)[0]
    return f"{label} ({filled})" if filled else str(label)


def _filled(values: Sequence[Any]) -> str:
    return ", ".join(", ".join(v) if isinstance(v, list | tuple) else str(v) for v in values)


# --- the account


def accounts(report: Report, sitting: Sitting) -> list[Account]:
    return [
        Account(
            seat_words(sitting, seat),
            ((points(s.start.value, sign=False), points(s.start.error, sign=False)),
             *((points(f.value), points(f.error, sign=False)) for f in (s.deal, s.luck, s.own, s.others))),
            points(s.result, sign=False),
        )
        for seat, s in enumerate(report.sums)
    ]  # fmt: skip


def table(report: Report) -> list[tuple[int, list[tuple[str, str]]]]:
    """Every moment as numbers: after so many answers, each seat's hopes and their error."""
    return [(k, [(points(f.value, sign=False), points(f.error, sign=False)) for f in moment])
            for k, moment in enumerate(report.line)]  # fmt: skip
