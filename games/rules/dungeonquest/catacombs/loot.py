"""Treasure, piece by piece: to name it in a question, to weigh it, to give it up."""

from ...kernel import Play
from ..state import Held, Hero

BAG = "treasure"  # the pile of the chits


def pieces(g: Play, hero: Hero) -> dict[str, Held]:
    """Every piece the hero carries by the name it has in a question."""
    return named(g, [*hero.treasures, *[(BAG, chit) for chit in hero.chits]])


def named(g: Play, held: list[Held]) -> dict[str, Held]:
    """``key#gold``, the second alike ``key#gold#2``."""
    found: dict[str, Held] = {}
    for pile, card in held:
        printed = g.cards.chits[card] if pile == BAG else g.cards.decks[pile][card]
        name = f"{printed.key}#{printed.gold}"
        alike = sum(other.startswith(f"{name}#") or other == name for other in found)
        found[f"{name}#{alike + 1}" if alike else name] = (pile, card)
    return found


def load(hero: Hero) -> int:
    """How many; potions and ropes are no treasure (R7)."""
    return len(hero.treasures) + len(hero.chits)


def worth(g: Play, held: list[Held]) -> int:
    """Printed gold, unopened chests nothing, a pair of stones what the pair is worth (R58)."""
    chits = [g.cards.chits[card] for pile, card in held if pile == BAG]
    total = sum(g.cards.decks[pile][card].gold for pile, card in held if pile != BAG)
    keys = {chit.key for chit in chits}
    paired = [chit for chit in chits if chit.pair and chit.pair in keys]
    return total + sum(chit.gold for chit in chits if chit not in paired) + sum(c.pair_gold for c in paired) // 2


def give_up(g: Play, hero: Hero, held: list[Held]) -> None:
    """Chits into the bag, cards under their decks."""
    gone = [card for pile, card in held if pile == BAG]
    hero.treasures = tuple(piece for piece in hero.treasures if piece not in held)
    hero.chits = bytes(chit for chit in hero.chits if chit not in gone)
    if gone:
        g.shuffle(BAG, *gone)
    for pile, card in held:
        if pile != BAG:
            g.put_under(pile, card)
