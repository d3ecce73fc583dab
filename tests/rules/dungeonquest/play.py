"""Random games of several tempers, written down so that they can be played again; and what must hold at every question.

``python -m tests.rules.dungeonquest.play`` reads games from standard input and prints what each came to.
"""

import hashlib
import json
import random
import sys
from collections import Counter

from games.rules.dungeonquest.audit import where_everything_is
from games.rules.kernel import Position, Seeded, sample
from games.rules.library import ruleset

__all__ = ["where_everything_is"]
RULES = ruleset("dungeonquest")
CARDS = RULES.compose(("base",))
TEMPERS = ("any", "brave", "timid", "greedy")
AVOID = {
    "any": (),
    "brave": ("miss", "leave", "pass", "escape", "flee", "ring:"),
    "timid": ("leave", "attack", "wait", "fight", "pass", "stay"),
    "greedy": ("leave", "miss", "decline", "lock:try"),
}
BOUND = 26 * 4 * 40  # answers: far more than any game needs, far fewer than a game without end


def begin(seats, seed, deal=""):
    return Position.start(RULES, CARDS, seats, Seeded(seed), {"deal": deal} if deal else {})


def distance(option):
    """How far a move's square lies from the Treasure Chamber."""
    place = option.place[0] if option.place else 999
    return 0 if place >= 130 else abs(place % 13 - 6) + abs(place // 13 - 4.5)


def pick(p, rng, temper):
    """A random answer of a random seat that is asked."""
    seat = rng.choice(p.may_act())
    legal = p.legal(seat)
    options = [o for o in legal if not o.id.startswith(AVOID[temper])] or legal
    if temper == "greedy" and rng.random() < 0.8:
        moves = [o for o in options if o.id.startswith("move:") and isinstance(o.place, tuple)]
        stay = [o for o in options if o.id == "stay"]
        options = stay or sorted(moves, key=distance)[:1] or options
    return seat, sample(rng.choice(options), rng)


def copied(p):
    """A copy like the original in everything, and of which the original notices nothing."""
    raw, copy = p.to_json(), p.clone()
    assert all_of(copy) == all_of(p)
    if not p.is_over:
        copy.apply(*pick(copy, random.Random(len(raw)), "any"))
    assert p.to_json() == raw, "the original does not notice"


def all_of(p):
    """What two equal positions share, down to options and what was known when cards were mixed."""
    seats = (None, *range(len(p.g.s.heroes)))
    return p.to_json(), p.g.log[:], p.g.known_then[:], p.g.s.copy(), [(p.options(s), p.observation(s)) for s in seats]


def play(p, rng, temper, look=lambda p: None):
    """To the end; the answers."""
    answers = []
    while not p.is_over:
        look(p)
        assert len(answers) < BOUND, "the game does not end"
        answers.append(pick(p, rng, temper))
        p.apply(*answers[-1])
    look(p)
    return answers


EVERYTHING = Counter((pile, card) for pile, size in CARDS.sizes.items() for card in range(size))


def fingerprint(p):
    return hashlib.sha256(p.to_json()).hexdigest()


def again(seats, seed, deal, answers):
    """The same game from its seed and its answers."""
    p = begin(seats, bytes.fromhex(seed), deal)
    for seat, answer in answers:
        p.apply(seat, thawed(answer))
    return p


def thawed(answer):
    return tuple(thawed(part) for part in answer) if isinstance(answer, list | tuple) else answer


if __name__ == "__main__":
    print(json.dumps([fingerprint(again(*game)) for game in json.load(sys.stdin)]))
