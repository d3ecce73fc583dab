"""Turns below (section 13): a Catacomb card at the start of each, all of them kept in a row."""

from msgspec.structs import replace

from ...kernel import Answer, Play, Rule
from ..board import NOWHERE
from ..choices import Choice, option
from ..follow import FOLLOW
from ..hooks import hook, instead
from ..kinds import TorchGoesOut
from ..movement import occupied
from ..piles import Drawn, draw, holds
from ..state import Hero
from ..traps import strikes_light
from ..turn import MENUS, MISS
from .below import PILE, above, cards_drawn, cut_off, end_journey, lay_in_row
from .hole import choice as try_hole

KIND = "catacombs"


@hook("kind", of="catacombs")
def kind_below(g: Play, hero: Hero, place: int, kind: str) -> str:
    return KIND if hero.below and place == NOWHERE else kind


def choices(g: Play, hero: Hero) -> list[Choice]:
    """Draw a card, or try a hole in the roof once more; a turn missed draws none (R53)."""
    more = Choice(option("below:draw", info=(cards_drawn(hero),)), go_on)
    again = [try_hole(g, hero)] if hero.below and hero.below.hole else []
    return [more, *again, MISS]


MENUS[KIND] = ("turn.below", choices)


def go_on(g: Play, hero: Hero, answer: Answer) -> Rule:
    yield from draw_card(g, hero)
    return False


def draw_card(g: Play, hero: Hero) -> Rule:
    """The top Catacomb card, followed; an empty deck is an empty card and the row does not grow (R64)."""
    cut_off(g, hero)
    drawn = draw(g, hero, PILE)
    if drawn is None:
        g.event("pile.empty", hero.seat, PILE)
        return
    journey = hero.below
    hero.below = replace(journey, apart=journey.apart + 1, hole=False)  # type: ignore[type-var,union-attr]
    if not (yield from instead(g, "card.drawn", hero, drawn)):
        yield from FOLLOW[type(drawn.card)](g, hero, drawn)
    if (PILE, drawn.id) in g.s.table:
        g.s.table.remove((PILE, drawn.id))
        lay_in_row(g, hero, drawn)


@hook("turn.menu", of="catacombs")
def plights_below(g: Play, hero: Hero, menu: tuple[str, list[Choice]]) -> tuple[str, list[Choice]]:
    """A torch relit lies in the row; who has fallen through a trapdoor may climb or go along below (R54)."""
    key, found = menu
    if hero.below is None:
        return menu
    if key == "turn.torch":
        return key, [Choice(c.option, _relight) if c.option.id == "relight" else c for c in found]
    if key == "turn.trapdoor":
        along = Choice(option("below:draw", info=(0,)), go_on)
        return key, [along, *[_climb(g, hero, c) if c.option.id == "climb" else c for c in found]]
    return menu


def _relight(g: Play, hero: Hero, answer: Answer) -> Rule:
    """Then a card is drawn as usual."""
    if not (yield from strikes_light(g, hero, answer)):
        return False
    torch = holds(g, hero, TorchGoesOut)
    hero.kept = tuple(held for held in hero.kept if held != (torch.pile, torch.id))  # type: ignore[union-attr]
    _put_torch_away(g, hero, torch)  # type: ignore[arg-type]
    return True


def _put_torch_away(g: Play, hero: Hero, torch: Drawn) -> None:
    """A torch that went out above, before a fall, belongs to the deck it came from."""
    if torch.pile == PILE:
        lay_in_row(g, hero, torch)
    else:
        g.put_under(torch.pile, torch.id)


def _climb(g: Play, hero: Hero, climb: Choice) -> Choice:
    """Only while nobody else stands above (R54)."""
    place = above(hero.below.square)  # type: ignore[union-attr]
    return Choice(option("climb", place, "occupied" if occupied(g, place) else "", climb.option.info), climb.run)


@hook("pit.rope", of="catacombs")
def rope_below(g: Play, hero: Hero, helps: bool) -> bool:
    """With a level below to walk along, climbing is a choice even for who has a rope."""
    return helps and hero.below is None


@hook("hero.removed", of="catacombs")
def take_counter_away(g: Play, hero: Hero) -> None:
    """The row of the dead goes back (R61)."""
    if hero.below:
        end_journey(g, hero)
