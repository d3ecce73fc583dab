"""A secret kept over many turns: an amulet that its owner has not seen, a trap's depth rolled, a price chosen."""

from collections.abc import Iterable, Mapping
from typing import Any

from games.rules.kernel import ALL, Decision, Maps, Play, Rule, Seat, State, only
from games.rules.kernel.deck import full
from games.rules.kernel.seats import sees
from games.rules.kernel.secrets import knows

from .common import OnePile, TinyRules

TURNS = 24
PLACES = ("web", "pit", "fire", "ghost")

# where each amulet acts
SETS: dict[str, tuple[Any, ...]] = {
    "base": ("web", "web", "pit", "pit", "fire", "ghost", "none"),
    "more": ("none", "ghost"),
}


class AmuletState(State, array_like=True):
    life: list[int]
    worn: list[int]  # the amulet of each seat, -1: none
    open: list[bool]
    turn: int = 0
    found: int = -1  # read, not yet kept or left

    def copy(self) -> "AmuletState":
        return AmuletState(*self.shared_copy(), self.life[:], self.worn[:], self.open[:], self.turn, self.found)


class Amulet(TinyRules):
    """Seat ``i`` wears an amulet that only the seat before it has read; alone, nobody has."""

    key = "tiny-amulet"
    version = 1
    seats = range(1, 5)
    state_type = AmuletState
    secret_piles = frozenset({"amulet"})
    pile = "amulet"
    sets = SETS

    def setup(self, cards: OnePile, seats: int, options: Mapping[str, Any]) -> AmuletState:
        return AmuletState({"amulet": full(len(cards.values))}, {}, [], {}, [12] * seats, [-1] * seats, [False] * seats)

    def step(self, g: Play) -> Rule | None:
        return None if g.s.turn >= TURNS else self.take_turn(g, g.s.turn % len(g.s.life))

    def right_of(self, g: Play, seat: int) -> int | None:
        """The player who knows: in a solo game nobody."""
        seats = len(g.s.life)
        return (seat - 1) % seats if seats > 1 else None

    def take_turn(self, g: Play, seat: int) -> Rule:
        what = yield Decision.one(seat, "turn", ("explore", "find", "haggle", "wait"), default="wait")
        if what == "find":
            yield from self.find(g, seat)
        elif what == "explore":
            self.explore(g, seat)
        elif what == "haggle":
            yield from self.haggle(g, seat)
        g.s.turn += 1

    # --- the amulet

    def find(self, g: Play, seat: int) -> Rule:
        s, right = g.s, self.right_of(g, seat)
        card = g.draw("amulet", seen_by=only(right))
        if card is None:
            return
        s.found = card
        g.event("amulet.read", card, seen_by=only(right))
        keep = yield Decision.one(seat, "amulet", ("keep", "leave"), default="keep")
        g.event("amulet." + keep, seat)
        if keep == "keep":
            card, s.worn[seat], s.open[seat] = s.worn[seat], s.found, False
        s.found = -1
        if card >= 0:
            g.put_under("amulet", card)

    def acts(self, g: Play, seat: int, place: str) -> bool:
        s, acts_at = g.s, g.cards.values
        card = s.worn[seat]
        if card < 0:
            return False
        acts: bool = acts_at[card] == place
        if not s.open[seat]:
            self.tell(g, seat, card, place, acts)
        if acts and not s.open[seat]:
            s.open[seat] = True
            g.reveal("amulet", card, "amulet.opened", seat, card)
        return acts

    def tell(self, g: Play, seat: int, card: int, place: str, acts: bool) -> None:
        """Silence is told as well."""
        acts_at = g.cards.values
        g.tell(ALL, "amulet", card, lambda c: (acts_at[c] == place) == acts, "amulet.acts", seat, place, acts)

    # --- the trap

    def explore(self, g: Play, seat: int) -> None:
        place = PLACES[g.below(len(PLACES), f"explore.{seat}")]
        g.event("explore", seat, place)
        if self.acts(g, seat, place):
            return
        if place == "pit":
            self.fall(g, seat)
        else:
            self.hurt(g, seat, 1)

    def fall(self, g: Play, seat: int) -> None:
        """The depth is measured once, unseen by the faller, and told bit by bit at each fall."""
        name = f"depth.{seat}"
        if name not in g.s.numbers:
            depth = g.roll_hidden(6, f"depth.{seat}", name, only(self.right_of(g, seat)))
            g.event("depth.measured", seat, depth, seen_by=only(self.right_of(g, seat)))
        rope = g.roll(6, f"rope.{seat}")
        short = rope < g.number(name)
        g.tell_number(ALL, name, lambda value: (rope < value) == short, "rope", seat, rope, short)
        self.hurt(g, seat, int(short))

    def hurt(self, g: Play, seat: int, loss: int) -> None:
        if loss:
            g.s.life[seat] -= loss
            g.event("hurt", seat, loss)

    # --- the price

    def haggle(self, g: Play, seat: int) -> Rule:
        """A price hidden at the first haggling; the next ones say whether a bid reaches it."""
        name = f"price.{seat}"
        if name not in g.s.numbers:
            price = int((yield Decision.hide(seat, "price", name, 3, 9)))
            g.hide(name, price, 3, 9, only(seat))
            g.event("price.set", seat)
            return
        bid = g.roll(9, f"bid.{seat}")
        enough = bid >= g.number(name)
        g.tell_number(ALL, name, lambda value: (bid >= value) == enough, "bid", seat, bid, enough)
        if enough:
            g.forget_number(name)

    # --- for the kernel

    def observe(self, g: Play, seat: Seat) -> dict[str, Any]:
        s = g.s
        return {
            "life": tuple(s.life), "turn": s.turn, "open": tuple(s.open),
            "worn": tuple(self.card_seen(g, card, seat) for card in s.worn),
            "numbers": {k: n.value if sees(n.known, seat) else "hidden" for k, n in s.numbers.items()},
        }  # fmt: skip

    def card_seen(self, g: Play, card: int, seat: Seat) -> int | str:
        return card if card < 0 or knows(g.s.facts, "amulet", card, seat) else "hidden"

    def returns(self, g: Play) -> tuple[float, ...]:
        return tuple(float(life) for life in g.s.life)

    def hidden_places(self, s: State) -> Iterable[tuple[str, int]]:
        assert isinstance(s, AmuletState)
        return [("amulet", card) for card in (*s.worn, s.found) if card >= 0]

    def relabel(self, s: State, maps: Maps) -> None:
        assert isinstance(s, AmuletState)
        if table := maps.get("amulet"):
            s.worn = [table[card] if card >= 0 else card for card in s.worn]
            s.found = table[s.found] if s.found >= 0 else -1
