"""What follows a hero about (section 13): the Shadow of Doom and the vampire's bite."""

from ...kernel import Play, Rule
from .. import observation
from ..dice import roll, stat
from ..follow import FOLLOW
from ..harm import die, hurt
from ..hooks import changed, hook
from ..kinds import ShadowOfDoom, Vampire
from ..piles import Drawn, give_back, holds, keep
from ..state import Hero

observation.PLIGHTS |= {ShadowOfDoom: "shadow_of_doom", Vampire: "vampire"}

# --- the vampire


def vampire(g: Play, hero: Hero, drawn: Drawn) -> Rule:
    """The better of Agility and Armour, or bitten; a second bite costs its own life point and no more (R60)."""
    value = yield from roll(g, hero, 12, "vampire")
    target, ability = max((stat(g, hero, name), name) for name in ("agility", "armour"))
    g.event("test", hero.seat, "vampire", ability, target, value <= target)
    if value <= target:
        return
    first = not holds(g, hero, Vampire)
    if first:
        keep(g, hero, drawn)
    g.event("vampire.bites", hero.seat, first)
    hurt(g, hero, drawn.card.damage, "vampire")  # type: ignore[union-attr,arg-type]


FOLLOW[Vampire] = vampire


@hook("turn.forced", of="catacombs", order=-1)  # bite and Shadow come before all else (R2)
def bleeds(g: Play, hero: Hero) -> Rule:
    """At every turn start until out of the castle."""
    if bite := holds(g, hero, Vampire):
        hurt(g, hero, bite.card.each_turn, "vampire_bite")  # type: ignore[union-attr,arg-type]
    return
    yield


@hook("castle.left", of="catacombs")
def heals(g: Play, hero: Hero) -> Rule:
    if bite := holds(g, hero, Vampire):
        give_back(g, hero, bite)
    return
    yield


# --- the Shadow of Doom


def shadow_falls(g: Play, hero: Hero, drawn: Drawn) -> Rule:
    """It lies before the hero until it is shaken off; nobody can leave it behind (section 14)."""
    keep(g, hero, drawn)
    g.event("shadow.follows", hero.seat)
    return
    yield


FOLLOW[ShadowOfDoom] = shadow_falls


@hook("turn.forced", of="catacombs", order=-1)  # bite and Shadow come before all else (R2)
def shadow_strikes(g: Play, hero: Hero) -> Rule:
    """Missed turns too (R46)."""
    shadow = holds(g, hero, ShadowOfDoom)
    if shadow is None or changed(g, "shadow.sleeps", hero, False):
        return
    low, high = shadow.card.kills_on  # type: ignore[union-attr]
    if low <= (yield from roll(g, hero, 12, "shadow_of_doom")) <= high:
        die(g, hero, "shadow_of_doom")
    g.event("shadow.waits", hero.seat)


@hook("below.entered", of="catacombs")
def shadow_loses_track(g: Play, hero: Hero) -> Rule:
    """Even: it stays above. Falling counts as going."""
    if holds(g, hero, ShadowOfDoom):
        if (yield from roll(g, hero, 6, "shadow.below")) % 2 == 0:
            yield from shake_off(g, hero)
        else:
            g.event("shadow.follows", hero.seat)


@hook("hero.teleported", of="catacombs")
@hook("castle.left", of="catacombs")
def shake_off(g: Play, hero: Hero) -> Rule:
    while shadow := holds(g, hero, ShadowOfDoom):
        give_back(g, hero, shadow)
        g.event("shadow.gone", hero.seat)
    return
    yield
