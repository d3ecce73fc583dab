"""Amulets (section 13): found unseen, watched by the right player, in force once they have shown themselves.

The right player alone has read the card. At each trigger the game watches for that player: an amulet that acts there is
turned up, and that any other has stayed silent is told to all, since everybody saw it stay so. ``R60``
"""

from typing import Any

from ...kernel import ALL, NOBODY, Play, Rule, Seat, only
from ...kernel.secrets import knows
from ..choices import pick
from ..encounter import right_of
from ..follow import FOLLOW
from ..hooks import changed, hook
from ..kinds import Amulet
from ..parts import AmuletKind
from ..piles import Drawn
from ..state import Hero

PILE = "amulet"


def kind_with(g: Play, effect: str) -> AmuletKind | None:
    """The amulet of this power, if the set has one."""
    return next((kind for kind in g.cards.amulets if kind.effect == effect), None)


def worn(g: Play, hero: Hero) -> AmuletKind:
    return g.cards.amulets[hero.amulet]  # type: ignore[no-any-return]


def in_force(g: Play, hero: Hero, effect: str) -> bool:
    """Has the hero's amulet shown itself, and is this its power?"""
    return hero.amulet >= 0 and hero.amulet_shown and worn(g, hero).effect == effect


def watch(g: Play, hero: Hero, trigger: str) -> None:
    """A trigger has come: the amulet shows itself, or all learn that it is none of those that act here."""
    if hero.amulet < 0 or hero.amulet_shown or trigger in hero.amulet_quiet:
        return
    kinds, card = g.cards.amulets, hero.amulet
    if kinds[card].acts == trigger:
        hero.amulet_shown = True
        g.reveal(PILE, card, "amulet.shown", hero.seat, kinds[card].key)
    else:
        hero.amulet_quiet = (*hero.amulet_quiet, trigger)
        g.tell(ALL, PILE, card, lambda c: kinds[c].acts != trigger, "amulet.silent", hero.seat, trigger)


def acts(g: Play, hero: Hero, trigger: str, effect: str) -> bool:
    """The trigger has come: does the hero have the good or the ill of this power?"""
    watch(g, hero, trigger)
    return in_force(g, hero, effect)


# --- finding one


def found(g: Play, hero: Hero, drawn: Drawn) -> Rule:
    if may_wear(g, hero, drawn.pile):
        yield from find(g, hero)
    else:
        g.event("amulet.refused", hero.seat)


FOLLOW[Amulet] = found


def may_wear(g: Play, hero: Hero, pile: str) -> bool:
    """Some may not use amulets at all; others may keep nothing just now (section 14)."""
    return not g.cards.heroes[hero.sheet].no_amulet and changed(g, "may_keep", hero, pile, True)


def find(g: Play, hero: Hero) -> Rule:
    """The right player draws the card and reads it; the finder keeps it, or not, without seeing it. One only."""
    right = only(right_of(g, hero))
    card = g.draw(PILE, seen_by=right)
    if card is None:
        g.event("pile.empty", hero.seat, PILE)
        return
    hero.found = (card,)
    if right != NOBODY:
        g.event("amulet.read", hero.seat, g.cards.amulets[card].key, seen_by=right)
    ids, default = (("keep", "discard"), "discard") if hero.amulet < 0 else (("new", "old"), "old")
    answer = yield from pick(g, hero, "amulet.found", ids, default)
    g.event(f"amulet.{answer}", hero.seat)
    settle(g, hero, card if answer in ("keep", "new") else -1)


def settle(g: Play, hero: Hero, card: int, shown: bool = False) -> None:
    """Wear this one of those found; the others, and the one worn before, go unseen under the deck (R60)."""
    rest = [other for other in hero.found if other != card]
    hero.found = ()
    if card >= 0:
        put_away(g, hero)
        hero.amulet, hero.amulet_shown = card, shown
    for other in rest:
        g.put_under(PILE, other)


def put_away(g: Play, hero: Hero) -> None:
    """Back under its deck, face down as it lay or as everybody knows it."""
    if hero.amulet >= 0:
        g.put_under(PILE, hero.amulet)
    hero.amulet, hero.amulet_shown, hero.amulet_quiet = -1, False, ()


@hook("hero.removed", of="catacombs")
def of_the_dead(g: Play, hero: Hero) -> None:
    settle(g, hero, -1)
    put_away(g, hero)


# --- what a seat may see


@hook("observed", of="catacombs")
def seen(g: Play, seat: Seat, table: dict[str, Any]) -> dict[str, Any]:
    for shown, hero in zip(table["heroes"], g.s.heroes, strict=True):
        if hero.sheet >= 0:
            shown["amulet"] = _amulet_seen(g, hero, seat) if hero.amulet >= 0 else None
            shown["amulets_found"] = [_face(g, card, seat) for card in hero.found]
    return table


def _amulet_seen(g: Play, hero: Hero, seat: Seat) -> dict[str, Any]:
    """``key`` is None for those who have not seen it; ``quiet``: the triggers at which nothing happened."""
    return {"key": _face(g, hero.amulet, seat), "shown": hero.amulet_shown, "quiet": hero.amulet_quiet}


def _face(g: Play, card: int, seat: Seat) -> str | None:
    return g.cards.amulets[card].key if knows(g.s.facts, PILE, card, seat) else None
