"""Figures made ready for the page: rows with names, texts and strips. The whole page in one ``Results``."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from django.utils.translation import gettext as _

from games.cardsets.laboratory.charts import (
    Histogram,
    Length,
    Mark,
    Scale,
    Tick,
    differences_scale,
    histogram,
    lengths,
    shares_scale,
    strip,
)
from games.cardsets.laboratory.figures import Came, CardFigures, Figures, Spread, figures
from games.cardsets.laboratory.words import (
    Names,
    difference_text,
    number,
    number_text,
    percent,
    points,
    share_text,
    verdict,
)
from games.cardsets.laboratory.working import total
from games.models import LaboratoryRun

SHOWN_CHANGED, SHOWN_CLEAR = 24, 12  # in the short list; all are in the long one
SEEN_ENOUGH = 10  # games with a card, and without it, below which its figures are not pointed at


class Line(NamedTuple):
    """A row of a table: its name, a strip, and texts by column."""

    name: str
    marks: Sequence[Mark | Length]
    cells: tuple[str, ...]
    clear: bool = False  # its interval does not hold 0


class Table(NamedTuple):
    lines: list[Line]
    ticks: list[Tick]
    zero: str = ""  # where 0 is, on strips of differences


class Heap(NamedTuple):
    """A distribution: the picture, the same as a table (from, to, own, base), and texts."""

    picture: Histogram
    rows: list[tuple[str, str, str]]
    quartiles: tuple[str, str]
    means: tuple[str, str]


class Results(NamedTuple):
    figures: Figures
    versus: bool
    verdict: str
    survival: tuple[str, str, str]
    pairing: str
    heroes: Table
    gold: Heap
    rounds: Heap
    causes: Table
    striking: Table
    cards: Table
    errors: list[tuple[int, str, str]]


def results(run: LaboratoryRun) -> Results:
    own, base = total(run)
    found, names = figures(own, base), Names(run.version, run.plan.get("sets", ()))
    s, versus = found.survival, base is not None
    own_name, base_name = _("this set"), _("shipped set")
    errors = [(e.game, own_name, e.message) for e in own.errors]
    errors += [(e.game, base_name, e.message) for e in (base.errors if base else ())]
    return Results(
        found, versus, verdict(s.difference) if versus else "",
        (share_text(s.own), share_text(s.base), difference_text(s.difference)), _pairing(found),
        _heroes(found, names), _heap(found.gold), _heap(found.rounds, 1), _causes(found, names),
        _cards(_striking(found, names), names), _cards(found.cards, names), errors,
    )  # fmt: skip


def _pairing(found: Figures) -> str:
    s = found.survival
    if s.difference is None or s.unpaired is None:
        return ""
    text = _(
        "Game n of both sides begins alike: the same deal, and the same dice until a changed card makes the two part. "
        "So luck that both share drops out of the difference. {pairs} pairs, correlation {r}; without the pairs the "
        "interval would be {low} to {high}."
    )
    r = "–" if s.correlation is None else number(s.correlation, 2)
    return text.format(pairs=s.pairs, r=r, low=points(s.unpaired.low), high=points(s.unpaired.high))


def _heroes(found: Figures, names: Names) -> Table:
    shares = [x for h in found.heroes for x in (h.own, h.base) if x]
    scale = shares_scale([share.interval for share in shares])
    lines = []
    for h in found.heroes:
        marks = strip(scale, h.own.interval, h.base.interval if h.base else None)
        cells = (
            number(h.own.n), share_text(h.own), share_text(h.base),
            difference_text(h.difference), number_text(h.home), number_text(h.base_home),
        )  # fmt: skip
        clear = bool(h.difference and h.difference.excludes_zero)
        lines.append(Line(names.thing("hero", h.hero), marks, cells, clear))
    return Table(sorted(lines), scale.ticks())


def _causes(found: Figures, names: Names) -> Table:
    shares = [x.interval for c in found.causes for x in (c.own, c.base) if x and x.interval]
    scale = Scale(0.0, max([0.05, *(i.value for i in shares)]))
    lines = []
    for c in found.causes:
        own, base = (x.interval.value if x and x.interval else None for x in (c.own, c.base))
        cells = (_count(c.own), _count(c.base), difference_text(c.difference))
        clear = bool(c.difference and c.difference.excludes_zero)
        lines.append(Line(names.thing("cause", c.cause), lengths(scale, own or 0.0, base), cells, clear))
    return Table(lines, scale.ticks())


def _count(share: Any) -> str:
    return f"{share.hits} · {percent(share.interval.value)}" if share and share.interval else "–"


def _heap(spread: Spread, digits: int = 0) -> Heap:
    bins = spread.bins
    own, base = sum(bins.own), sum(bins.base)
    rows = [
        (_from_to(n, bins.width), _part(a, own), _part(b, base))
        for n, (a, b) in enumerate(zip(bins.own, bins.base, strict=True))
    ]
    quartiles = (_quartiles(spread.own_quartiles), _quartiles(spread.base_quartiles))
    means = (number_text(spread.own_mean, digits), number_text(spread.base_mean, digits))
    return Heap(histogram(bins), rows, quartiles, means)


def _from_to(n: int, width: int) -> str:
    low, high = (number(v) for v in (n * width, (n + 1) * width - 1))
    return low if width == 1 else f"{low}–{high}"


def _part(n: int, total: int) -> str:
    return f"{n} · {percent(n / total)}" if total else "–"


def _quartiles(found: tuple[int, int, int] | None) -> str:
    return " · ".join(number(v) for v in found) if found else "–"


def _striking(found: Figures, names: Names) -> list[CardFigures]:
    """Cards that are not as in the shipped set, then those that go with survival or death most clearly."""
    changed = [c for c in found.cards if names.is_changed(c.card)]
    clear = [c for c in found.cards if c not in changed and _is_clear(c.own)]
    clear.sort(key=lambda c: -_clearness(c.own))
    return [*changed[:SHOWN_CHANGED], *clear[:SHOWN_CLEAR]]


def _is_clear(came: Came | None) -> bool:
    if came is None or came.difference is None:
        return False
    seldom = min(came.games.hits, came.games.n - came.games.hits)
    return came.difference.excludes_zero and seldom >= SEEN_ENOUGH


def _clearness(came: Came | None) -> float:
    """How far from 0 the interval ends."""
    d = came.difference if came else None
    return max(d.low, -d.high) if d else 0.0


def _cards(found: Sequence[CardFigures], names: Names) -> Table:
    scale = differences_scale([x.difference for c in found for x in (c.own, c.base) if x])
    lines = [_card(c, names, scale) for c in found]
    return Table(lines, scale.ticks(), scale.at(0.0))


def _card(c: CardFigures, names: Names, scale: Scale) -> Line:
    own, base = (x.difference if x else None for x in (c.own, c.base))
    cells = (*_came(c.own), difference_text(own), _came(c.base)[1], difference_text(base))
    return Line(names.card(c.card), strip(scale, own, base), cells, bool(own and own.excludes_zero))


def _came(came: Came | None) -> tuple[str, str]:
    """How often in all; in which share of the games."""
    if came is None:
        return "0", "–"
    share = percent(came.games.interval.value) if came.games.interval else "–"
    return number(came.drawn), share
