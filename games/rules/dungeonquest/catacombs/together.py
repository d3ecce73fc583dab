"""How heroes with abilities stand up to the Catacombs' creatures (section 14).

What is not here follows from the rules themselves: helm, sling, daggers, blowpipe and shuriken belong to encounters
with the five, which these creatures are not; ``no_amulet`` is on the sheet; a running hero keeps nothing.
"""

from ...kernel import Answer, Play, Rule
from ..choices import Choice
from ..heroes.fhyll import at_a_fight, is_berserk, numbers
from ..heroes.flame_bright import at_her_side, friend_test, hurt_friend
from ..heroes.spells import fireball, stasis
from ..heroes.spells.book import is_up, knows, spell_option
from ..hooks import hook
from ..piles import Drawn
from ..state import Hero
from .creatures import GHOUL, SNOTLINGS, hit

FIREBALL = {SNOTLINGS: range(1), GHOUL: range(1, 100)}  # after so many rounds

# --- Fhyll


@hook("creature.begins", of="heroes")
def may_go_berserk(g: Play, hero: Hero, creature: str) -> Rule:
    """The fight is certain: he rolls (R47)."""
    yield from at_a_fight(g, hero)


@hook("creature.roll", of="heroes")
def more_of_them_fall(g: Play, hero: Hero, creature: str, value: int) -> int:
    return value + numbers(g)["snotling_bonus"] if is_berserk(hero) else value  # type: ignore[no-any-return]


@hook("creature.loss", of="heroes")
def hits_twice_as_hard(g: Play, hero: Hero, creature: str, loss: int) -> int:
    return loss * numbers(g)["damage_multiplier"] if is_berserk(hero) else loss  # type: ignore[no-any-return]


# --- Azoth


@hook("creature.choices", of="heroes")
def burn_them(g: Play, hero: Hero, creature: str, rounds: int) -> list[Choice]:
    """Snotlings before the first round, the ghoul only after one: it comes too suddenly."""
    if not knows(g, hero, fireball.KEY) or rounds not in FIREBALL[creature]:
        return []
    return [Choice(spell_option(g, hero, fireball.KEY), _burn)]


def _burn(g: Play, hero: Hero, answer: Answer) -> Rule:
    fireball.throw(g, hero)
    return True
    yield


@hook("shadow.sleeps", of="heroes")
def no_time_passes(g: Play, hero: Hero, sleeps: bool) -> bool:
    """Out of time, out of its sight (R46)."""
    return sleeps or is_up(hero, stasis.KEY)


# --- Sarellia


@hook("creature.instead", of="heroes")
def the_ghoul_fights_flame_bright(g: Play, hero: Hero, creature: str, drawn: Drawn) -> Rule:
    """Snotlings are hers: he suffers only what is named (R50)."""
    if creature != GHOUL or not at_her_side(g, hero):
        return False
    if (yield from friend_test(g, hero, "strength", GHOUL, drawn.card.faces)):  # type: ignore[union-attr]
        hit(g, hero)
    else:
        hurt_friend(g, hero, 1, GHOUL)
    return True
