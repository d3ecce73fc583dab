"""Worlds that agree with everything a seat has been told (determinization by conditioning).

Cards hidden now change places within their pile, inside their facts; hidden numbers and pending answers are drawn
again; snapshot and tape are relabelled and replayed once. Redrawing and rejecting does not work: after a few hidden
cards it needs thousands of tries, and it forgets what earlier steps told.
"""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from .chance import Loose
from .errors import RulesError
from .matching import Contradiction, deal_again
from .options import RandomSource, sample
from .relabel import IDENTITY, relabel_base, relabel_tape
from .seats import Seat, sees
from .secrets import EXACTLY, HiddenNumber, masks_for

if TYPE_CHECKING:
    from .position import Position

P = TypeVar("P", bound="Position")
Given = Mapping[tuple[str, int], int]

TRIES = 50


def _silent(what: str, position: "Position", seat: Seat) -> None:
    """Nobody listens."""


report: Callable[[str, "Position", Seat], None] = _silent
"""Called when a world shows the seat something else than it saw: a leak, or a fact that a rule forgot to tell."""


def imagine(p: P, seat: Seat, rng: RandomSource, check: bool = True) -> P:
    """With ``check`` a world that would have shown the seat something else is reported and drawn again.

    Without it the first world is returned as it is (tests of secrecy compare it themselves). Raises ``RulesError`` if
    no world is found; the true world is never a fallback.
    """
    for _ in range(TRIES):
        try:
            world = _world(p, seat, rng)
            if not check or shown(p, seat) == shown(world, seat):
                return world
            report("differs", p, seat)
        except Contradiction:
            continue  # the present would be possible, but not after this history: draw again
        except Exception as e:
            if not check:
                raise RulesError(f"an imagined world broke: {e!r}") from e
            report(f"broken: {e!r}", p, seat)
    raise RulesError("no world agrees with what this seat was told")


def shown(p: "Position", seat: Seat) -> Any:
    """What this step showed the seat: its events, the table, who is asked what, its own options."""
    return p.seen(seat), p.observation(seat)


def _world(p: P, seat: Seat, rng: RandomSource) -> P:
    unknown = {name: number for name, number in p.g.s.numbers.items() if not sees(number.known, seat)}
    numbers = {name: _draw_number(number, seat, rng) for name, number in unknown.items()}
    given = p.g.rules.facts_given(p.g, {**p.g.s.numbers, **numbers}) if p.g.s.numbers else {}
    maps = {pile: _table(p, pile, ids, seat, rng, given) for pile, ids in hidden_cards(p, seat).items()}
    tape, maps, in_base = relabel_tape(p, maps, numbers, seat, rng)
    base = relabel_base(p, maps, in_base)
    world = p.replay(p.g, base, tape, p.one_step)
    world.copy_margin(p)
    world.g.chance = Loose(rng)
    _draw_pending(world, seat, rng)
    return world


def hidden_cards(p: "Position", seat: Seat) -> dict[str, list[int]]:
    """For each secret pile: the cards that this seat cannot tell apart now, in ascending order."""
    s, rules = p.g.s, p.g.rules
    known = {(f.pile, f.card) for f in s.facts if f.may_be == EXACTLY and sees(f.seats, seat)}
    away: dict[str, list[int]] = {}
    for pile, card in rules.hidden_places(s):
        if (pile, card) not in known:
            away.setdefault(pile, []).append(card)
    out = {}
    for pile in sorted(p.g.secret_piles):
        ids = [c for heap in s.decks.get(pile, ()) for c in heap if (pile, c) not in known]
        heaps = len([h for h in s.decks.get(pile, ()) if h])
        ids += away.get(pile, [])
        if len(ids) > 1 and (heaps > 1 or pile in away):
            out[pile] = sorted(ids)
    return out


def _table(p: "Position", pile: str, ids: list[int], seat: Seat, rng: RandomSource, given: Given) -> bytes:
    masks = masks_for(p.g.s.facts, pile, set(ids), seat)
    masks |= {card: masks.get(card, -1) & may_be for (of, card), may_be in given.items() if of == pile and card in ids}
    ids, names = _by_place(p, pile, ids, masks), ids
    masks = {card: masks[card] for card in ids if card in masks}
    table = bytearray(IDENTITY)
    for card, target in deal_again(ids, masks, rng, names).items():
        table[card] = target
    return bytes(table)


def _by_place(p: "Position", pile: str, ids: list[int], masks: dict[int, int]) -> list[int]:
    """Ordered by where they lie and what is known of them, not by what they truly are: so the world that comes of a
    given luck is the same whatever is hidden."""
    away = [card for of, card in p.g.rules.hidden_places(p.g.s) if of == pile]
    place = {card: n for n, card in enumerate(away)}
    for n, heap in enumerate(p.g.s.decks.get(pile, ()), len(away)):
        place |= dict.fromkeys(heap, n)
    return sorted(ids, key=lambda card: (place[card], masks.get(card, -1), card))


def _draw_number(number: HiddenNumber, seat: Seat, rng: RandomSource) -> HiddenNumber:
    mask = number.may_be(seat)
    values = [number.low + i for i in range(number.high - number.low + 1) if mask >> i & 1]
    value = values[int(rng.random() * len(values))]
    return HiddenNumber(value, number.low, number.high, number.known, number.told)


def _draw_pending(world: "Position", seat: Seat, rng: RandomSource) -> None:
    """What others have answered so far in secret is drawn again from this world's own options."""
    answers, world.pending = world.pending, {}
    drawn = {}
    for other, answer in answers.items():
        legal = world.legal(other)
        drawn[other] = answer if other == seat else sample(legal[int(rng.random() * len(legal))], rng)
    world.pending = drawn
