"""Worlds that agree with everything a seat has been told (determinization by conditioning).

Cards hidden now change places within their pile, inside their facts; hidden numbers and pending answers are drawn again;
snapshot and tape are relabelled and replayed once. Redrawing and rejecting does not work: after a few hidden cards it
needs thousands of tries, and it forgets what earlier steps told.
"""

import random
from collections.abc import Callable
from typing import Any

from .chance import Loose
from .errors import RulesError
from .matching import deal_again
from .options import RandomSource, sample
from .position import Position
from .ruleset import Maps
from .secrets import EXACTLY, Fact, HiddenNumber
from .seats import Seat, sees
from .state import State
from .tape import Answered, Drawn, Entry, Rolled

TRIES = 50
IDENTITY = bytes(range(256))

report: Callable[[str, Position, Seat], None] = lambda what, position, seat: None
"""Called when a world shows the seat something else than it saw: a leak, or a fact that a rule forgot to tell."""


def imagine(p: Position, seat: Seat, rng: RandomSource, check: bool = True) -> Position:
    """With ``check`` a world that would have shown the seat something else is reported and drawn again.

    Without it the first world is returned as it is (tests of secrecy compare it themselves). Raises ``RulesError`` if
    no world is found; the true world is never a fallback.
    """
    for _ in range(TRIES):
        try:
            world = _world(p, seat, rng)
        except (RulesError, LookupError, AttributeError, TypeError, ValueError) as e:
            if not check:
                raise RulesError(f"an imagined world broke: {e!r}") from e
            report(f"broken: {e!r}", p, seat)
            continue
        if not check or _looks_the_same(p, world, seat):
            return world
        report("differs", p, seat)
    raise RulesError("no world agrees with what this seat was told")


def _world(p: Position, seat: Seat, rng: RandomSource) -> Position:
    maps = {pile: _table(ids, p, pile, seat, rng) for pile, ids in hidden_cards(p, seat).items()}
    numbers = {
        name: _draw_number(number, seat, rng)
        for name, number in p.g.s.numbers.items()
        if not sees(number.known, seat)
    }
    base = p.base
    if maps or numbers:
        base = base.copy()
        _relabel(p, base, maps, numbers, seat)
    tape = _relabel_tape(p, maps, numbers)
    world = Position.replay(p.g, base, tape, p.one_step)
    world.copy_margin(p)
    world.g.chance = Loose(random.Random(int(rng.random() * (1 << 62))))  # noqa: S311
    _draw_pending(world, seat, rng)
    return world


def hidden_cards(p: Position, seat: Seat) -> dict[str, list[int]]:
    """For each pile where it matters: the cards that this seat cannot tell apart now, in ascending order."""
    s, rules = p.g.s, p.rules
    known = {(f.pile, f.card) for f in s.facts if f.may_be == EXACTLY and sees(f.seats, seat)}
    away: dict[str, set[int]] = {}
    for pile, card in rules.hidden_places(s):
        if (pile, card) not in known:
            away.setdefault(pile, set()).add(card)
    out = {}
    for pile in {*away, *(f.pile for f in s.facts)} | rules.secret_piles:
        ids = away.get(pile, set()) | {c for c in _face_down(s, pile, pile in rules.secret_piles) if (pile, c) not in known}
        if len(ids) > 1 and (pile in away or pile in rules.secret_piles):
            out[pile] = sorted(ids)
    return dict(sorted(out.items()))


def _face_down(s: State, pile: str, secret: bool) -> set[int]:
    """Cards of a deck whose face is not common knowledge: mixed ones, and lone ones of a secret pile."""
    return {c for heap in s.decks.get(pile, ()) if secret or len(heap) > 1 for c in heap}


def _table(ids: list[int], p: Position, pile: str, seat: Seat, rng: RandomSource) -> bytes:
    masks: dict[int, int] = {}
    here = set(ids)
    for f in p.g.s.facts:
        if f.pile == pile and f.card in here and f.may_be != EXACTLY and sees(f.seats, seat):
            masks[f.card] = masks.get(f.card, -1) & f.may_be
    table = bytearray(IDENTITY)
    for card, target in deal_again(ids, masks, rng).items():
        table[card] = target
    return bytes(table)


def _draw_number(number: HiddenNumber, seat: Seat, rng: RandomSource) -> HiddenNumber:
    mask = number.may_be(seat)
    values = [number.low + i for i in range(number.high - number.low + 1) if mask >> i & 1]
    value = values[int(rng.random() * len(values))]
    return HiddenNumber(value, number.low, number.high, number.known, number.told)


def _relabel(p: Position, s: State, maps: Maps, numbers: dict[str, HiddenNumber], seat: Seat) -> None:
    for pile, table in maps.items():
        if pile in s.decks:
            s.decks[pile] = [bytes(sorted(heap.translate(table))) for heap in s.decks[pile]]
    s.facts = [moved for f in s.facts if (moved := _relabel_fact(f, maps, seat)) is not None]
    for name, number in numbers.items():
        if name in s.numbers:
            old = s.numbers[name]
            s.numbers[name] = HiddenNumber(number.value, old.low, old.high, old.known, old.told)
    p.rules.relabel(s, maps)


def _relabel_fact(f: Fact, maps: Maps, seat: Seat) -> Fact | None:
    """What others alone were told may not fit this world's card: then it is dropped, a world may know less."""
    if f.pile not in maps:
        return f
    card = maps[f.pile][f.card]
    if f.may_be != EXACTLY and not f.may_be >> card & 1:
        return None
    return Fact(f.pile, card, f.seats, f.may_be)


def _relabel_tape(p: Position, maps: Maps, numbers: dict[str, HiddenNumber]) -> list[Entry]:
    tape = [_relabel_entry(p, e, maps) for e in p.g.tape]
    for name, number in numbers.items():
        _rewrite_number(tape, name, number)
    return tape


def _relabel_entry(p: Position, e: Entry, maps: Maps) -> Entry:
    if type(e) is Drawn and e.pile in maps:
        return Drawn(e.pile, maps[e.pile][e.card])
    if type(e) is Answered and maps and e.seat >= 0:
        return Answered(e.key, e.seat, p.rules.relabel_answer(e.key, e.answer, maps), e.hides)
    return e


def _rewrite_number(tape: list[Entry], name: str, number: HiddenNumber) -> None:
    """The last entry that became this number now carries the imagined value."""
    for i in range(len(tape) - 1, -1, -1):
        e = tape[i]
        if type(e) is Rolled and e.hides == name:
            tape[i] = Rolled(e.stream, number.value - number.low, name)
            return
        if type(e) is Answered and e.hides == name:
            tape[i] = Answered(e.key, e.seat, str(number.value), name)
            return


def _draw_pending(world: Position, seat: Seat, rng: RandomSource) -> None:
    """What others have answered so far in secret is drawn again from this world's own options."""
    answers, world.pending = world.pending, {}
    for other in answers:
        legal = world.legal(other)
        answers[other] = answers[other] if other == seat else sample(legal[int(rng.random() * len(legal))], rng)
    world.pending = answers


def _looks_the_same(p: Position, world: Position, seat: Seat) -> bool:
    return shown(p, seat) == shown(world, seat)


def shown(p: Position, seat: Seat) -> Any:
    """What this step showed the seat: its events, who was asked what, its own options, the table."""
    return p.seen(seat), p.observation(seat)
