"""What the counts say: shares with intervals, the set beside the shipped one. Numbers only; words are the pages'."""

from math import sqrt

from msgspec import Struct

from .bins import Bins, bins_of, quartiles
from .intervals import Interval, difference, mean, paired, wilson
from .tally import UNKNOWN, Card, Hero, Tally


class Share(Struct, frozen=True):
    """``hits`` of ``n``; the interval is None where nothing was counted."""

    hits: int
    n: int
    interval: Interval | None


class Survival(Struct, frozen=True):
    """Everybody together. ``difference`` uses the pairs, ``unpaired`` does not; ``correlation`` of the pairs."""

    own: Share
    base: Share | None = None
    pairs: int = 0
    difference: Interval | None = None
    unpaired: Interval | None = None
    correlation: float | None = None


class HeroFigures(Struct, frozen=True):
    """``home``: gold that a seat of this hero brought home on average, nothing for those who did not survive."""

    hero: str
    own: Share
    base: Share | None
    difference: Interval | None
    home: Interval | None
    base_home: Interval | None


class Cause(Struct, frozen=True):
    """Shares are of all seats, so that they add up to what did not survive."""

    cause: str
    own: Share
    base: Share | None
    difference: Interval | None


class Came(Struct, frozen=True):
    """``drawn`` in all; ``games``: those in which it came up; survival with it, without, and the difference."""

    drawn: int
    games: Share
    with_it: Share
    without: Share
    difference: Interval | None


class CardFigures(Struct, frozen=True):
    """A card as ``pile.key``; ``base`` or ``own`` is None where it never came up on that side."""

    card: str
    own: Came | None
    base: Came | None


class Spread(Struct, frozen=True):
    """How a number is distributed: three quartiles (None of nothing), the mean, and counts a bin on both sides."""

    bins: Bins
    own_quartiles: tuple[int, int, int] | None
    base_quartiles: tuple[int, int, int] | None
    own_mean: Interval | None
    base_mean: Interval | None


class Figures(Struct, frozen=True):
    """Gold: of hauls brought home, its mean of all seats. Without ``base``: the shipped set itself was played."""

    games: int
    base_games: int
    broken: int
    base_broken: int
    survival: Survival
    heroes: tuple[HeroFigures, ...]
    gold: Spread
    causes: tuple[Cause, ...]
    rounds: Spread
    cards: tuple[CardFigures, ...]


def figures(own: Tally, base: Tally | None = None) -> Figures:
    both = base or Tally()
    return Figures(
        own.games, both.games, own.broken, both.broken, _survival(own, base), _heroes(own, base), _gold(own, both),
        _causes(own, base), _rounds(own, both), _cards(own, base),
    )  # fmt: skip


def share(hits: int, n: int) -> Share:
    return Share(hits, n, wilson(hits, n))


def _less(a: Share, b: Share | None) -> Interval | None:
    return difference(a.hits, a.n, b.hits, b.n) if b else None


def _survival(own: Tally, base: Tally | None) -> Survival:
    mine = share(own.survived, own.seats)
    if base is None:
        return Survival(mine)
    theirs = share(base.survived, base.seats)
    seats = own.seats // max(1, own.games - own.broken) or 1
    known = [(int(a) / seats, int(b) / seats) for a, b in zip(own.survivors, base.survivors, strict=False)
             if UNKNOWN not in (a, b)]  # fmt: skip
    gap = paired(a - b for a, b in known)
    return Survival(mine, theirs, len(known), gap, _less(mine, theirs), _correlation(known))


def _correlation(known: list[tuple[float, float]]) -> float | None:
    if not known:
        return None
    n = len(known)
    x, y = sum(a for a, _ in known) / n, sum(b for _, b in known) / n
    xx, yy = sum((a - x) ** 2 for a, _ in known), sum((b - y) ** 2 for _, b in known)
    return sum((a - x) * (b - y) for a, b in known) / sqrt(xx * yy) if xx * yy else None


def _heroes(own: Tally, base: Tally | None) -> tuple[HeroFigures, ...]:
    names = sorted({*own.heroes, *(base.heroes if base else ())})
    beside = base.heroes if base else None
    return tuple(
        _hero(name, own.heroes.get(name, Hero()), None if beside is None else beside.get(name, Hero()))
        for name in names
    )


def _hero(name: str, own: Hero, base: Hero | None) -> HeroFigures:
    mine, theirs = share(own.survived, own.seats), share(base.survived, base.seats) if base else None
    return HeroFigures(name, mine, theirs, _less(mine, theirs), _home(own), _home(base) if base else None)


def _home(hero: Hero) -> Interval | None:
    return mean(hero.gold, hero.seats - hero.survived)


def _hauls(tally: Tally) -> dict[int, int]:
    found: dict[int, int] = {}
    for hero in tally.heroes.values():
        for gold, n in hero.gold.items():
            found[gold] = found.get(gold, 0) + n
    return found


def _gold(own: Tally, base: Tally) -> Spread:
    mine, theirs = _hauls(own), _hauls(base)
    means = mean(mine, own.seats - own.survived), mean(theirs, base.seats - base.survived)
    return Spread(bins_of(mine, theirs), quartiles(mine), quartiles(theirs), *means)


def _rounds(own: Tally, base: Tally) -> Spread:
    mine, theirs = own.rounds, base.rounds
    return Spread(bins_of(mine, theirs), quartiles(mine), quartiles(theirs), mean(mine), mean(theirs))


def _causes(own: Tally, base: Tally | None) -> tuple[Cause, ...]:
    """The most frequent first."""
    mine, theirs = _deaths(own), _deaths(base) if base else {}
    found = []
    for cause in sorted({*mine, *theirs}):
        a = share(mine.get(cause, 0), own.seats)
        b = share(theirs.get(cause, 0), base.seats) if base else None
        found.append(Cause(cause, a, b, _less(a, b)))
    return tuple(sorted(found, key=lambda c: (-c.own.hits, -(c.base.hits if c.base else 0), c.cause)))


def _deaths(tally: Tally) -> dict[str, int]:
    found: dict[str, int] = {}
    for hero in tally.heroes.values():
        for cause, n in hero.causes.items():
            found[cause] = found.get(cause, 0) + n
    return found


def _cards(own: Tally, base: Tally | None) -> tuple[CardFigures, ...]:
    names = sorted({*own.cards, *(base.cards if base else ())})
    return tuple(
        CardFigures(name, _came(own, own.cards.get(name)), _came(base, base.cards.get(name)) if base else None)
        for name in names
    )


def _came(tally: Tally, card: Card | None) -> Came | None:
    if card is None:
        return None
    with_it = share(card.survived, card.seats)
    without = share(tally.survived - card.survived, tally.seats - card.seats)
    games = share(card.games, tally.games - tally.broken)
    return Came(card.drawn, games, with_it, without, _less(with_it, without))
