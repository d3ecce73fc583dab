"""A secret pair: hero and keeper choose their blows together; only the keeper knows how strong the beast is."""

from collections.abc import Iterable, Mapping
from typing import Any

from games.rules.kernel import ALL, Decision, Maps, Play, Rule, Seat, State, only
from games.rules.kernel.deck import count, full
from games.rules.kernel.secrets import knows

from .common import OnePile, TinyRules

BLOWS = ("blow", "slash", "leap")
WOUNDS = {("blow", "slash"): (0, 2), ("slash", "leap"): (0, 1), ("leap", "blow"): (0, 1)}  # (hero, beast) -> losses
ROUNDS = 5

# strength of each beast card
SETS: dict[str, tuple[Any, ...]] = {"base": (2, 2, 3, 3, 4, 4, 5, 6), "more": (1, 7)}


class DuelState(State, array_like=True):
    life: list[int]
    gold: list[int]
    round: int = 0
    beast: int = -1
    wounds: int = 0

    def copy(self) -> "DuelState":
        return DuelState(*self.shared_copy(), self.life[:], self.gold[:], self.round, self.beast, self.wounds)


class Duel(TinyRules):
    key = "tiny-duel"
    version = 2
    seats = range(2, 3)
    state_type = DuelState
    secret_piles = frozenset({"beast"})
    pile = "beast"
    sets = SETS

    def setup(self, cards: OnePile, seats: int, options: Mapping[str, Any]) -> DuelState:
        return DuelState({"beast": full(len(cards.values))}, {}, [], {}, [options.get("life", 9)] * 2, [0, 0])

    def step(self, g: Play) -> Rule | None:
        s = g.s
        return None if s.round >= ROUNDS or min(s.life) <= 0 else self.meet(g, s.round % 2, 1 - s.round % 2)

    def meet(self, g: Play, hero: int, keeper: int) -> Rule:
        s = g.s
        s.beast, s.wounds = g.draw("beast", seen_by=only(keeper)), 0
        g.event("beast.card", s.beast, seen_by=only(keeper))
        if (yield Decision.one(hero, "fight_or_flee", ("fight", "flee"), default="fight")) == "flee":
            yield from self.flee(g, hero)
        else:
            yield from self.fight(g, hero, keeper)
        g.put_under("beast", s.beast)
        s.beast, s.round = -1, s.round + 1

    def flee(self, g: Play, hero: int) -> Rule:
        roll = g.roll(6, f"flee.{hero}")
        g.event("flee", hero, roll)
        if roll < 4:
            self.hurt(g, hero, 1)
            g.event("nothing.gained")
        return
        yield

    def fight(self, g: Play, hero: int, keeper: int) -> Rule:
        s = g.s
        while self.stands(g) and s.life[hero] > 0:
            both = yield self.exchange(g, hero, keeper)
            loss, wound = WOUNDS.get((both[hero], both[keeper]), (1, 1) if both[hero] == both[keeper] else (1, 0))
            s.wounds += wound
            g.event("exchange", both[hero], both[keeper])
            self.hurt(g, hero, loss)
            self.tell_standing(g)
        if not self.stands(g):
            s.gold[hero] += g.cards.values[s.beast]
            g.reveal("beast", s.beast, "beast.dead", s.beast)

    def exchange(self, g: Play, hero: int, keeper: int) -> Decision:
        return Decision.together("blows", ((hero, BLOWS), (keeper, BLOWS)), (g.s.wounds,))

    def stands(self, g: Play) -> bool:
        return bool(g.cards.values[g.s.beast] > g.s.wounds)

    def tell_standing(self, g: Play) -> None:
        stands, wounds, strength = self.stands(g), g.s.wounds, g.cards.values
        g.tell(ALL, "beast", g.s.beast, lambda c: (strength[c] > wounds) == stands, "beast.stands", stands)

    def hurt(self, g: Play, seat: int, loss: int) -> None:
        if loss:
            g.s.life[seat] -= loss
            g.event("hurt", seat, loss)

    def observe(self, g: Play, seat: Seat) -> dict[str, Any]:
        s = g.s
        seen = s.beast >= 0 and knows(s.facts, "beast", s.beast, seat)
        return {
            "life": tuple(s.life), "gold": tuple(s.gold), "round": s.round, "wounds": s.wounds,
            "deck": count(s.decks["beast"]), "beast": s.beast if seen else "hidden" if s.beast >= 0 else None,
        }  # fmt: skip

    def returns(self, g: Play) -> tuple[float, ...]:
        return tuple(float(gold) for gold in g.s.gold)

    def hidden_places(self, s: State) -> Iterable[tuple[str, int]]:
        assert isinstance(s, DuelState)
        return [("beast", s.beast)] if s.beast >= 0 else []

    def relabel(self, s: State, maps: Maps) -> None:
        assert isinstance(s, DuelState)
        if s.beast >= 0 and "beast" in maps:
            s.beast = maps["beast"][s.beast]
