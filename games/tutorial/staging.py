"""A scene of the scenario file becomes a position: heroes and tiles where it says, its cards on top of their piles."""

from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import yaml

from games.rules.dungeonquest.board import SIDES, neighbour, square
from games.rules.dungeonquest.state import DEAD, Hero, State
from games.rules.kernel import Position
from games.rules.kernel import deck as decks
from games.rules.library import ruleset

from .scripted import Scripted

SCENES = Path(__file__).parent / "scenes.yaml"


@cache
def scenario() -> Any:
    return yaml.safe_load(SCENES.read_text(encoding="utf-8"))


@cache
def _cards() -> Any:
    return ruleset("dungeonquest").compose(("base",))


def stage(scene: Mapping[str, Any]) -> Position:
    """The scene at its first question; the same every time."""
    rules, cards = ruleset("dungeonquest"), _cards()
    heroes = scenario()["heroes"]
    state = rules.setup(cards, len(heroes), {"heroes": heroes})
    state.phase, state.round, state.turn = "play", scene["round"] - 1, 0  # type: ignore[attr-defined]
    for column, row, key, arrow in scene.get("tiles", ()):
        _lay(state, cards, square(column, row), key, SIDES.index(arrow))  # type: ignore[arg-type]
    for hero, how in zip(state.heroes, scene["heroes"], strict=True):  # type: ignore[attr-defined]
        _put(state, cards, hero, how)  # type: ignore[arg-type]
    for pile, keys in scene.get("piles", {}).items():
        _stack(state, cards, pile, keys)  # type: ignore[arg-type]
    return Position.begin(rules, cards, state, Scripted(cards.sizes, scene.get("dice", ())))


def _lay(state: State, cards: Any, place: int, key: str, entry: int) -> None:
    tile = _take(state, cards, "tiles", key)
    state.tiles = state.tiles[:place] + bytes((tile + 1,)) + state.tiles[place + 1 :]
    state.entries = state.entries[:place] + bytes((entry,)) + state.entries[place + 1 :]


def _put(state: State, cards: Any, hero: Hero, how: Mapping[str, Any]) -> None:
    if "grave" in how:
        hero.status, hero.life, hero.grave, hero.cause = DEAD, 0, square(*how["grave"]), how["cause"]
        return
    hero.place, hero.life = square(*how["at"]), how.get("life", hero.life)
    if came := how.get("from"):
        hero.moved, hero.came_from = True, square(*came)
        hero.entered_by = next((s for s in range(4) if neighbour(hero.place, s) == hero.came_from), -1)
    hero.treasures = tuple((pile, _take(state, cards, pile, key)) for pile, key in how.get("cards", ()))
    hero.chits = bytes(_take(state, cards, "treasure", key) for key in how.get("chits", ()))


def _stack(state: State, cards: Any, pile: str, keys: list[Any]) -> None:
    taken = [_take(state, cards, pile, key) for key in keys]
    decks.lay_on_top(state.decks[pile], taken)


def _take(state: State, cards: Any, pile: str, key: Any) -> int:
    """The lowest card of this key that still lies in its pile."""
    names = _names(cards, pile)
    card = next(c for heap in state.decks[pile] for c in heap if names(c) == key)
    decks.take(state.decks[pile], card)
    return card


def _names(cards: Any, pile: str) -> Callable[[int], Any]:
    if pile == "dragon":
        return lambda card: "fire" if card >= cards.dragon else "sleeping"
    if pile == "monster":
        return lambda card: cards.monster[card].id
    shelf = {"tiles": cards.tiles, "treasure": cards.chits}.get(pile)
    return lambda card: (shelf if shelf is not None else cards.decks[pile])[card].key
