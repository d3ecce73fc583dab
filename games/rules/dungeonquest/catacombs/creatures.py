"""Snotlings by the dozen, and a ghoul out of the dark (section 13): fights without stances, cards or escape.

``marks["snotlings"]`` is how many are there, ``marks["ghoul"]`` the ghoul's life points, while the fight lasts.
"""

from collections.abc import Callable

from ...kernel import Answer, Play, Rule
from ..choices import Choice, choose, option
from ..dice import roll_dice, test
from ..follow import FOLLOW
from ..harm import hurt
from ..hooks import befalls, changed, hook, instead, more_choices
from ..kinds import Snotlings, Surprise
from ..piles import Drawn
from ..state import Hero

SNOTLINGS, GHOUL = "snotlings", "ghoul"

Round = Callable[[Play, Hero, Drawn, int], Rule]


def _fight(g: Play, hero: Hero, drawn: Drawn, creature: str, one_round: Round) -> Rule:
    """To the end of one side. Before each round some may do something else; True of it if that ends the fight."""
    yield from befalls(g, "creature.begins", hero, creature)
    rounds = 0
    while hero.marks[creature] > 0:
        if (yield from _something_else(g, hero, creature, rounds)):
            break
        rounds += 1
        if not (yield from instead(g, "creature.instead", hero, creature, drawn)):
            yield from one_round(g, hero, drawn, rounds)
    hero.marks.pop(creature)
    g.event("creature.gone", hero.seat, creature)


def _something_else(g: Play, hero: Hero, creature: str, rounds: int) -> Rule:
    choices = more_choices(g, "creature.choices", hero, creature, rounds)
    if not choices:
        return False
    choices = [Choice(option("strike"), _strike), *choices]
    return (yield from choose(g, hero, "creature", choices, (creature, hero.marks[creature], rounds), default="strike"))


def _strike(g: Play, hero: Hero, answer: Answer) -> Rule:
    return False
    yield


# --- snotlings


def snotlings(g: Play, hero: Hero, drawn: Drawn) -> Rule:
    """As the example of section 18."""
    hero.marks[SNOTLINGS] = yield from _sum(g, hero, drawn.card.start, "snotlings.start")  # type: ignore[union-attr]
    g.event("snotlings.come", hero.seat, hero.marks[SNOTLINGS])
    yield from _fight(g, hero, drawn, SNOTLINGS, _cut_down)


FOLLOW[Snotlings] = snotlings


def _sum(g: Play, hero: Hero, text: str, purpose: str) -> Rule:
    """Dice of different kinds: ``"D10+D6"``."""
    total = 0
    for part in text.split("+"):
        total += yield from roll_dice(g, hero, part, purpose)
    return total


def _cut_down(g: Play, hero: Hero, drawn: Drawn, rounds: int) -> Rule:
    """So many fall; if any are left they hurt, and more arrive."""
    card = drawn.card
    killed = yield from roll_dice(g, hero, card.kill, "snotlings.kill")  # type: ignore[union-attr]
    killed = changed(g, "creature.roll", hero, SNOTLINGS, killed)
    left = hero.marks[SNOTLINGS] = max(0, hero.marks[SNOTLINGS] - killed)
    g.event("snotlings.fall", hero.seat, killed, left)
    if left:
        loss = card.first_round_damage if rounds == 1 else card.later_damage  # type: ignore[union-attr]
        hurt(g, hero, loss, SNOTLINGS)
        more = yield from roll_dice(g, hero, card.reinforce, "snotlings.reinforce")  # type: ignore[union-attr]
        hero.marks[SNOTLINGS] += more
        g.event("snotlings.arrive", hero.seat, more, hero.marks[SNOTLINGS])


# --- the ghoul


def surprise(g: Play, hero: Hero, drawn: Drawn) -> Rule:
    """To the death; there is no escape."""
    hero.marks[GHOUL] = yield from roll_dice(g, hero, drawn.card.life, "ghoul.life")  # type: ignore[union-attr]
    g.event("ghoul.leaps", hero.seat, hero.marks[GHOUL])
    yield from _fight(g, hero, drawn, GHOUL, _claw)


FOLLOW[Surprise] = surprise


def _claw(g: Play, hero: Hero, drawn: Drawn, rounds: int) -> Rule:
    """Strength or less hurts the ghoul, more the hero."""
    if (yield from test(g, hero, "strength", GHOUL, drawn.card.faces)):  # type: ignore[union-attr]
        hit(g, hero)
    else:
        hurt(g, hero, 1, GHOUL)


def hit(g: Play, hero: Hero) -> None:
    loss = changed(g, "creature.loss", hero, GHOUL, 1)
    hero.marks[GHOUL] = max(0, hero.marks[GHOUL] - loss)
    g.event("ghoul.hit", hero.seat, loss, hero.marks[GHOUL])


@hook("turn.ends", of="catacombs")
def forget(g: Play, hero: Hero) -> Rule:
    """A fight that a death or a teleport has broken off."""
    for creature in (SNOTLINGS, GHOUL):
        hero.marks.pop(creature, None)
    return
    yield
