"""Eyes of Doom (section 12, R29): on meeting one of the five, one life point to stare it down."""

from typing import Any

from ....kernel import ALL, Answer, Play, Rule
from ...choices import Choice, choose, option
from ...dice import roll
from ...encounter import follow_result, hear_result
from ...hooks import hook
from ...parts import Outcome
from ...state import Hero
from ..sheet import faces
from .book import cast, knows, spell, spell_option
from .fireball import against_monster as fireball
from .invisibility import against_monster as vanish

KEY = "eyes_of_doom"


@hook("encounter.choices", of="heroes", having=KEY)
def choices(g: Play, hero: Hero) -> list[Choice]:
    """After the damage of a sneak attack too."""
    if not knows(g, hero, KEY) or g.s.meeting.monster not in spell(g, KEY)["targets"]:
        return []
    return [Choice(spell_option(g, hero, KEY, spell(g, KEY)["cost"]), _stare)]


def _stare(g: Play, hero: Hero, answer: Answer) -> Rule:
    """The attack column is read; the card serves as the Monster card if a fight follows."""
    cast(g, hero, KEY, spell(g, KEY)["cost"])
    g.s.meeting.stance = "attack"
    outcome = hear_result(g, hero)
    if outcome.result == "flee" or (yield from stares_down(g, hero, outcome.lp)):
        return
    choices = [Choice(option("fight_it"), _fight(outcome)), *fireball(g, hero), *vanish(g, hero)]
    yield from choose(g, hero, "eyes.failed", choices, (g.s.meeting.monster,), default="fight_it")


def stares_down(g: Play, hero: Hero, life: int) -> Rule:
    """A D10 above its life points sends it off. What that says of the hidden card is told."""
    m = g.s.meeting
    monster, outcomes = m.monster, [card.outcomes[m.monster]["attack"] for card in g.cards.monster]
    value = yield from roll(g, hero, faces(spell(g, KEY)["die"]), KEY)
    goes = value > life
    key = "eyes.banished" if goes else "eyes.failed"
    g.tell(ALL, "monster", m.card, lambda c: (value > outcomes[c].lp) == goes, key, hero.seat, monster)
    return goes


def _fight(outcome: Outcome) -> Any:
    def run(g: Play, hero: Hero, answer: Answer) -> Rule:
        yield from follow_result(g, hero, outcome)

    return run
