"""Doorway (section 12, R51): once, for nothing, through any wall; on an edge tile even out of the castle."""

from ....kernel import Answer, Play, Rule
from ...board import CHAMBER, EXITS, NOWHERE, SIDES, TOWERS, neighbour
from ...choices import Choice, answered, choose, option
from ...harm import walk_free
from ...hooks import hook
from ...state import Hero
from ...tiles import secret_ways, through_wall
from .book import cast, knows, spell, spell_option

KEY = "doorway"
HELD = ("turn.spider", "turn.trapdoor", "turn.torch", "turn.below")  # where no move could be made


@hook("turn.menu", of="heroes", having=KEY)
def choice(g: Play, hero: Hero, menu: tuple[str, list[Choice]]) -> tuple[str, list[Choice]]:
    """The turn's move, from any tile above ground."""
    key, choices = menu
    if key in HELD or hero.below is not None or not knows(g, hero, KEY):
        return menu
    why = "too_weak" if hero.life < spell(g, KEY)["min_life"] else ""
    return key, [*choices, Choice(spell_option(g, hero, KEY, why=why), _open)]


def _open(g: Play, hero: Hero, answer: Answer) -> Rule:
    """Which wall? Thinking better of it costs nothing."""
    choices = [Choice(w.option, answered) for w in secret_ways(g, hero)]
    choices += [Choice(option(f"out:{SIDES[side]}"), answered) for side in _outer_walls(hero.place)]
    choices.append(Choice(option("decline"), answered))
    answer = yield from choose(g, hero, "doorway", choices, default="decline")
    if answer == "decline":
        return True
    cast(g, hero, KEY)
    exit = next((e for e in EXITS[hero.place] if f"move:{e.name}" == answer), None)
    if exit is None:
        yield from walk_free(g, hero)
    else:
        yield from through_wall(g, hero, exit)


def _outer_walls(place: int) -> list[int]:
    if place == CHAMBER or place in TOWERS:
        return []
    return [side for side in range(4) if neighbour(place, side) == NOWHERE]


@hook("lost.saved", of="heroes", having=KEY)
def still_a_way_out(g: Play, hero: Hero, saved: bool) -> bool:
    """Nobody is walled in who can still cast it (R4)."""
    return saved or knows(g, hero, KEY)
