"""The Wizard's Amulet in two halves (section 13): worth something only to who holds both (R60)."""

from ...kernel import Option, Play, Rule, only
from ..choices import option, pick
from ..dice import roll
from ..follow import FOLLOW
from ..hooks import hook
from ..kinds import AmuletHalf
from ..piles import Drawn, give_back, keep
from ..state import Hero
from .amulets import PILE, find, may_wear, settle

LOOKED_AT = 3


def half_found(g: Play, hero: Hero, drawn: Drawn) -> Rule:
    if not may_wear(g, hero, drawn.pile):
        g.event("amulet.refused", hero.seat)
        return
    keep(g, hero, drawn)
    g.event("half.kept", hero.seat, drawn.card.half)  # type: ignore[union-attr]
    if {half.card.half for half in halves(g, hero)} == _all_halves(g, drawn.pile):  # type: ignore[union-attr]
        yield from _joined(g, hero)


FOLLOW[AmuletHalf] = half_found


def halves(g: Play, hero: Hero) -> list[Drawn]:
    held = [Drawn(pile, card, g.cards.decks[pile][card]) for pile, card in hero.kept]
    return [drawn for drawn in held if type(drawn.card) is AmuletHalf]


def _all_halves(g: Play, pile: str) -> set[str]:
    return {card.half for card in g.cards.decks[pile] if type(card) is AmuletHalf}


def _joined(g: Play, hero: Hero) -> Rule:
    """Odd: an amulet like any other. Even: the best of three. The halves have then done their part."""
    g.event("halves.joined", hero.seat)
    value = yield from roll(g, hero, 6, "wizards_amulet")
    for half in halves(g, hero):
        give_back(g, hero, half)
    yield from (_pick_one(g, hero) if value % 2 == 0 else find(g, hero))


def _pick_one(g: Play, hero: Hero) -> Rule:
    """The finder alone looks at three and wears one face up, its power in force; or goes on wearing another (R60)."""
    mine = only(hero.seat)
    hero.found = tuple(card for _ in range(LOOKED_AT) if (card := g.draw(PILE, seen_by=mine)) is not None)
    if not hero.found:
        g.event("pile.empty", hero.seat, PILE)
        return
    keys = tuple(g.cards.amulets[card].key for card in hero.found)
    g.event("amulets.seen", hero.seat, keys, seen_by=mine)
    offered = (*[_one(g, card) for card in hero.found], *_instead(g, hero))
    answer = yield from pick(g, hero, "amulet.choose", offered)  # type: ignore[arg-type]
    if answer in ("old", "none"):
        g.event("amulets.declined", hero.seat)
        settle(g, hero, -1)
        return
    card = int(str(answer).removeprefix(f"{PILE}:"))
    g.reveal(PILE, card, "amulet.chosen", hero.seat, g.cards.amulets[card].key)
    settle(g, hero, card, shown=True)


def _instead(g: Play, hero: Hero) -> tuple[Option, ...]:
    if hero.amulet >= 0:
        return (option("old"),)
    return () if g.at_least(2) else (option("none"),)


def _one(g: Play, card: int) -> Option:
    """Named by the card: only the finder sees these options (``Ruleset.relabel_answer``)."""
    return option(f"{PILE}:{card}", info=(g.cards.amulets[card].key,) * 2)


@hook("observed", of="catacombs")
def seen(g: Play, seat: int | None, table: dict[str, object]) -> dict[str, object]:
    for shown, hero in zip(table["heroes"], g.s.heroes, strict=True):  # type: ignore[call-overload]
        if hero.sheet >= 0:
            shown["halves"] = [half.card.half for half in halves(g, hero)]  # type: ignore[union-attr]
    return table
