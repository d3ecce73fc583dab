"""The tiny games with one leak each, planted for ``secrecy.find_leaks`` to find."""

from typing import Any

from games.rules.kernel import ALL, Decision, Option, Play, Rule, Seat, only

from .games import Amulet, Duel, Market, Scry
from .games.duel import BLOWS

STRONG = 4


class Growls(Duel):
    """An event depends on the secret."""

    def fight(self, g: Play, hero: int, keeper: int) -> Rule:
        if g.cards.values[g.s.beast] >= STRONG:
            g.event("growls")
        yield from super().fight(g, hero, keeper)


class Taunts(Duel):
    """A question is asked only if the secret allows it."""

    def fight(self, g: Play, hero: int, keeper: int) -> Rule:
        if g.cards.values[g.s.beast] >= STRONG:
            yield Decision.one(keeper, "taunt", ("yes", "no"))
        yield from super().fight(g, hero, keeper)


class Spares(Duel):
    """An option is missing for a reason that its owner may not know."""

    def exchange(self, g: Play, hero: int, keeper: int) -> Decision:
        nearly = g.cards.values[g.s.beast] - g.s.wounds == 1
        return Decision.together("blows", ((hero, BLOWS[:2] if nearly else BLOWS), (keeper, BLOWS)))


class Greys(Duel):
    """An option is greyed for a reason that its owner may not know."""

    def exchange(self, g: Play, hero: int, keeper: int) -> Decision:
        why = "useless" if g.cards.values[g.s.beast] - g.s.wounds == 1 else ""
        return Decision.together("blows", ((hero, (*BLOWS[:2], Option("leap", why_not=why))), (keeper, BLOWS)))


class HealthBar(Duel):
    """The page shows the secret."""

    def observe(self, g: Play, seat: Seat) -> dict[str, Any]:
        s = g.s
        bar = s.wounds / g.cards.values[s.beast] if s.beast >= 0 else 0
        return {**super().observe(g, seat), "bar": bar}


class SaysNothing(Duel):
    """That the beast still stands is announced, but the fact is forgotten."""

    def tell_standing(self, g: Play) -> None:
        g.event("beast.stands", self.stands(g))


class NoSilence(Amulet):
    """Only an amulet that acts is told; that it stayed silent is forgotten."""

    def tell(self, g: Play, seat: int, card: int, place: str, acts: bool) -> None:
        if acts:
            super().tell(g, seat, card, place, acts)


class RopeUntold(Amulet):
    """What a fall shows of the hidden number is forgotten."""

    def fall(self, g: Play, seat: int) -> None:
        name = f"depth.{seat}"
        if name not in g.s.numbers:
            g.roll_hidden(6, f"depth.{seat}", name, only(self.right_of(g, seat)))
        rope = g.roll(6, f"rope.{seat}")
        g.event("rope", seat, rope, rope < g.number(name))


class Misplaced(Amulet):
    """A card that waits for an answer lies nowhere in the state."""

    def hidden_places(self, s: Any) -> list[tuple[str, int]]:
        return [("amulet", card) for card in s.worn if card >= 0]


class OnlyHolders(Market):
    """The window is opened only for those who hold a curse."""

    def window_asks(self, g: Play, seat: int) -> tuple[tuple[int, Any], ...]:
        asks = super().window_asks(g, seat)
        return tuple([(s, ask) for s, ask in asks if s == seat or len(ask()) > 2])


class PeeksAtHands(Market):
    """A card is chosen from a hand by its place, so that the thief learns how the hand is ordered."""

    def rob(self, g: Play, seat: int) -> None:
        s = g.s
        victim = (seat + 1) % len(s.hands)
        g.event("rob", seat, victim)
        if s.hands[victim]:
            card = s.hands[victim][0]
            g.reveal("goods", card, "rob.card", card, seats=only(seat, victim))


class Grins(Scry):
    """Who looks shows what was seen."""

    def look(self, g: Play, seat: int) -> Rule:
        if max(g.cards.values[h[0]] for h in g.s.decks["path"][:1]) > 0:
            g.event("grins", seat)
        yield from super().look(g, seat)


class TellsOrder(Scry):
    """The others read which card was laid back first."""

    def look(self, g: Play, seat: int) -> Rule:
        yield from super().look(g, seat)
        g.event("laid", g.s.decks["path"][0][0], seen_by=ALL)


LEAKS: dict[type, tuple[int, str]] = {
    Growls: (2, "events"),
    Taunts: (2, "broken"),
    Spares: (2, "question"),
    Greys: (2, "question"),
    HealthBar: (2, "table"),
    SaysNothing: (2, "events"),
    NoSilence: (3, "events"),
    RopeUntold: (3, "events"),
    Misplaced: (3, "lost cards"),
    OnlyHolders: (3, "question"),
    PeeksAtHands: (3, "events"),
    Grins: (2, "events"),
    TellsOrder: (2, "events"),
}
"""game: (seats, what the finding must mention)"""
