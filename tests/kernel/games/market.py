"""Hidden hands: goods are played face up under a window of curses, offered with fields, handed on in secret."""

from collections.abc import Iterable, Mapping
from typing import Any

from games.rules.kernel import (
    PASS,
    Answer,
    Decision,
    Maps,
    Option,
    PickOne,
    PickSome,
    Play,
    Range,
    Rule,
    Seat,
    State,
    only,
)  # fmt: skip
from games.rules.kernel.deck import count, full
from games.rules.kernel.secrets import knows

from .common import OnePile, TinyRules

TURNS = 14

# what each card is worth; 0 is a curse
SETS: dict[str, tuple[Any, ...]] = {"base": (1, 1, 1, 2, 2, 2, 3, 3, 4, 5) * 2 + (0,) * 6, "more": (6, 6, 0)}


class MarketState(State, array_like=True):
    hands: list[bytes]
    gold: list[int]
    out: bytes = b""  # face up
    turn: int = 0
    phase: str = "deal"
    playing: int = -1  # the card that may still be cursed
    offer: tuple[int, int, bytes, int] | None = None  # from, to, cards, price

    def copy(self) -> "MarketState":
        return MarketState(
            *self.shared_copy(), self.hands[:], self.gold[:], self.out, self.turn, self.phase, self.playing, self.offer
        )


def without(cards: bytes, *gone: int) -> bytes:
    return bytes([c for c in cards if c not in gone])


def with_(cards: bytes, *more: int) -> bytes:
    return bytes(sorted(cards + bytes(more)))


