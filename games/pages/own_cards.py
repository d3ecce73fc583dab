"""What a table's house sets brought along: every entry with words of its own, for whoever wants to read them."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from django.utils.translation import gettext

from games.rules.dungeonquest import names
from games.rules.dungeonquest.workshop.text_components import COMPONENTS, words_of

from .box import Box


class OwnCard(NamedTuple):
    """``where`` is its deck, or what sort of thing it is; ``does`` what the rules do with its kind."""

    name: str
    where: str
    copies: int
    does: str
    text: str


def own_cards(box: Box) -> tuple[OwnCard, ...]:
    """In the order of the sets; what has words but no card in this game is left out."""
    return tuple(card for place in box.places for card in _card(box, *place))


def _card(box: Box, component: str, pile: str, key: str) -> Iterator[OwnCard]:
    if component in SINGLE:
        yield OwnCard(box.name(component, key), gettext(COMPONENTS[component][0]), 1, "", box.text(component, key))
    printed = [thing for thing in _things(box, component, pile) if thing.key == key]
    if not printed:
        return
    kind = getattr(type(printed[0]).__struct_config__, "tag", "") if component == "card" else ""
    kind = kind or getattr(printed[0], "kind", "")
    does = words_of(component, "" if kind == "gold" else kind)[1] if component in SHOWN else ""
    where = names.PILES[pile] if pile in names.PILES else COMPONENTS[component][0]
    name = box.name(component, key, pile) or key.replace("_", " ")
    yield OwnCard(name, gettext(where), len(printed), gettext(does) if does else "", box.text(component, key, pile))


SINGLE = ("ring", "weapon", "ability", "spell", "tile_kind")  # no cards of their own; the rules know each
SHOWN = ("card", "treasure_chit", "hero", "amulet", "companion")


def _things(box: Box, component: str, pile: str) -> tuple[Any, ...]:
    """Every physical thing of this sort in the game."""
    cards = box.cards
    others = {"treasure_chit": cards.chits, "hero": cards.heroes, "amulet": cards.amulets,
              "companion": cards.set.companions}  # fmt: skip
    return tuple(cards.decks.get(pile, ()) if component == "card" else others.get(component, ()))
