"""Peek and reorder: look at three cards of the path and lay them back as you like; a card laid among the next ones."""

from collections.abc import Iterable, Mapping
from typing import Any

from games.rules.kernel import Answer, Decision, Maps, Option, Play, Rule, Seat, State, only
from games.rules.kernel.deck import count, full
from games.rules.kernel.secrets import knows

from .common import OnePile, TinyRules

TURNS = 16

# what each card of the path is worth
SETS: dict[str, tuple[Any, ...]] = {"base": (-3, -2, -1, 0, 0, 1, 1, 2, 2, 3, 4, 5), "more": (6, -6)}


class ScryState(State, array_like=True):
    gold: list[int]
    kept: list[bytes]  # face down before each seat, known to it
    out: bytes = b""
    turn: int = 0

    def copy(self) -> "ScryState":
        return ScryState(*self.shared_copy(), self.gold[:], self.kept[:], self.out, self.turn)


class Scry(TinyRules):
    key = "tiny-scry"
    version = 1
    seats = range(1, 4)
    state_type = ScryState
    secret_piles = frozenset({"path"})
    pile = "path"
    sets = SETS

    def setup(self, cards: OnePile, seats: int, options: Mapping[str, Any]) -> ScryState:
        return ScryState({"path": full(len(cards.values))}, {}, [], {}, [0] * seats, [b""] * seats)

    def step(self, g: Play) -> Rule | None:
        return None if g.s.turn >= TURNS else self.take_turn(g, g.s.turn % len(g.s.gold))

    def take_turn(self, g: Play, seat: int) -> Rule:
        what = yield Decision.one(seat, "turn", lambda: self.turn_options(g), default="walk")
        if what == "look":
            yield from self.look(g, seat)
        elif what == "walk":
            self.walk(g, seat)
        elif what == "dig":
            self.dig(g, seat)
        elif what == "mix":
            out, g.s.out = g.s.out, b""
            g.shuffle("path", *out)
            g.event("mixed", len(out))
        else:
            self.bury(g, int(what[5:]))
        g.s.turn += 1

    def turn_options(self, g: Play) -> tuple[str | Option, ...]:
        s = g.s
        deep = count(s.decks["path"]) >= 3
        return ("walk", "dig", Option("look", why_not="" if deep else "shallow"), "mix", *[f"bury:{c}" for c in s.out])

    def look(self, g: Play, seat: int) -> Rule:
        left = g.peek("path", 3, only(seat), to_reorder=True)
        g.event("looks", seat)
        g.event("looks.cards", *left, seen_by=only(seat))
        order = []
        while len(left) > 1:
            options = tuple([f"lay:{c}" for c in left])
            card = int((yield Decision("lay", ((seat, options),), secret=True))[4:])
            left.remove(card)
            order.append(card)
        g.lay_on_top("path", order + left)

    def walk(self, g: Play, seat: int) -> None:
        card = g.draw("path")
        if card is not None:
            g.s.gold[seat] += g.cards.values[card]
            g.s.out = bytes(sorted(g.s.out + bytes((card,))))
            g.event("walk", seat, card)

    def dig(self, g: Play, seat: int) -> None:
        card = g.draw_bottom("path", only(seat))
        if card is not None:
            g.s.kept[seat] = bytes(sorted(g.s.kept[seat] + bytes((card,))))
            g.event("dig", seat)
            g.event("dig.card", card, seen_by=only(seat))

    def bury(self, g: Play, card: int) -> None:
        g.s.out = bytes([c for c in g.s.out if c != card])
        g.put_among("path", card, 2, 4)
        g.event("bury", card)

    # --- for the kernel

    def observe(self, g: Play, seat: Seat) -> dict[str, Any]:
        s = g.s
        return {
            "gold": tuple(s.gold), "turn": s.turn, "out": tuple(s.out), "heaps": tuple(len(h) for h in s.decks["path"]),
            "kept": tuple(self.kept_seen(g, kept, seat) for kept in s.kept),
            "path": tuple(h[0] for h in s.decks["path"] if len(h) == 1 and knows(s.facts, "path", h[0], seat)),
        }  # fmt: skip

    def kept_seen(self, g: Play, kept: bytes, seat: Seat) -> tuple[int, ...]:
        known = [c for c in kept if knows(g.s.facts, "path", c, seat)]
        return (*known, *[-1] * (len(kept) - len(known)))

    def returns(self, g: Play) -> tuple[float, ...]:
        return tuple(float(gold + len(kept)) for gold, kept in zip(g.s.gold, g.s.kept, strict=True))

    def hidden_places(self, s: State) -> Iterable[tuple[str, int]]:
        assert isinstance(s, ScryState)
        return [("path", c) for kept in s.kept for c in kept]

    def relabel(self, s: State, maps: Maps) -> None:
        assert isinstance(s, ScryState)
        if table := maps.get("path"):
            s.kept = [bytes(sorted(kept.translate(table))) for kept in s.kept]

    def relabel_answer(self, key: str, answer: Answer, maps: Maps) -> Answer:
        if key == "lay" and "path" in maps:
            return f"lay:{maps['path'][int(answer[4:])]}"  # type: ignore[arg-type]
        return answer
