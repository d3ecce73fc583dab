"""Deal hidden cards out again so that every told fact stays true."""

from .errors import RulesError
from .options import RandomSource

# Against full enumeration of tight cases no marginal is off by more than about 0.01.
MOVES_PER_CARD, MOVES_AT_LEAST = 20, 80


def shuffled(items: list[int], rng: RandomSource) -> list[int]:
    out = items[:]
    for i in range(len(out) - 1, 0, -1):
        j = int(rng.random() * (i + 1))
        out[i], out[j] = out[j], out[i]
    return out


class Contradiction(RulesError):
    """No deal makes all the facts true."""


def deal_again(
    ids: list[int], masks: dict[int, int], rng: RandomSource, names: list[int] | None = None
) -> dict[int, int]:
    """A random bijection of ``ids`` onto ``names`` in which ``masks[card]`` holds the bit of the card's name.

    Without ``names`` the cards change places among themselves. It starts from a random matching, never from the truth,
    so it cannot lean towards it; random moves do the rest. Raises ``Contradiction`` if there is none.
    """
    targets = shuffled(names or ids, rng)
    if not masks:
        return dict(zip(ids, targets, strict=True))
    owner = _match(targets, masks, rng)
    pick = {card: target for target, card in owner.items()}
    free = [t for t in targets if t not in owner]
    pick.update(zip([c for c in ids if c not in pick], free, strict=True))
    _move_about(pick, masks, rng)
    return pick


def _match(targets: list[int], masks: dict[int, int], rng: RandomSource) -> dict[int, int]:
    """Augmenting paths, the tightest cards first."""
    choices = {card: [t for t in targets if mask >> t & 1] for card, mask in masks.items()}
    owner: dict[int, int] = {}

    def place(card: int, seen: set[int]) -> bool:
        for target in choices[card]:
            if target in seen:
                continue
            seen.add(target)
            if target not in owner or place(owner[target], seen):
                owner[target] = card
                return True
        return False

    for card in sorted(choices, key=lambda c: len(choices[c])):
        choices[card] = shuffled(choices[card], rng)
        if not place(card, set()):
            raise Contradiction("the facts told about hidden cards contradict each other")
    return owner


def _move_about(pick: dict[int, int], masks: dict[int, int], rng: RandomSource) -> None:
    """Swaps and turns of three by which every mask stays kept; as likely forth as back, so no world is preferred."""
    cards, bound = list(pick), [card for card in pick if card in masks]
    get, random = masks.get, rng.random
    for move in range(MOVES_AT_LEAST + MOVES_PER_CARD * len(bound)):
        a, b = bound[int(random() * len(bound))], cards[int(random() * len(cards))]
        x, y = pick[a], pick[b]
        if not masks[a] >> y & 1:
            continue
        if move & 1:
            if get(b, -1) >> x & 1:
                pick[a], pick[b] = y, x
            continue
        c = cards[int(random() * len(cards))]
        z = pick[c]
        if a != b and b != c and c != a and get(b, -1) >> z & 1 and get(c, -1) >> x & 1:
            pick[a], pick[b], pick[c] = y, z, x
