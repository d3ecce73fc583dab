"""A turn in which somebody else chooses the way: the player to the right, for one who is out of his mind (R47)."""

from ..kernel import Decision, Play, Rule
from .choices import Choice, choose
from .encounter import right_of
from .state import Hero
from .traps import rope_out
from .turn import menu


def steered_turn(g: Play, hero: Hero, key: str) -> Rule:
    """``key``: the question. The right player picks among the directions the hero can really go.

    What holds the hero it must first get out of itself.
    """
    rope_out(g, hero)
    goes_on = True
    while goes_on:
        asked, choices = menu(g, hero)
        if directions := [c for c in choices if _leads_on(c)]:
            picked = yield from _picked_by_right(g, hero, key, directions)
            goes_on = yield from picked.run(g, hero, picked.option.id)
        else:
            goes_on = yield from choose(g, hero, asked, choices, default="miss")


def _leads_on(choice: Choice) -> bool:
    return not choice.option.why_not and choice.option.id.startswith(("move:", "force"))


def _picked_by_right(g: Play, hero: Hero, key: str, directions: list[Choice]) -> Rule:
    """Alone the game draws evenly (R65)."""
    right = right_of(g, hero)
    if right is None:
        return directions[g.below(len(directions), f"steer.{hero.seat}")]
    ids = tuple([c.option for c in directions])
    answer = yield Decision.one(right, key, ids, data=(hero.seat,))
    return next(c for c in directions if c.option.id == answer)
