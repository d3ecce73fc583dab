"""Drawing, laying back and mixing cards, and what everybody knows of their places afterwards."""

from . import deck as decks
from .errors import RulesError
from .recorder import Recorder
from .seats import ALL, NOBODY
from .secrets import EXACTLY, forget_among, mix, narrow, touches
from .tape import Drawn, Mixed


class Piles(Recorder):
    """A pile whose cards somebody may ever not know (hands, a card face down, a known order) is a *secret pile*.

    Of all other piles every draw is public, so their lone cards are known to everyone.
    """

    __slots__ = ()

    def draw(self, pile: str, seen_by: int = ALL) -> int | None:
        """The top card of a pile, or None if the pile is empty. ``seen_by``: who looks at its face."""
        heaps = self.s.decks[pile]
        if not heaps:
            return None
        return self._seen_leaving(pile, heaps, 0, seen_by, pile) if self.recording else self._any(heaps, 0, pile)

    def draw_bottom(self, pile: str, seen_by: int = ALL) -> int | None:
        """The bottom card of a pile, or None if the pile is empty."""
        heaps = self.s.decks[pile]
        return self._seen_leaving(pile, heaps, len(heaps) - 1, seen_by, pile) if heaps else None

    def peek(self, pile: str, n: int, seen_by: int = ALL, to_reorder: bool = False) -> list[int]:
        """Look at the top ``n`` cards (fewer, if there are not so many), top first; they stay where they lie.

        ``to_reorder``: who looks will lay them back with ``lay_on_top``, so that others lose sight of which is which.
        """
        cards: list[int] = []
        while len(cards) < n and (card := self.draw(pile, seen_by)) is not None:
            cards.append(card)
        for card in reversed(cards):
            self.put_on_top(pile, card)
        if to_reorder and self.recording:
            self._mixed(pile, bytes(sorted(cards)), seen_by)
        return cards

    def lay_on_top(self, pile: str, cards: list[int]) -> None:
        """Lay cards that were looked at with ``peek(..., to_reorder=True)`` back, top first."""
        decks.lay_on_top(self.s.decks[pile], cards)

    def pick_from(self, pile: str, cards: bytes, stream: str, seen_by: int) -> int:
        """One of these cards outside the deck at random: stolen from a hand, lost from a bag. It is not moved.

        ``cards`` in ascending order. Never choose among hidden cards by an index from ``below``: the recording would
        name a place in somebody's hand, and in an imagined world another card lies there.
        """
        return self._seen_leaving(pile, [cards], 0, seen_by, stream)

    def lose_sight(self, pile: str, cards: bytes, seen_by: int) -> None:
        """Some of these hidden cards are about to be moved unseen: from here on only who sees it can follow them.

        Call it *before* the question that chooses which: a card handed on face down may be any of the hand.
        """
        if self.recording and len(cards) > 1:
            self._lose_sight(pile, bytes(sorted(cards)), seen_by)

    def take(self, pile: str, card: int) -> bool:
        """Take a certain card out in everybody's sight; False if it is not here."""
        if not decks.take(self.s.decks[pile], card):
            return False
        if self.recording:
            self.disturbed += 1
            self._known(pile, card, ALL)
        return True

    def put_under(self, pile: str, card: int) -> None:
        """Lay a card at the bottom; whoever knew it knows it there."""
        decks.put_under(self.s.decks[pile], card)

    def put_on_top(self, pile: str, card: int) -> None:
        """Lay a card on top; whoever knew it knows it there. A chosen order is laid down last card first."""
        decks.put_on_top(self.s.decks[pile], card)

    def put_among(self, pile: str, card: int, first: int, last: int) -> None:
        """Lay a card so that it becomes one of the ``first``-th to ``last``-th from the top (1 is the top) at random.

        If the pile is shorter, it lies among the bottom ones. Only for secret piles.
        """
        heaps = self.s.decks[pile]
        above = self._split(pile, first - 1)
        below = self._split(pile, last - 1)
        heap = bytes(sorted(b"".join(heaps[above:below]) + bytes((card,))))
        heaps[above:below] = [heap]
        if self.recording:
            self._check_secret(pile)
            self._mark(pile, heap)

    def shuffle(self, pile: str, *cards: int) -> None:
        """Mix a pile, with these cards dropped in; whatever was known of their places is forgotten.

        Take the cards out of the state before: what ``hidden_places`` lists lies somewhere else.
        """
        heaps = self.s.decks[pile]
        decks.put_back(heaps, *cards)
        if self.recording and heaps and pile in self.secret_piles:
            heap = heaps[0]
            self._mixed(pile, heap, NOBODY)
            if not any(p == pile and c not in heap for p, c in self.rules.hidden_places(self.s)):
                forget_among(self.s.facts, pile, heap)

    # --- inside

    def _seen_leaving(self, pile: str, heaps: decks.Heaps, i: int, seen_by: int, stream: str) -> int:
        if not self.recording:
            return self._any(heaps, i, stream)
        heap = heaps[i]
        if len(heap) > 1 and seen_by != ALL:
            self._lose_sight(pile, heap, seen_by)
        card = self._pick(pile, heaps, i, stream)
        self._known(pile, card, seen_by)
        return card

    def _any(self, heaps: decks.Heaps, i: int, stream: str) -> int:
        """A card of the i-th heap at random, without a recording; in a copy under way the one that was drawn."""
        if self.replaying:
            return self._as_taped(heaps, i, self._next(Drawn))
        size = len(heaps[i])
        return decks.draw_nth(heaps, self.chance.below(size, stream, 0) if size > 1 else 0, i)

    def _known(self, pile: str, card: int, seen_by: int) -> None:
        if seen_by != ALL:
            self._check_secret(pile)
        if seen_by != NOBODY and pile in self.secret_piles:
            narrow(self.s.facts, pile, card, seen_by, EXACTLY)

    def _check_secret(self, pile: str) -> None:
        if pile not in self.secret_piles:
            raise RulesError(f"{pile} has cards that not everybody knows: it belongs into secret_piles")

    def _pick(self, pile: str, heaps: decks.Heaps, i: int, stream: str) -> int:
        """A card of the i-th heap, at random or as recorded."""
        if not self.recording:
            return self._any(heaps, i, stream)
        size = len(heaps[i])
        entry = self._read(Drawn)
        if entry is None:
            card = decks.draw_nth(heaps, self._fresh(size, stream) if size > 1 else 0, i)
            self._write(Drawn(pile, card))
        else:
            if entry.pile != pile:
                raise RulesError(f"the recording has {entry}, the rule draws from {pile}")
            if size > 1:
                self._count(stream)
            card = self._as_taped(heaps, i, entry)
        if size == 1:
            self.disturbed += 1
        return card

    def _as_taped(self, heaps: decks.Heaps, i: int, entry: Drawn) -> int:
        at = heaps[i].find(entry.card)
        if at < 0:
            raise RulesError(f"the recording has {entry}, which is not in that heap")
        return decks.draw_nth(heaps, at, i)

    def _split(self, pile: str, n: int) -> int:
        """See to it that a heap ends after the top ``n`` cards; how many heaps lie above that place."""
        heaps = self.s.decks[pile]
        for i, heap in enumerate(heaps):
            if n <= 0:
                return i
            if n < len(heap):
                if self.recording:
                    self._lose_sight(pile, heap, NOBODY)
                heaps.insert(i, bytes(sorted([self._pick(pile, heaps, i, pile) for _ in range(n)])))
                return i + 1
            n -= len(heap)
        return len(heaps)

    def _lose_sight(self, pile: str, heap: bytes, seen_by: int) -> None:
        """Unseen by others a card leaves a heap of which somebody may know some members.

        A replay follows the recording here: an imagined world may know less.
        """
        if self.at < len(self.tape):
            known = type(self.tape[self.at]) is Mixed
        else:
            known = any(f.pile == pile and touches(f, heap) for f in self.s.facts)
        if known:
            self._mixed(pile, heap, seen_by)

    def _mixed(self, pile: str, cards: bytes, seen_by: int) -> None:
        self._mark(pile, cards)
        if self.s.facts:
            mix(self.s.facts, pile, cards, seen_by)

    def _mark(self, pile: str, cards: bytes) -> None:
        self.known_then.append(self.s.facts[:])
        entry = self._read(Mixed)
        if entry is None:
            self._write(Mixed(pile, cards))
        elif entry.pile != pile or entry.cards != cards:
            raise RulesError(f"the recording has {entry}, the rule mixes {pile}")
