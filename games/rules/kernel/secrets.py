"""What some seats may not know, and what has been told about it."""

from collections.abc import Callable

from msgspec import Struct

from .seats import ALL, Seat, sees

EXACTLY = 0  # the value of ``may_be`` for seats that know just which card it is


class Fact(Struct, array_like=True, frozen=True):
    """The seats of ``seats`` know that the thing which is card ``card`` of ``pile`` is one of the bits of ``may_be``.

    A fact belongs to the card in its place. It ends when the card is mixed with others.
    """

    pile: str
    card: int
    seats: int
    may_be: int


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
    return sum(1 << i for i in range(size) if test(i))


def narrow(facts: list[Fact], pile: str, card: int, seats: int, may_be: int) -> None:
    """Add a fact, or sharpen the one that these same seats already have."""
    for i, old in enumerate(facts):
        if old.card == card and old.seats == seats and old.pile == pile:
            sharper = EXACTLY if EXACTLY in (old.may_be, may_be) else old.may_be & may_be
            facts[i] = Fact(pile, card, seats, sharper)
            return
    facts.append(Fact(pile, card, seats, may_be))


def knows(facts: list[Fact], pile: str, card: int, seat: Seat) -> bool:
    """Does this viewer know which card it is?"""
    for f in facts:
        if f.card == card and f.may_be == EXACTLY and f.pile == pile and sees(f.seats, seat):
            return True
    return False


def forget(facts: list[Fact], pile: str, cards: bytes | None = None) -> None:
    """Cards of a pile (all of them without ``cards``) were mixed: nothing known about their places holds any more."""
    facts[:] = [f for f in facts if f.pile != pile or (cards is not None and f.card not in cards)]


def tell_number(number: HiddenNumber, seats: int, test: Callable[[int], bool]) -> HiddenNumber:
    """The same number, known by these seats to pass ``test(value)``."""
    mask = mask_of(number.high - number.low + 1, lambda i: test(number.low + i))
    told = dict(number.told)
    told[seats] = told.get(seats, mask) & mask
    known = number.known
    if bin(told[seats]).count("1") == 1:
        known = ALL if seats == ALL else known | seats
    return HiddenNumber(number.value, number.low, number.high, known, tuple(told.items()))
