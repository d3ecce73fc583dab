"""What some seats may not know, and what has been told about it."""

from collections.abc import Callable

from msgspec import Struct

from .seats import Seat, sees

EXACTLY = 0  # the value of ``may_be`` for seats that know just which card it is


class Fact(Struct, array_like=True, frozen=True):
    """The seats of ``seats`` know that the thing which is card ``card`` of ``pile`` is one of the bits of ``may_be``.

    A fact goes with the card, wherever it lies, as long as these seats can follow it. With ``among`` it is the other
    way round (``card`` is -1): every card of ``may_be`` is one of the things in ``among``, which were mixed.
    """

    pile: str
    card: int
    seats: int
    may_be: int
    among: bytes = b""


class HiddenNumber(Struct, array_like=True, frozen=True):
    """A number between ``low`` and ``high`` that only the seats of ``known`` know; ``told``: (seats, may_be) pairs.

    Bit ``i`` of a mask stands for the value ``low + i``.
    """

    value: int
    low: int
    high: int
    known: int
    told: tuple[tuple[int, int], ...] = ()

    def may_be(self, seat: Seat) -> int:
        mask = (1 << (self.high - self.low + 1)) - 1
        for seats, told in self.told:
            if sees(seats, seat):
                mask &= told
        return mask


def mask_of(size: int, test: Callable[[int], bool]) -> int:
    return sum([1 << i for i in range(size) if test(i)])


def within(inner: int, outer: int) -> bool:
    """Does every viewer of the one group belong to the other?"""
    return inner & outer == inner


def narrow(facts: list[Fact], pile: str, card: int, seats: int, may_be: int) -> None:
    """Add a fact, or sharpen the one that these same seats already have. What it makes superfluous goes."""
    for i, old in enumerate(facts):
        if old.card != card or old.pile != pile:
            continue
        if old.may_be == EXACTLY and within(seats, old.seats):
            return
        if old.seats == seats and may_be != EXACTLY:
            del facts[i]
            may_be &= old.may_be
            break
    if may_be & (may_be - 1) == 0:  # one card is left
        may_be = EXACTLY
    if may_be == EXACTLY:
        _make_room(facts, pile, card, seats)
    facts.append(Fact(pile, card, seats, may_be))


def _make_room(facts: list[Fact], pile: str, card: int, seats: int) -> None:
    """These seats are about to know the card: whatever else they know about it is less than that."""
    kept: dict[Fact, None] = {}
    for f in facts:
        if f.pile == pile and f.among and f.seats & seats and (f.may_be >> card & 1 or card in f.among):
            if not within(f.seats, seats):
                kept[f] = None
            if may_be := f.may_be & ~(1 << card):
                kept[Fact(pile, -1, f.seats & seats, may_be, f.among.replace(bytes((card,)), b""))] = None
        elif f.card != card or f.pile != pile or not within(f.seats, seats):
            kept[f] = None
    facts[:] = kept


def knows(facts: list[Fact], pile: str, card: int, seat: Seat) -> bool:
    """Does this viewer know which card it is?"""
    for f in facts:  # noqa: SIM110  (observations ask this for every card)
        if f.card == card and f.may_be == EXACTLY and f.pile == pile and sees(f.seats, seat):
            return True
    return False


def touches(f: Fact, cards: bytes) -> bool:
    """Is this fact about one of these things?"""
    return f.card in cards if f.card >= 0 else not set(f.among).isdisjoint(cards)


def mix(facts: list[Fact], pile: str, cards: bytes, seen_by: int) -> None:
    """From here on nobody but the seats of ``seen_by`` can tell these things of a pile apart."""
    kept: list[Fact] = []
    named: dict[tuple[int, bytes], int] = {}
    for f in facts:
        if f.pile != pile or not touches(f, cards):
            kept.append(f)
            continue
        if f.seats & seen_by:
            kept.append(Fact(pile, f.card, f.seats & seen_by, f.may_be, f.among))
        if not within(f.seats, seen_by) and (f.among or f.may_be == EXACTLY):
            key = f.seats, bytes(sorted({*f.among, *cards}))
            named[key] = named.get(key, 0) | (f.may_be or 1 << f.card)
    facts[:] = kept + [Fact(pile, -1, seats, may_be, among) for (seats, among), may_be in named.items()]


def masks_for(facts: list[Fact], pile: str, things: set[int], seat: Seat) -> dict[int, int]:
    """What this viewer knows about some things of a pile: for each one (that it knows something of) what it may be."""
    masks: dict[int, int] = {}
    for f in facts:
        if f.pile != pile or not sees(f.seats, seat):
            continue
        if f.card in things:
            masks[f.card] = masks.get(f.card, -1) & (f.may_be or 1 << f.card)
        elif f.among:
            for card in things.difference(f.among):
                masks[card] = masks.get(card, -1) & ~f.may_be
    return masks


def forget_among(facts: list[Fact], pile: str, cards: bytes) -> None:
    """All hidden cards of the pile lie among these: to know that says nothing."""
    facts[:] = [f for f in facts if f.pile != pile or not f.among or not set(f.among).issubset(cards)]


def tell_number(number: HiddenNumber, seats: int, test: Callable[[int], bool]) -> HiddenNumber:
    """The same number, known by these seats to pass ``test(value)``."""
    mask = mask_of(number.high - number.low + 1, lambda i: test(number.low + i))
    told = dict(number.told)
    told[seats] = told.get(seats, mask) & mask
    known = number.known
    if told[seats].bit_count() == 1:
        known |= seats
    return HiddenNumber(number.value, number.low, number.high, known, tuple(told.items()))
