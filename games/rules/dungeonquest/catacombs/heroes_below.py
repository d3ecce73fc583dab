"""Fhyll and Azoth before the cave troll and in the web (section 14).

What is not here follows from the rules themselves: the troll is met without a stance and without a Monster card, so
helm, hiding, sling, blowpipe and shuriken have no place; daggers and bare hands fight it as any other.
"""

from ...kernel import ALL, Answer, Play, Rule
from ..choices import Choice, choose, option
from ..dice import roll
from ..heroes.fhyll import BERSERK, ROLLED, go_berserk, is_berserk, may_roll
from ..heroes.sheet import between, faces, sheet
from ..heroes.spells import eyes_of_doom, fireball, invisibility
from ..heroes.spells.book import cast, is_up, knows, spell, spell_option
from ..hooks import hook
from ..state import Hero
from . import cave_troll, web

# --- Fhyll


@hook("bribe.bar", of="heroes")
def pays_nobody(g: Play, hero: Hero, why: str) -> str:
    """The troll's life is a die then."""
    return why or (BERSERK if is_berserk(hero) else "")


@hook("web.held", of="heroes")
def enraged(g: Play, hero: Hero) -> Rule:
    """One roll a turn, whatever makes him roll (R47)."""
    if may_roll(g, hero):
        rage = g.cards.set.numbers[web.WEB]["failing_makes_berserk"]
        hero.marks[ROLLED] = g.s.round
        if between((yield from roll(g, hero, faces(rage["die"]), "berserk")), rage["on_roll"]):
            go_berserk(g, hero)
        else:
            g.event("berserk.not", hero.seat)


# --- Azoth


@hook("cave_troll.instead", of="heroes")
def walks_past(g: Play, hero: Hero) -> Rule:
    """It does not see him."""
    if not is_up(hero, invisibility.KEY):
        return False
    g.event("monster.passes", hero.seat, cave_troll.TROLL)
    return True
    yield


@hook("cave_troll.choices", of="heroes")
def spells(g: Play, hero: Hero) -> list[Choice]:
    """Instead of paying."""
    if not knows(g, hero, eyes_of_doom.KEY):
        return _flame_and_air(g, hero)
    eyes = spell_option(g, hero, eyes_of_doom.KEY, spell(g, eyes_of_doom.KEY)["cost"])
    return [Choice(eyes, _stare), *_flame_and_air(g, hero)]


def _flame_and_air(g: Play, hero: Hero) -> list[Choice]:
    if not sheet(g, hero).spells:
        return []
    fire = Choice(spell_option(g, hero, fireball.KEY), _burn)
    air = Choice(spell_option(g, hero, invisibility.KEY, invisibility.cost(g)), _vanish)
    known = ((fireball.KEY, fire), (invisibility.KEY, air))
    return [choice for key, choice in known if knows(g, hero, key)]


def _stare(g: Play, hero: Hero, answer: Answer) -> Rule:
    """No Monster card: a D10 above its life points (R51). If it stays there is still fire, thin air, or a fight."""
    cast(g, hero, eyes_of_doom.KEY, spell(g, eyes_of_doom.KEY)["cost"])
    value = yield from roll(g, hero, faces(spell(g, eyes_of_doom.KEY)["die"]), eyes_of_doom.KEY)
    goes = value > cave_troll.life(g, g.number(cave_troll.TROLL))
    key = "eyes.banished" if goes else "eyes.failed"

    def agrees(number: int) -> bool:
        return (value > cave_troll.life(g, number)) == goes

    g.tell_number(ALL, cave_troll.TROLL, agrees, key, hero.seat, cave_troll.TROLL)
    if not goes:
        choices = [Choice(option("fight_it"), cave_troll.fight_it), *_flame_and_air(g, hero)]
        yield from choose(g, hero, "eyes.failed", choices, (cave_troll.TROLL,), default="fight_it")


def _burn(g: Play, hero: Hero, answer: Answer) -> Rule:
    fireball.throw(g, hero)
    g.event("monster.burnt", hero.seat, cave_troll.TROLL)
    return
    yield


def _vanish(g: Play, hero: Hero, answer: Answer) -> Rule:
    invisibility.vanish(g, hero)
    g.event("monster.passes", hero.seat, cave_troll.TROLL)
    return
    yield


@hook("web.choices", of="heroes")
def burns_the_web(g: Play, hero: Hero) -> list[Choice]:
    """Destroyed for this visit (R39): the turn goes on by moving, and the next one is missed."""
    if not knows(g, hero, fireball.KEY):
        return []
    return [Choice(spell_option(g, hero, fireball.KEY), _burn_web)]


def _burn_web(g: Play, hero: Hero, answer: Answer) -> Rule:
    fireball.throw(g, hero)
    web.torn(g, hero)
    return True
    yield
