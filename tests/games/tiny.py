"""A tiny game with all that a table must cope with: single answers, a secret round, a window, fields, hidden cards."""

from collections.abc import Iterable
from typing import Any, ClassVar

import msgspec
from msgspec import Struct

from games.rules.kernel import Decision, Option, PickSome, Range, Rule, Ruleset, State, deck, only

ROUNDS = 3
SIZES = {"pile": 12}


class TinyCards(Struct):
    sizes: dict[str, int]


class TinyState(State, array_like=True):
    seats: int
    round: int = 0
    stage: int = 0
    gold: tuple[int, ...] = ()
    hands: tuple[tuple[int, ...], ...] = ()
    rounds: int = ROUNDS
    traps: bool = False
    default: str = "safe"

    def copy(self) -> "TinyState":
        return TinyState(
            *self.shared_copy(), self.seats, self.round, self.stage, self.gold, self.hands, self.rounds, self.traps,
            self.default,
        )  # fmt: skip

    def earn(self, seat: int, gold: int) -> None:
        self.gold = tuple(g + gold * (i == seat) for i, g in enumerate(self.gold))


class Tiny(Ruleset):
    """Each round: the first seat moves, all choose in secret, a window lets anybody shout."""

    key: ClassVar[str] = "tiny"
    version: ClassVar[int] = 1
    seats: ClassVar[range] = range(1, 5)
    state_type: ClassVar[type[State]] = TinyState
    secret_piles: ClassVar[frozenset[str]] = frozenset({"pile"})
    plain_options: ClassVar[frozenset[str]] = frozenset({"rounds"})

    def compose(self, sets: tuple[str, ...]) -> TinyCards:
        if set(sets) - {"base"}:
            raise ValueError("no such set")
        return TinyCards(dict(SIZES))

    def setup(self, cards: TinyCards, seats: int, options: Any) -> TinyState:
        unknown = set(options) - {"rounds", "traps", "bad_default"}
        if unknown:
            raise ValueError(f"unknown options {unknown}")
        decks = {"pile": deck.full(cards.sizes["pile"])}
        rounds, traps = options.get("rounds", ROUNDS), options.get("traps", False)
        default = "trap" if options.get("bad_default") else "safe"
        return TinyState(decks, {}, [], {}, seats, 0, 0, (0,) * seats, ((),) * seats, rounds, traps, default)

    def step(self, g: Any) -> Rule | None:
        s = g.s
        if s.round >= s.rounds:
            return None
        return (move, secret, window)[s.stage](g)

    def observe(self, g: Any, seat: int | None) -> dict[str, Any]:
        s = g.s
        own = s.hands[seat] if seat is not None else ()
        return {"round": s.round, "gold": s.gold, "hand": own, "cards": tuple(map(len, s.hands))}

    def returns(self, g: Any) -> tuple[float, ...]:
        return tuple(map(float, g.s.gold))

    def summary(self, g: Any) -> list[dict[str, Any]]:
        return [
            {
                "seat": i,
                "hero": "tom",
                "survived": True,
                "won": gold == max(g.s.gold),
                "gold": gold,
                "rounds": g.s.round,
            }
            for i, gold in enumerate(g.s.gold)
        ]

    def pack_cards(self, cards: TinyCards) -> bytes:
        return msgspec.json.encode(cards)

    def unpack_cards(self, raw: bytes) -> TinyCards:
        return msgspec.json.decode(raw, type=TinyCards)

    def hidden_places(self, s: TinyState) -> Iterable[tuple[str, int]]:
        return (("pile", c) for hand in s.hands for c in hand)

    def relabel(self, s: TinyState, maps: Any) -> None:
        if "pile" in maps:
            s.hands = tuple(tuple(maps["pile"][c] for c in hand) for hand in s.hands)


def options(s: TinyState) -> tuple[Any, ...]:
    trap = ("trap",) if s.traps else ()
    bid, locked = Option("bid", (Range("gold", 0, 3),)), Option("locked", why_not="tiny.locked")
    return ("safe", "roll", bid, Option("pick", (PickSome("dice", ("a", "b", "c"), 1, 2),)), locked, *trap)


def move(g: Any) -> Rule:
    s, seat = g.s, g.s.round % g.s.seats
    first = yield Decision.one(seat, "tiny.move", options(s), default=s.default)
    g.event("tiny.moved", seat, first if isinstance(first, str) else first[0])
    if first == "trap":
        raise ZeroDivisionError("a bug")
    if first == "roll":
        roll = g.roll(6, f"seat{seat}")
        g.event("tiny.rolled", seat, roll)
        s.earn(seat, roll)
        card = g.draw("pile", seen_by=only(seat))
        if card is not None:
            s.hands = tuple((*h, card) if i == seat else h for i, h in enumerate(s.hands))
        g.event("tiny.drew", card, seen_by=only(seat))
    again = yield Decision.one(seat, "tiny.again", ("on", "rest"), default="on")
    g.event("tiny.went", seat, again)
    s.stage = 1


def secret(g: Any) -> Rule:
    s = g.s
    both = yield Decision.together("tiny.secret", tuple((i, ("odd", "even")) for i in range(s.seats)))
    g.event("tiny.shown", tuple(both.items()))
    for seat, word in both.items():
        s.earn(seat, word == "even")
    s.stage = 2


def window(g: Any) -> Rule:
    s = g.s
    shout = yield Decision.window("tiny.window", tuple((i, ("pass", "shout")) for i in range(s.seats)))
    g.event("tiny.shouted", shout[0] if shout else -1)
    s.stage, s.round = 0, s.round + 1
