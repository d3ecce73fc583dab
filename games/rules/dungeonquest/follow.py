"""Following a card that has been drawn (section 5)."""

from collections.abc import Callable

from ..kernel import Play, Rule
from . import encounter, spider, traps
from . import kinds as c
from .board import SQUARES
from .choices import pick
from .dice import roll, roll_dice
from .harm import TurnOver, hurt
from .hooks import NOTHING, changed, instead
from .piles import Drawn, discard, draw, holds, keep, keep_treasure
from .state import Hero


def follow_top(g: Play, hero: Hero, pile: str) -> Rule:
    """Draw the top card of a deck and do what it says; an empty deck is an empty card (R22)."""
    drawn = draw(g, hero, pile)
    if drawn is not None:
        return follow(g, hero, drawn)
    g.event("pile.empty", hero.seat, pile)
    return NOTHING


def follow(g: Play, hero: Hero, drawn: Drawn) -> Rule:
    if (yield from instead(g, "card.drawn", hero, drawn)):
        discard(g, drawn)
        return
    yield from FOLLOW[type(drawn.card)](g, hero, drawn)
    discard(g, drawn)


def _nothing(g: Play, hero: Hero, drawn: Drawn) -> Rule:
    return NOTHING


def _treasure(g: Play, hero: Hero, drawn: Drawn) -> Rule:
    if _may_keep(g, hero, drawn):
        keep_treasure(g, hero, drawn)
    return NOTHING


def _may_keep(g: Play, hero: Hero, drawn: Drawn) -> bool:
    if changed(g, "may_keep", hero, drawn.pile, True):
        return True
    g.event("find.left", hero.seat, drawn.pile, drawn.card.key)
    return False


def _potion(g: Play, hero: Hero, drawn: Drawn) -> Rule:
    """One only; further ones are left."""
    if holds(g, hero, c.Potion):
        g.event("potion.left", hero.seat)
    elif not _may_keep(g, hero, drawn):
        return
    elif (yield from pick(g, hero, "potion.found", ("keep", "discard"), default="keep")) == "keep":
        keep(g, hero, drawn)
        g.event("potion.kept", hero.seat)


def _rope(g: Play, hero: Hero, drawn: Drawn) -> Rule:
    if _may_keep(g, hero, drawn):
        keep(g, hero, drawn)
        g.event("rope.kept", hero.seat)
    return NOTHING


def _leads_to(g: Play, hero: Hero, drawn: Drawn) -> Rule:
    card = drawn.card
    if card.optional:
        if not changed(g, "may_look", hero, card.pile, True):
            return
        if (yield from pick(g, hero, f"{card.pile}.found", ("look", "pass"), default="pass")) == "pass":
            g.event("passed_by", hero.seat, card.pile)
            return
    yield from follow_top(g, hero, card.pile)


def _hurt(g: Play, hero: Hero, drawn: Drawn) -> Rule:
    """Life points first, then turns, each its own roll."""
    card = drawn.card
    loss = yield from roll_dice(g, hero, card.damage, card.key)
    if card.trap:
        loss = changed(g, "trap.loss", hero, card, loss)
    hurt(g, hero, loss, card.key)
    if card.miss_turns:
        turns = yield from roll_dice(g, hero, card.miss_turns, f"{card.key}.turns")
        hero.miss += turns
        g.event("must_miss", hero.seat, turns, card.key)


def _wizards_curse(g: Play, hero: Hero, drawn: Drawn) -> Rule:
    """All placed corridors turn by one roll: 1-2 clockwise, 3-4 half way, 5-6 anticlockwise."""
    value = yield from roll(g, hero, 6, "wizards_curse")
    quarters = (1, 2, 3)[(value - 1) // 2]
    s, kinds = g.s, g.cards.kinds
    entries = bytearray(s.entries)
    for place in range(SQUARES):
        if s.tiles[place] and kinds[s.tiles[place] - 1] == "corridor":
            entries[place] = (entries[place] + quarters) % 4
    s.entries = bytes(entries)
    g.event("corridors.turned", hero.seat, quarters)


def _torch_goes_out(g: Play, hero: Hero, drawn: Drawn) -> Rule:
    keep(g, hero, drawn)
    g.event("torch.out", hero.seat)
    raise TurnOver


def _monster(g: Play, hero: Hero, drawn: Drawn) -> Rule:
    return encounter.meet(g, hero, drawn.card.monster)


def _sneak_attack(g: Play, hero: Hero, drawn: Drawn) -> Rule:
    """The blow from behind first, then the fight (section 6, 4)."""
    card = drawn.card
    if (yield from instead(g, "sneak.before", hero, card)):
        yield from encounter.meet(g, hero, card.monster)
        return
    g.event("sneak_attack", hero.seat, card.monster)
    dice = changed(g, "sneak.damage", hero, card, card.damage)
    loss = yield from roll_dice(g, hero, dice, "sneak_attack")
    hurt(g, hero, loss, card.monster)
    yield from encounter.meet(g, hero, card.monster, sneak=True)


def _skeleton(g: Play, hero: Hero, drawn: Drawn) -> Rule:
    card = drawn.card
    value = yield from roll(g, hero, 6, "skeleton")
    if value in card.wakes_on:
        g.event("skeleton.wakes", hero.seat)
        yield from encounter.meet(g, hero, card.monster)
    else:
        g.event("skeleton.lies", hero.seat)


def _secret_door(g: Play, hero: Hero, drawn: Drawn) -> Rule:
    from .tiles import secret_door

    return secret_door(g, hero)


FOLLOW: dict[type, Callable[[Play, Hero, Drawn], Rule]] = {
    c.Empty: _nothing,
    c.Treasure: _treasure,
    c.Potion: _potion,
    c.Rope: _rope,
    c.LeadsTo: _leads_to,
    c.Hurt: _hurt,
    c.CaveIn: traps.cave_in,
    c.Trapdoor: traps.trapdoor,
    c.WizardsCurse: _wizards_curse,
    c.GiantSpider: spider.met,
    c.TorchGoesOut: _torch_goes_out,
    c.Monster: _monster,
    c.SneakAttack: _sneak_attack,
    c.SecretDoor: _secret_door,
    c.Skeleton: _skeleton,
}
