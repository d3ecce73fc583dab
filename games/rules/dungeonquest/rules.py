"""DungeonQuest for the kernel."""

from collections.abc import Iterable, Mapping
from typing import Any, ClassVar

from ..kernel import Answer, Play, Rule, Ruleset, Seat
from ..kernel.deeds import Told
from ..kernel.secrets import HiddenNumber
from ..kernel.workshop import Workshop
from . import cards as card_sets
from . import catacombs, chronicle, heroes, hooks, inventory, longbow, observation, potion, rings, scoring, shipped  # noqa: F401  (features register themselves)
from .audit import audit
from .setup import SETUP, new_state
from .state import State
from .turn import next_turn
from .workshop import DungeonQuestWorkshop

SECRET_IN = {"heroes": "tiles", "catacombs": "amulet"}  # piles that hide cards only in games with this set


class DungeonQuest(Ruleset):
    """One to four heroes, twenty-six rounds of daylight, one dragon."""

    key: ClassVar[str] = "dungeonquest"
    version: ClassVar[int] = 2
    """2: of three amulets one is worn; danger is sensed behind a secret door. Games begun before go on as they were."""
    seats: ClassVar[range] = range(1, 5)
    state_type = State
    secret_piles: ClassVar[frozenset[str]] = frozenset({"monster"})
    menus: ClassVar[tuple[tuple[str, ...], ...]] = (
        ("base",), ("base", "heroes"), ("base", "catacombs"), ("base", "heroes", "catacombs"),
    )  # fmt: skip
    plain_options: ClassVar[frozenset[str]] = frozenset({"deal", "heroes"})

    def secret_piles_of(self, cards: card_sets.Cards) -> frozenset[str]:
        return self.secret_piles | {SECRET_IN[name] for name in cards.set.sets if name in SECRET_IN}

    def compose(self, sets: tuple[str, ...] = ("base",)) -> card_sets.Cards:
        return _with_hooks(shipped.compose(sets))

    def workshop(self) -> Workshop:
        return DungeonQuestWorkshop(_with_hooks)

    def pack_cards(self, cards: card_sets.Cards) -> bytes:
        return card_sets.to_json(cards)

    def unpack_cards(self, raw: bytes) -> card_sets.Cards:
        return _with_hooks(card_sets.from_json(raw))

    def setup(self, cards: card_sets.Cards, seats: int, options: Mapping[str, Any]) -> State:
        return new_state(cards, seats, options)

    def step(self, g: Play) -> Rule | None:
        if g.s.phase == "over":
            return None
        return SETUP.get(g.s.phase, next_turn)(g)

    def observe(self, g: Play, seat: Seat) -> dict[str, Any]:
        return observation.observe(g, seat)

    def returns(self, g: Play) -> tuple[float, ...]:
        return scoring.returns(g.s, scoring.winning_seats(g))

    def summary(self, g: Play) -> list[dict[str, Any]]:
        return scoring.summary(g)

    def printed(self, cards: card_sets.Cards, pile: str, card: int) -> tuple[str, str]:
        return inventory.printed(cards, pile, card)

    def inventory(self, cards: card_sets.Cards) -> Mapping[str, set[str]]:
        return inventory.inventory(cards)

    def audit(self, g: Play) -> Iterable[str]:
        return audit(g)

    def lore(self) -> Mapping[str, Any]:
        return chronicle.lore()

    def chronicle(self, events: Iterable[Told]) -> dict[int, dict[str, Any]]:
        return chronicle.chronicle(events)

    def hidden_places(self, s: Any) -> list[tuple[str, int]]:
        hidden = [("tiles", tile) for _, tile, _ in s.unseen]
        hidden += [("amulet", card) for h in s.heroes for card in (h.amulet, *h.found) if card >= 0]
        return [*hidden, ("monster", s.meeting.card)] if s.meeting and s.meeting.card >= 0 else hidden

    def relabel(self, s: Any, maps: Mapping[str, bytes]) -> None:
        if s.meeting and s.meeting.card >= 0 and "monster" in maps:
            s.meeting.card = maps["monster"][s.meeting.card]
        if s.unseen and "tiles" in maps:
            s.unseen = tuple((place, maps["tiles"][tile], warned) for place, tile, warned in s.unseen)
        if table := maps.get("amulet"):
            for hero in s.heroes:
                hero.amulet = table[hero.amulet] if hero.amulet >= 0 else -1
                hero.found = tuple(table[card] for card in hero.found)

    def relabel_answer(self, key: str, answer: Answer, maps: Mapping[str, bytes]) -> Answer:
        """One of several amulets that only the finder has seen is named by its card."""
        pile, _, card = str(answer).partition(":")
        return f"{pile}:{maps[pile][int(card)]}" if pile == "amulet" and pile in maps else answer

    def facts_given(self, g: Play, numbers: Mapping[str, HiddenNumber]) -> dict[tuple[str, int], int]:
        return hooks.changed_for_all(g, "secrets.given", numbers, {})  # type: ignore[no-any-return]


def _with_hooks(cards: card_sets.Cards) -> card_sets.Cards:
    cards.hooks = hooks.for_sets(cards.set.sets)
    nobody: frozenset[str] = frozenset()  # the last one, for who has no sheet yet
    special = (*[hero.special() for hero in cards.heroes], nobody)
    cards.hooks_of = tuple(hooks.for_hero(cards.set.sets, names) for names in special)
    return cards
