"""Does a game keep its secrets? One test for every game, and it can fail.

A whole game is played as one step. At each question and for each viewer a world is imagined from the told facts alone,
without looking at what the viewer saw. There the whole history is replayed; the viewer and a spectator must have been
shown the very same, although the secret is another one. What the rules gave away in any other manner than by telling
(an event, who is asked, which options there are, what a page shows, a silence that nobody told) shows up as a
difference.
"""

import random
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from games.rules.kernel import ALL, Position, RulesError, Ruleset, Seat
from games.rules.kernel.secrets import EXACTLY

from .driver import random_game, start

View = Callable[[Position, Seat], Any]


@dataclass
class Findings:
    """``tried``: worlds compared. ``differed``: in how many of them which kind of secret was another one."""

    tried: int = 0
    differed: Counter[str] = field(default_factory=Counter)
    leaks: Counter[str] = field(default_factory=Counter)


def shown(p: Position, seat: Seat) -> dict[str, Any]:
    """The whole history as this viewer has seen it (the game is one step), and what is on the table."""
    seen = p.observation(seat)
    return {"events": p.seen(seat), "table": seen["table"], "question": seen["question"]}


def find_leaks(
    rules: Ruleset,
    seats: int,
    games: int = 5,
    every: int = 1,
    seed: int = 0,
    view: View = shown,
    avoid: tuple[str, ...] = (),
    sets: tuple[str, ...] = ("base",),
    one_step: bool = True,
) -> Findings:
    """Play random games and compare worlds at every ``every``-th answer.

    ``view`` may be any renderer: what it makes of position and viewer must be equal (a dict names its parts). With
    ``one_step`` off only the current step's history is compared.
    """
    found, rng = Findings(), random.Random(seed)
    for game in range(games):
        p = start(rules, seats, seed + game, one_step, sets)
        for n, _ in enumerate(random_game(p, seed + game, avoid)):
            if n % every == 0:
                _look_for_lost_cards(p, found)
                real = {seat: view(p, seat) for seat in (None, *range(seats))}
                for seat in real:
                    _compare(p, seat, rng, view, real, found)
    return found


def _compare(p: Position, seat: Seat, rng: random.Random, view: View, real: dict[Seat, Any], found: Findings) -> None:
    found.tried += 1
    key = p.decision.key if p.decision else "over"
    try:
        world = p.imagine(seat, rng, check=False)
    except RulesError as e:
        found.leaks[f"{key}: broken: {e.__cause__ or e}"[:120]] += 1
        return
    found.differed.update(_differences(p, world))
    for viewer in {seat, None}:
        mine, other = real[viewer], view(world, viewer)
        if mine != other:
            parts = [part for part in mine if mine[part] != other[part]] if isinstance(mine, dict) else ["view"]
            found.leaks[f"{key}: {'+'.join(parts)}"] += 1


def _differences(p: Position, world: Position) -> set[str]:
    """The kinds of secrets that the world has otherwise: piles, hidden numbers (up to the first dot), part answers."""
    out = set()
    for pile in p.g.secret_piles:
        if _places(p, pile) != _places(world, pile):
            out.add(pile)
    for name, number in p.g.s.numbers.items():
        other = world.g.s.numbers.get(name)  # gone from a world where something else has come of it
        if other is None or other.value != number.value:
            out.add(name.partition(".")[0])
    if p.pending != world.pending:
        out.add("pending")
    return out


def _places(p: Position, pile: str) -> tuple[Any, ...]:
    s = p.g.s
    return s.decks.get(pile), [c for where, c in p.rules.hidden_places(s) if where == pile]


def _look_for_lost_cards(p: Position, found: Findings) -> None:
    """A card of a secret pile lies in the deck, in a hidden place of the state, or its face is known to all."""
    s = p.g.s
    for pile in p.g.secret_piles:
        here = {c for heap in s.decks.get(pile, ()) for c in heap}
        here |= {c for where, c in p.rules.hidden_places(s) if where == pile}
        here |= {f.card for f in s.facts if f.pile == pile and f.may_be == EXACTLY and f.seats == ALL}
        if lost := sorted(set(range(p.g.cards.sizes[pile])) - here):
            found.leaks[f"lost cards: {pile} {lost}"] += 1
