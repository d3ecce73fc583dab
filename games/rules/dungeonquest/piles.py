"""Drawing, keeping and giving back cards and chits (section 5)."""

from typing import Any

from msgspec import Struct

from ..kernel import Play
from .board import CHAMBER
from .hooks import act
from .kinds import Shuffle
from .state import Hero


class Drawn(Struct, frozen=True):
    """A card that lies face up on the table while it is followed."""

    pile: str
    id: int
    card: Any  # one of ``kinds.AnyCard``; the rule that follows it knows which


def draw(g: Play, hero: Hero, pile: str) -> Drawn | None:
    """The top card, a Shuffle card dealt with on the way; None if the deck is empty (R21, R22)."""
    while (card_id := g.draw(pile)) is not None:
        card = g.cards.decks[pile][card_id]
        if type(card) is not Shuffle:
            g.s.table.append((pile, card_id))
            g.event("card", hero.seat, pile, card.key)
            return Drawn(pile, card_id, card)
        g.event("shuffle", hero.seat, pile)
        g.shuffle(pile, card_id)
        if all(type(g.cards.decks[pile][other]) is Shuffle for heap in g.s.decks[pile] for other in heap):
            return None  # nothing but Shuffle cards is left
    return None


def discard(g: Play, drawn: Drawn) -> None:
    """To the bottom of its deck, unless it has been kept or given back meanwhile."""
    held = (drawn.pile, drawn.id)
    if held in g.s.table:
        g.s.table.remove(held)
        g.put_under(*held)


def keep(g: Play, hero: Hero, drawn: Drawn) -> None:
    """Lie it face up before the hero (potion, rope, the card of a plight)."""
    g.s.table.remove((drawn.pile, drawn.id))
    hero.kept = (*hero.kept, (drawn.pile, drawn.id))


def keep_treasure(g: Play, hero: Hero, drawn: Drawn) -> None:
    g.s.table.remove((drawn.pile, drawn.id))
    hero.treasures = (*hero.treasures, (drawn.pile, drawn.id))
    g.event("treasure", hero.seat, drawn.pile, drawn.card.key, drawn.card.gold)
    act(g, "treasure.gained", hero)


def clear_table(g: Play) -> None:
    """Cards still being followed when the turn stopped go to the bottom of their decks."""
    while g.s.table:
        g.put_under(*g.s.table.pop(0))


def holds(g: Play, hero: Hero, kind: type) -> Drawn | None:
    """A kept card of this kind."""
    for pile, card_id in hero.kept:
        card = g.cards.decks[pile][card_id]
        if type(card) is kind:
            return Drawn(pile, card_id, card)
    return None


def give_back(g: Play, hero: Hero, drawn: Drawn) -> None:
    """A kept card goes to the bottom of the deck it came from."""
    hero.kept = tuple(h for h in hero.kept if h != (drawn.pile, drawn.id))
    g.put_under(drawn.pile, drawn.id)


def lose_treasure(g: Play, hero: Hero) -> int:
    """All of it: chits to the bag, cards under their decks. Gives back how many pieces were lost."""
    pieces = len(hero.chits) + len(hero.treasures)
    if hero.chits:
        g.shuffle("treasure", *hero.chits)
    for held in hero.treasures:
        g.put_under(*held)
    hero.chits, hero.treasures = b"", ()
    return pieces


def return_belongings(g: Play, hero: Hero) -> None:
    """What the dead and the lost held goes back (R61)."""
    lose_treasure(g, hero)
    for held in hero.kept:
        g.put_under(*held)
    hero.kept = ()


def draw_chits(g: Play, hero: Hero, number: int) -> None:
    """Treasure chits, face up, as far as the bag reaches."""
    drawn = [chit for _ in range(number) if (chit := g.draw("treasure")) is not None]
    if drawn:
        keep_chits(g, hero, drawn)


def keep_chits(g: Play, hero: Hero, chits: list[int]) -> None:
    for chit in chits:
        hero.chits += bytes((chit,))
        kind = g.cards.chits[chit]
        g.event("treasure", hero.seat, "treasure", kind.key, kind.gold)
    act(g, "treasure.gained", hero)


def gather_dragon_chits(g: Play) -> None:
    """When the last hero has left the chamber the dragon chits are mixed again."""
    s = g.s
    if s.dragon_out and not any(h.place == CHAMBER for h in s.heroes):
        g.shuffle("dragon", *s.dragon_out)
        s.dragon_out = b""
        g.event("dragon.settles")
