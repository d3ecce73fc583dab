"""Shipped sets with a few lines changed at random the way an editor might change them, played to the end.

``python -m tests.rules.dungeonquest.workshop.mutate SECONDS [SEED]`` looks for sets that pass the check and fail at the
table: it prints each with the seed that makes it again.
"""

import random
import sys
import time
import traceback
from collections import Counter

from msgspec import structs

from games.rules.dungeonquest.audit import where_everything_is
from games.rules.dungeonquest.workshop.components import FIELDS, PILES
from games.rules.dungeonquest.workshop.values import DICE
from games.rules.kernel import Position, Seeded, sample
from games.rules.kernel.workshop import Entry

from .documents import DOCUMENTS, RULES, WORKSHOP

MIXTURES = {
    "base": (("base",), ("base", "heroes"), ("base", "catacombs"), ("base", "heroes", "catacombs")),
    "heroes": (("base", "heroes"), ("base", "heroes", "catacombs")),
    "catacombs": (
        ("base", "catacombs"), ("base", "heroes", "catacombs"), ("base", "catacombs", "keep_monsters"),
        ("base", "heroes", "catacombs", "no_empty_rooms"),
    ),
}  # fmt: skip
EXPRESSIONS = ("0", "1", "4", "D6", "D6-5", "2D6", "D12-luck", "D12+3-armour", "D20+99", "9D20")
LONGEST = 60_000  # answers: sixty rounds of four heroes, each with a long fight
COUNTS = (0, 0, 1, 1, 2, 3, 7, 20, 60, 120)


def value(rng, field):
    low, high = field.low if field.low is not None else 0, field.high if field.high is not None else 20
    return {
        "int": lambda: rng.choice([low, high, min(low + 1, high), rng.randint(low, high)]),
        "bool": lambda: rng.random() < 0.5,
        "dice": lambda: rng.choice(EXPRESSIONS),
        "sum": lambda: rng.choice([*EXPRESSIONS[:6], "D10+D6"]),
        "choice": lambda: rng.choice(field.choices or DICE),
        "choices": lambda: [c for c in field.choices if rng.random() < 0.5],
        "range": lambda: sorted((rng.randint(low, high), rng.randint(low, high))),
        "numbers": lambda: sorted({rng.randint(low, high) for _ in range(rng.randint(1, 4))}),
        "text": lambda: rng.choice(["", "sir_rohan", "sun_stone", "moon_stone", "helena"]),
    }[field.type]()


def leaf(rng, data):
    """One value of a table replaced by another of its sort."""
    if isinstance(data, dict) and data:
        key = rng.choice(list(data))
        return data | {key: leaf(rng, data[key])}
    if isinstance(data, list) and data:
        at = rng.randrange(len(data))
        return [*data[:at], leaf(rng, data[at]), *data[at + 1 :]]
    if isinstance(data, bool):
        return not data
    if isinstance(data, int):
        return rng.choice([0, 1, 2, 3, 8, 20])
    words = ("flee", "combat", "escape", "wall", "exit", "door", "missed", "killed", "death", "catacombs", "north_1",
             "heal_full", "nothing", "lose_D6", *EXPRESSIONS)  # fmt: skip
    return rng.choice(words)


def other_value(rng, e):
    fields = FIELDS[e.component][e.kind]
    if not fields:
        return e
    field = rng.choice(fields)
    old = e.params.get(field.name)
    new = leaf(rng, old) if field.type == "data" else value(rng, field)
    return structs.replace(e, params=e.params | {field.name: new})


def new_card(rng, entries):
    kind = rng.choice(list(FIELDS["card"]))
    params = {f.name: value(rng, f) for f in FIELDS["card"][kind]}
    count = rng.choice([1, 2, 5, 30])
    pile = rng.choice(PILES)
    entries.append(Entry(component="card", key=f"new_{len(entries)}", pile=pile, kind=kind, count=count, params=params))


def change(rng, entries):
    at = rng.randrange(len(entries))
    e = entries[at]
    what = rng.random()
    if what < 0.2:
        entries[at] = structs.replace(e, count=rng.choice(COUNTS))
    elif what < 0.3:
        entries[at] = structs.replace(e, on=not e.on)
    elif what < 0.35 and e.component in ("card", "tile", "treasure_chit", "hero", "amulet", "ring", "monster_card"):
        few(rng, entries, e)
    elif what < 0.5:
        new_card(rng, entries)
    else:
        entries[at] = other_value(rng, e)


def few(rng, entries, e):
    """Hardly anything left of a deck, or of all the tiles."""
    alike = [i for i, o in enumerate(entries) if (o.component, o.pile) == (e.component, e.pile)]
    keep = set(rng.sample(alike, min(len(alike), rng.choice([1, 2, 4, 6]))))
    for i in alike:
        if i not in keep:
            entries[i] = structs.replace(entries[i], on=False)


def mutated(seed):
    rng = random.Random(seed)
    slot = rng.choice(("base", "base", "heroes", "catacombs", "catacombs"))
    entries = list(DOCUMENTS[slot].entries)
    for _ in range(rng.choice([1, 2, 3, 5, 9])):
        change(rng, entries)
    return structs.replace(DOCUMENTS[slot], entries=tuple(entries))


def errors(document):
    return [p for p in WORKSHOP.check(document) if p.severity == "error"]


def play(cards, seats, seed):
    """A game at random to its end; all cards are still there."""
    rng = random.Random(seed)
    heroes = rng.sample([h.key for h in cards.heroes], seats)
    p = Position.start(RULES, cards, seats, Seeded(rng.randbytes(32)), {"heroes": heroes, "deal": "random"})
    everything = Counter((pile, card) for pile, size in cards.sizes.items() for card in range(size))
    answers = 0
    while not p.is_over:
        seat = rng.choice(p.may_act())
        options = [o for o in p.legal(seat) if o.id not in ("miss", "leave", "decline", "pass")] or p.legal(seat)
        p.apply(seat, sample(rng.choice(options), rng))
        answers += 1
        assert answers < LONGEST, "the game does not end"
        if answers % 50 == 0:
            assert where_everything_is(p.g.s) == everything
    assert where_everything_is(p.g.s) == everything
    RULES.summary(p.g)


def try_out(seed, games=2):
    """True if the set passed the check; then it has been played."""
    document = mutated(seed)
    if errors(document):
        return False
    rng = random.Random(seed)
    cards = RULES.unpack_cards(
        RULES.pack_cards(WORKSHOP.compose({document.slot: document}, rng.choice(MIXTURES[document.slot])))
    )
    for game in range(games):
        play(cards, rng.randint(1, 4), seed * 10 + game)
    return True


def main(seconds, first):
    until, seed, played = time.monotonic() + seconds, first, 0
    while time.monotonic() < until:
        try:
            played += try_out(seed)
        except Exception:
            print(f"--- seed {seed}\n{traceback.format_exc()[-1500:]}", flush=True)
        seed += 1
    print(f"{seed - first} sets, {played} without errors and played")


if __name__ == "__main__":
    main(float(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 1)
