"""Random whole games with the Catacombs, alone and with the Heroes: they end, nothing is lost, all of it is met."""

import random
from collections import Counter

import pytest

from games.rules.dungeonquest.board import NOWHERE
from games.rules.dungeonquest.state import INSIDE
from games.rules.kernel import Position, Seeded, sample
from games.rules.library import ruleset
from tests.rules.dungeonquest.play import copied, where_everything_is
from tests.samples import repeated

from .stage import BOTH, SETS

RULES = ruleset("dungeonquest")
HARDER = (*BOTH, "keep_monsters", "no_empty_rooms")
DOWN = ("down", "below", "up", "go_on", "cross", "drop", "offer", "surface", "follow", "force", "heading")
LEFT_ALONE = ("leave", "miss", "stop")
BOUND = 6000


def begin(seats, seed, sets):
    cards = RULES.compose(sets)
    options = {"deal": "random"} if seed % 2 else {}
    return Position.start(RULES, cards, seats, Seeded(seed.to_bytes(32, "big")), options)


def pick(p, rng):
    """Whoever is asked likes ways down, and seldom leaves or waits."""
    seat = rng.choice(p.may_act())
    legal = p.legal(seat)
    liked = [o for o in legal if o.id.startswith(DOWN)]
    options = liked if liked and rng.random() < 0.7 else [o for o in legal if not o.id.startswith(LEFT_ALONE)] or legal
    return seat, sample(rng.choice(options), rng)


def play(p, rng, look=lambda p: None):
    answers = []
    while not p.is_over:
        look(p)
        assert len(answers) < BOUND, "the game does not end"
        answers.append(pick(p, rng))
        p.apply(*answers[-1])
    look(p)
    return answers


def everything_in_its_place(p):
    cards, found = p.g.cards, where_everything_is(p.g.s)
    assert found == {(pile, card): 1 for pile, size in cards.sizes.items() for card in range(size)}


def heroes_are_somewhere(p):
    """On the board or below it; below, the cards of the row are counted; the gone hold nothing."""
    for hero in p.g.s.heroes:
        if hero.sheet < 0 or p.g.s.phase != "play":
            continue
        if hero.status != INSIDE:
            assert (hero.below, hero.place) == (None, NOWHERE)
        elif p.decision.key != "surface":
            assert (hero.below is None) == (hero.place != NOWHERE)
        if hero.below:
            assert 0 <= hero.below.square < 130
            assert hero.below.apart >= 0
            assert (hero.below.heading >= 0) or p.decision.key == "below.heading"
    squares = [h.place for h in p.g.s.heroes if 0 <= h.place < 130]
    assert len(squares) == len(set(squares)), "two heroes on one square"
    assert len(p.g.s.entrances) <= 5


@repeated(6, 24)
@pytest.mark.parametrize("sets", [SETS, BOTH, HARDER], ids=["catacombs", "both", "harder"])
def test_every_game_ends_and_nothing_is_lost_on_the_way(sets, games):
    for n in range(games):

        def look(p):
            everything_in_its_place(p)
            heroes_are_somewhere(p)

        p = begin(1 + n % 4, n, sets)
        play(p, random.Random(n), look)
        assert p.is_over


@pytest.mark.parametrize("sets", [SETS, BOTH], ids=["catacombs", "both"])
def test_every_position_survives_bytes_and_copies(sets):
    def look(p):
        raw = p.to_json()
        assert Position.from_json(RULES, p.g.cards, raw, p.g.chance).to_json() == raw
        copied(p)

    for n in range(4):
        play(begin(1 + n % 4, 100 + n, sets), random.Random(n), look)


@pytest.mark.parametrize("sets", [SETS, BOTH], ids=["catacombs", "both"])
def test_the_same_seed_and_answers_give_the_same_game(sets):
    for n in range(6):
        p, q = begin(1 + n % 4, 200 + n, sets), begin(1 + n % 4, 200 + n, sets)
        for seat, answer in play(p, random.Random(n)):
            q.apply(seat, answer)
        assert q.to_json() == p.to_json()


def test_every_question_option_and_card_below_is_met_by_such_games():
    met, drawn = Counter(), Counter()

    def look(p):
        drawn.update(e.data[2] for e in p.drain()[0] if e.key == "card" and e.data[1] == "catacomb")
        if p.decision:
            met.update(f"{p.decision.key}/{o.id.split(':')[0]}" for s in p.may_act() for o in p.legal(s))

    wanted = """below.heading/heading bridge/cross bridge/drop bridge/stop cave_troll/fight cave_troll/offer
    cave_troll.number/4 passage.found/down passage.found/pass surface/step_out surface/back_down surface/leave
    tile.lay/lay turn/down turn.below/below turn.below/miss turn.bridge/cross turn.bridge/move turn.trapdoor/below
    turn.trapdoor/climb turn.web/force turn.web/move way_up/up way_up/go_on"""
    deck = {card.key for card in RULES.compose(SETS).decks["catacomb"]}
    for n in range(60):
        if all(met[key] for key in wanted.split()) and set(drawn) == deck:
            break
        play(begin(1 + n % 4, 300 + n, SETS), random.Random(n), look)
    assert [key for key in wanted.split() if not met[key]] == []
    assert set(drawn) == deck
