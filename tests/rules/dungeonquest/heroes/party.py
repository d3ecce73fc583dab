"""Random whole games with chosen heroes and sets, and what must hold at every question."""

import random

from games.rules.dungeonquest.state import INSIDE
from games.rules.kernel import Position, Seeded, sample
from games.rules.library import ruleset
from tests.rules.dungeonquest.play import copied, where_everything_is

RULES = ruleset("dungeonquest")
SETS = ("base", "heroes")
CARDS = RULES.compose(SETS)
AVOID = {
    "any": (),
    "brave": ("miss", "leave", "pass", "escape", "flee", "ring:", "hold", "keep", "stop"),
    "shy": ("leave", "miss", "pass", "attack", "wait", "escape", "flee", "blowpipe", "ring:"),
    "busy": ("leave", "miss", "decline", "lock:try", "discard", "attack", "wait", "escape"),
}
BOUND = 6000


def begin(heroes, seed, sets=SETS):
    cards = RULES.compose(sets)
    return Position.start(RULES, cards, len(heroes), Seeded(seed.to_bytes(32, "big")), {"heroes": heroes})


def pick(p, rng, temper):
    seat = rng.choice(p.may_act())
    legal = p.legal(seat)
    options = [o for o in legal if not o.id.startswith(AVOID[temper])] or legal if AVOID[temper] else legal
    return seat, sample(rng.choice(options), rng)


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


def only_at(temper, *keys):
    """In place of ``driver.random_game``: random games, looked at only where one of these questions is asked."""

    def random_game(p, seed, avoid=()):
        rng = random.Random(seed)
        while not p.is_over:
            if p.decision.key in keys:
                yield p
            p.apply(*pick(p, rng, temper))
        yield p

    return random_game


def starts_with(heroes):
    """In place of ``driver.start``: these heroes are taken."""

    def start(rules, seats, seed, one_step=False, sets=SETS):
        chance = Seeded(seed.to_bytes(32, "big"))
        return Position.start(rules, RULES.compose(sets), seats, chance, {"heroes": heroes}, one_step=one_step)

    return start


def everything_in_its_place(p):
    cards = p.g.cards
    found = where_everything_is(p.g.s)
    assert found == {(pile, card): 1 for pile, size in cards.sizes.items() for card in range(size)}


def heroes_are_well(p):
    for hero in p.g.s.heroes:
        if hero.sheet >= 0 and hero.status == INSIDE:
            sheet = p.g.cards.heroes[hero.sheet]
            assert 0 < hero.life <= sheet.life
            assert all(0 <= hero.marks.get(w, 0) <= 4 for w in ("daggers", "shuriken", "daggers_thrown"))


def again_from_bytes(p):
    """Through bytes and back, and as a copy: the same to the byte."""
    raw = p.to_json()
    assert Position.from_json(RULES, p.g.cards, raw, p.g.chance).to_json() == raw
    copied(p)


def the_same_again(heroes, seed, rng, temper):
    """The same seed and the same answers once more: the same game to the byte."""
    p, q = begin(heroes, seed), begin(heroes, seed)
    for seat, answer in play(p, rng, temper):
        q.apply(seat, answer)
    assert q.to_json() == p.to_json()


def party(n, heroes):
    """The n-th table of one to four of these heroes."""
    return tuple(random.Random(n).sample(heroes, 1 + n % 4))
