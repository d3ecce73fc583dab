"""A deck is a list of heaps from top to bottom; each heap is unordered.

A heap is ``bytes`` of card ids in ascending order; a known place is a heap of one. Drawing picks at random in the first
heap, so no order is stored that nobody has seen. Every physical card has its own id (0 .. 255) within its pile.
"""

Heaps = list[bytes]
EVERY_CARD = bytes(range(256))


def full(size: int) -> Heaps:
    """A freshly shuffled pile of the cards 0 .. size-1."""
    return [EVERY_CARD[:size]] if size else []


def count(heaps: Heaps) -> int:
    return sum(map(len, heaps))


def draw_nth(heaps: Heaps, n: int, at: int = 0) -> int:
    """Take the n-th card (by id) of the top heap, or of the heap at ``at``."""
    heap = heaps[at]
    if len(heap) == 1:
        del heaps[at]
        return heap[0]
    heaps[at] = heap[:n] + heap[n + 1 :]
    return heap[n]


def take(heaps: Heaps, card: int) -> bool:
    """Take a certain card from wherever it lies; False if it is not here."""
    for i, heap in enumerate(heaps):
        at = heap.find(card)
        if at >= 0:
            rest = heap[:at] + heap[at + 1 :]
            if rest:
                heaps[i] = rest
            else:
                del heaps[i]
            return True
    return False


def put_under(heaps: Heaps, card: int) -> None:
    heaps.append(bytes((card,)))


def put_on_top(heaps: Heaps, card: int) -> None:
    heaps.insert(0, bytes((card,)))


def put_back(heaps: Heaps, *cards: int) -> None:
    """Drop cards into the pile and mix it all: chits into a bag."""
    heaps[:] = [bytes(sorted(b"".join(heaps) + bytes(cards)))] if heaps or cards else []


def lay_on_top(heaps: Heaps, cards: list[int]) -> None:
    """Take these cards from where they lie and lay them on top in this order."""
    for card in cards:
        take(heaps, card)
    heaps[:0] = [bytes((card,)) for card in cards]