class Market(TinyRules):
    key = "tiny-market"
    version = 1
    seats = range(2, 5)
    state_type = MarketState
    secret_piles = frozenset({"goods"})
    pile = "goods"
    sets = SETS

    def setup(self, cards: OnePile, seats: int, options: Mapping[str, Any]) -> MarketState:
        return MarketState({"goods": full(len(cards.values))}, {}, [], {}, [b""] * seats, [3] * seats)

    def step(self, g: Play) -> Rule | None:
        s = g.s
        if s.phase == "deal":
            return self.deal(g)
        if s.turn >= TURNS:
            return None
        return self.hand_on(g) if s.phase == "hand_on" else self.take_turn(g, s.turn % len(s.hands))

    def deal(self, g: Play) -> Rule:
        for seat in range(len(g.s.hands)):
            for _ in range(3):
                self.to_hand(g, seat)
        g.s.phase = "turn"
        return
        yield

    def to_hand(self, g: Play, seat: int) -> None:
        s = g.s
        card = g.draw("goods", seen_by=only(seat))
        if card is not None:
            s.hands[seat] = with_(s.hands[seat], card)
            g.event("drew", seat)
            g.event("drew.card", card, seen_by=only(seat))

    # --- a turn

    def take_turn(self, g: Play, seat: int) -> Rule:
        s = g.s
        self.to_hand(g, seat)
        answer = yield Decision.one(seat, "turn", lambda: self.turn_options(g, seat), default="rest")
        if answer == "offer":
            yield from self.make_offer(g, seat)
        elif answer == "rob":
            self.rob(g, seat)
        elif answer != "rest":
            yield from self.play(g, seat, int(answer[5:]))
        s.turn += 1
        s.phase = "hand_on" if s.turn % 5 == 0 else "turn"
        if s.turn % 6 == 0:
            out, s.out = s.out, b""
            g.shuffle("goods", *out)
            g.event("swept", len(out))

    def turn_options(self, g: Play, seat: int) -> tuple[str | Option, ...]:
        s = g.s
        out: list[str | Option] = ["rest", *[f"play:{c}" for c in s.hands[seat] if g.cards.values[c]]]
        out.append(Option("rob", why_not="" if s.gold[seat] >= 3 else "too_poor", info=(3,)))
        if s.hands[seat]:
            out.append("offer")
        return tuple(out)

    def offer_option(self, g: Play, seat: int) -> Option:
        mine = tuple(str(c) for c in g.s.hands[seat])
        others = tuple(str(other) for other in range(len(g.s.hands)) if other != seat)
        most = min(2, len(mine))
        return Option("offer", (PickOne("to", others), PickSome("cards", mine, 1, most), Range("price", 0, 4)))

    def make_offer(self, g: Play, seat: int) -> Rule:
        s = g.s
        g.lose_sight("goods", s.hands[seat], only(seat))
        answer = yield Decision("offer.make", ((seat, (self.offer_option(g, seat),)),), secret=True)
        to, cards, price = int(answer[1]), bytes(int(c) for c in answer[2]), answer[3]
        s.offer = seat, to, cards, price
        g.event("offer", seat, to, len(cards), price)
        for card in cards:
            g.reveal("goods", card, "offer.card", card, seats=only(to))
        taken = yield Decision.one(to, "offer", ("refuse", "accept"), default="refuse", data=(seat, price))
        if taken == "accept":
            s.hands[seat] = without(s.hands[seat], *cards)
            s.hands[to] = with_(s.hands[to], *cards)
            s.gold[seat] += price
            s.gold[to] -= price
        g.event("offer.answer", taken)
        s.offer = None

    def rob(self, g: Play, seat: int) -> None:
        s = g.s
        victim = (seat + 1) % len(s.hands)
        s.gold[seat] -= 3
        g.event("rob", seat, victim)
        if s.hands[victim]:
            card = g.pick_from("goods", s.hands[victim], f"rob.{seat}", only(seat, victim))
            g.event("rob.card", card, seen_by=only(seat, victim))
            s.hands[victim] = without(s.hands[victim], card)
            s.hands[seat] = with_(s.hands[seat], card)

    def play(self, g: Play, seat: int, card: int) -> Rule:
        s = g.s
        self.face_up(g, seat, card, "play")
        s.playing = card
        curse = yield from self.curse_window(g, seat)
        s.playing = -1
        if curse is None:
            s.gold[seat] += g.cards.values[card]
            g.event("sold", seat, g.cards.values[card])

    def face_up(self, g: Play, seat: int, card: int, key: str) -> None:
        g.s.hands[seat] = without(g.s.hands[seat], card)
        g.reveal("goods", card, key, seat, card)
        g.s.out = with_(g.s.out, card)

    def curse_window(self, g: Play, seat: int) -> Rule:
        """Everybody else is asked, curse in hand or not; the player whose card it is may only cheer."""
        asks = self.window_asks(g, seat)
        same = False
        while (got := (yield Decision.window("curse", asks, may=(seat,), same=same))) is not None:
            who, what = got
            if what != "cheer":
                self.face_up(g, who, int(what[6:]), "cursed")
                return who
            g.event("cheer", who)
            same = True
        return None

    def window_asks(self, g: Play, seat: int) -> tuple[tuple[int, Any], ...]:
        return tuple([(s, lambda s=s: self.window_options(g, seat, s)) for s in range(len(g.s.hands))])

    def window_options(self, g: Play, active: int, seat: int) -> tuple[str, ...]:
        curses = [f"curse:{c}" for c in g.s.hands[seat] if not g.cards.values[c] and seat != active]
        return (PASS, "cheer", *curses)

    # --- handing on

    def hand_on(self, g: Play) -> Rule:
        s = g.s
        givers = [seat for seat, hand in enumerate(s.hands) if hand]
        if givers:
            for seat in givers:
                g.lose_sight("goods", s.hands[seat], only(seat))
            asks = tuple([(seat, tuple([f"give:{c}" for c in s.hands[seat]])) for seat in givers])
            given = yield Decision.together("hand_on", asks)
            for seat in givers:
                self.give(g, seat, (seat + 1) % len(s.hands), int(given[seat][5:]))
        s.phase = "turn"

    def give(self, g: Play, seat: int, to: int, card: int) -> None:
        s = g.s
        s.hands[seat] = without(s.hands[seat], card)
        s.hands[to] = with_(s.hands[to], card)
        g.event("handed_on", seat, to)
        g.reveal("goods", card, "handed_on.card", card, seats=only(seat, to))

    # --- for the kernel

    def observe(self, g: Play, seat: Seat) -> dict[str, Any]:
        s = g.s
        return {
            "gold": tuple(s.gold), "out": tuple(s.out), "turn": s.turn, "deck": count(s.decks["goods"]),
            "playing": s.playing,
            "hands": tuple(self.hand_seen(g, hand, seat) for hand in s.hands),
        }  # fmt: skip

    def hand_seen(self, g: Play, hand: bytes, seat: Seat) -> tuple[int, ...]:
        """Known cards by their number, the others as -1 at the end."""
        known = [c for c in hand if knows(g.s.facts, "goods", c, seat)]
        return (*known, *[-1] * (len(hand) - len(known)))

    def returns(self, g: Play) -> tuple[float, ...]:
        return tuple(float(gold) for gold in g.s.gold)

    def hidden_places(self, s: State) -> Iterable[tuple[str, int]]:
        assert isinstance(s, MarketState)
        return [("goods", c) for hand in s.hands for c in hand]

    def relabel(self, s: State, maps: Maps) -> None:
        assert isinstance(s, MarketState)
        if table := maps.get("goods"):
            s.hands = [bytes(sorted(hand.translate(table))) for hand in s.hands]
            if s.offer:
                s.offer = (*s.offer[:2], bytes(sorted(s.offer[2].translate(table))), s.offer[3])

    def relabel_answer(self, key: str, answer: Answer, maps: Maps) -> Answer:
        table = maps.get("goods")
        if table is None:
            return answer
        if answer[0] == "offer":
            return ("offer", answer[1], tuple(sorted((str(table[int(c)]) for c in answer[2]), key=int)), answer[3])
        word, _, card = str(answer).partition(":")
        return f"{word}:{table[int(card)]}" if card else answer
