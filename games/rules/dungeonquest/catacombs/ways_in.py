"""Ways down (section 13): black arrows and Entrance tiles, passage cards, trapdoors."""

from ...kernel import Answer, Play, Rule
from ..choices import Choice, option, pick
from ..follow import FOLLOW
from ..harm import TurnOver
from ..hooks import changed, hook
from ..kinds import PassageDown
from ..piles import Drawn
from ..state import Hero
from ..tiles import ON_ENTRY
from .below import above, go_below
from .entrances import PASSAGE, is_entrance, mark_entrance
from .journey import draw_card

MENUS_WITH_A_WAY_DOWN = ("turn", "turn.darkness")

ON_ENTRY[PASSAGE] = ON_ENTRY["room"]


@hook("turn.menu", of="catacombs")
def way_down(g: Play, hero: Hero, menu: tuple[str, list[Choice]]) -> tuple[str, list[Choice]]:
    """From the turn after a hero has come here, anyone may go down from an entrance (R53)."""
    key, found = menu
    if key not in MENUS_WITH_A_WAY_DOWN or not is_entrance(g, hero.place):
        return menu
    why = changed(g, "down.bar", hero, "")
    return key, [*found, Choice(option("down", hero.place, why), _down)]


def _down(g: Play, hero: Hero, answer: Answer) -> Rule:
    """The turn is then spent below (R53)."""
    yield from go_below(g, hero)
    yield from draw_card(g, hero)
    return False


def passage(g: Play, hero: Hero, drawn: Drawn) -> Rule:
    """May go down at once, and draws a Catacomb card this turn."""
    if changed(g, "down.bar", hero, ""):
        g.event("passage.left", hero.seat)
        return
    if (yield from pick(g, hero, "passage.found", (option("down", hero.place), "pass"), "pass")) == "pass":  # type: ignore[arg-type]
        g.event("passage.left", hero.seat)
        return
    mark_entrance(g, hero)
    yield from go_below(g, hero)
    yield from draw_card(g, hero)
    raise TurnOver


FOLLOW[PassageDown] = passage


@hook("trapdoor.fell", of="catacombs")
def through_the_trapdoor(g: Play, hero: Hero) -> Rule:
    """The faller is below at once, but may climb out as long as no card has been drawn (R54)."""
    yield from go_below(g, hero, in_a_pit=True)


@hook("pit.left", of="catacombs")
def back_above(g: Play, hero: Hero) -> None:
    """To stand where the hero stood before the pit opened."""
    if hero.below:
        hero.place = above(hero.below.square)
        hero.below = None


@hook("lost.saved", of="catacombs")
def a_way_down_is_left(g: Play, hero: Hero, saved: bool) -> bool:
    """Walled in, but with an entrance underfoot (R4)."""
    return saved or is_entrance(g, hero.place)
