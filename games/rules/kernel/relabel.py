"""A world's history: snapshot and tape with the hidden cards renamed and the hidden numbers changed."""

from typing import TYPE_CHECKING, Any

from .matching import deal_again
from .options import RandomSource
from .ruleset import Maps
from .seats import Seat
from .secrets import EXACTLY, Fact, HiddenNumber, masks_for
from .state import State
from .tape import Answered, Drawn, Entry, Mixed, Rolled

if TYPE_CHECKING:
    from .position import Position

IDENTITY = bytes(range(256))

Numbers = dict[str, HiddenNumber]
Tables = dict[str, bytes]


def relabel_tape(
    p: "Position", maps: Tables, numbers: Numbers, seat: Seat, rng: RandomSource
) -> tuple[list[Entry], Tables, Numbers]:
    """The tape of the world, the maps as they were at the step's start, and the numbers that are older than the step.

    Read from the end backwards: a card that was mixed with others may have been any of them before, as far as what was
    known then allows.
    """
    maps, numbers = dict(maps), dict(numbers)
    tape: list[Entry] = []
    known_then = p.g.known_then[:]
    for entry in reversed(p.g.tape):
        tape.append(_relabel_entry(p, entry, maps, numbers))
        if isinstance(entry, Mixed):
            facts = known_then.pop()
            if entry.pile in maps:
                maps[entry.pile] = _before_mixing(maps[entry.pile], entry, facts, seat, rng)
    tape.reverse()
    return tape, maps, numbers


def _before_mixing(table: bytes, mixed: Mixed, facts: list[Fact], seat: Seat, rng: RandomSource) -> bytes:
    """The same cards went into the mix; which was which is drawn anew from what this seat knew at that time."""
    masks, cards = masks_for(facts, mixed.pile, set(mixed.cards), seat), sorted(mixed.cards, key=lambda c: table[c])
    masks = {card: masks[card] for card in cards if card in masks}
    out = bytearray(table)
    for card, name in deal_again(cards, masks, rng, [table[card] for card in cards]).items():
        out[card] = name
    return bytes(out)


def _relabel_entry(p: "Position", e: Entry, maps: Maps, numbers: Numbers) -> Entry:
    if isinstance(e, Answered):
        number = numbers.pop(e.hides, None) if e.hides else None
        answer = str(number.value) if number else _relabel_answer(p, e, maps)
        return Answered(e.key, e.seat, answer, e.hides)
    if isinstance(e, Rolled):
        number = numbers.pop(e.hides, None) if e.hides else None
        return Rolled(e.stream, number.value - number.low, e.hides) if number else e
    table = maps.get(e.pile, IDENTITY)
    if isinstance(e, Drawn):
        return Drawn(e.pile, table[e.card])
    return Mixed(e.pile, bytes(sorted(e.cards.translate(table))))


def _relabel_answer(p: "Position", e: Answered, maps: Maps) -> Any:
    if not maps or e.answer is None:
        return e.answer
    if e.seat < 0:
        return tuple([(seat, p.rules.relabel_answer(e.key, answer, maps)) for seat, answer in e.answer])
    return p.rules.relabel_answer(e.key, e.answer, maps)


def relabel_base(p: "Position", maps: Maps, numbers: Numbers) -> State:
    """The snapshot of the world. ``numbers`` are those that already lay hidden when the step began."""
    if not maps and not numbers:
        return p.base
    s = p.base.copy()
    for pile, table in maps.items():
        if pile in s.decks:
            s.decks[pile] = [bytes(sorted(heap.translate(table))) for heap in s.decks[pile]]
    s.facts = [moved for f in s.facts if (moved := _relabel_fact(f, maps)) is not None]
    for name, number in numbers.items():
        old = s.numbers[name]
        s.numbers[name] = HiddenNumber(number.value, old.low, old.high, old.known, old.told)
    p.rules.relabel(s, maps)
    return s


def _relabel_fact(f: Fact, maps: Maps) -> Fact | None:
    """What others alone were told may not fit this world's card: then it is dropped, a world may know less."""
    table = maps.get(f.pile)
    if table is None:
        return f
    if f.among:
        among = bytes(sorted(f.among.translate(table)))
        may_be = f.may_be & sum([1 << c for c in among])
        return Fact(f.pile, -1, f.seats, may_be, among) if may_be else None
    card = table[f.card]
    if f.may_be != EXACTLY and not f.may_be >> card & 1:
        return None
    return Fact(f.pile, card, f.seats, f.may_be)
