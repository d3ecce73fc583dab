"""The cave troll's number over whole games: worlds with another number must have looked the same, and planted leaks."""

import pytest

from games.rules.dungeonquest import rules
from games.rules.dungeonquest.catacombs import cave_troll, journey
from games.rules.dungeonquest.piles import Drawn
from games.rules.kernel import Decision, Position, Seeded, only
from games.rules.library import ruleset
from tests.kernel import secrecy
from tests.kernel.secrecy import find_leaks

from .stage import BOTH, SETS, go_down

RULES = ruleset("dungeonquest")
TROLL = cave_troll.TROLL


def haunted(patch, heroes=(), sets=SETS):
    """Games that begin below, where every other card is a troll; with so many chits to offer."""

    def start(rules, seats, seed, one_step=False, _=()):
        from tests.rules.dungeonquest.scene import Scene

        names = (*heroes, "volrik", "sir_rohan", "el_adoran", "ulv_grimhand")[:seats]
        scene = Scene(*names, sets=sets)
        for seat in range(seats):
            go_down(scene, seat, (3 + seat, 5), "north")
            scene.give(seat, chits=[f"golden_guineas_{n:02}" for n in range(1 + seat, 20, 4)])
        return Position.begin(rules, scene.cards, scene.state, Seeded(seed.to_bytes(32, "big")), one_step=one_step)

    def draw(g, hero, pile, honest=journey.draw):
        """A troll that is not of the deck stands in for every other card."""
        drawn = honest(g, hero, pile)
        if drawn is None or (len(g.cards.decks[pile]) + drawn.id) % 2:
            return drawn
        card = next(c for c in g.cards.decks[pile] if c.key == TROLL)
        return Drawn(pile, drawn.id, card)

    patch.setattr(secrecy, "start", start)
    patch.setattr(journey, "draw", draw)


def look(seats, games=2, seed=1, every=3):
    return find_leaks(RULES, seats, games=games, every=every, seed=seed, avoid=("miss", "go_on"))


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_whole_games_look_the_same_with_another_number(seats, monkeypatch):
    haunted(monkeypatch)
    found = look(seats, games=5 - seats, every=seats)
    assert dict(found.leaks) == {}
    assert found.differed[TROLL] >= 5


@pytest.mark.parametrize("hero", ["azoth", "fhyll", "rildo", "sarellia"])
def test_so_they_do_for_heroes_with_abilities(hero, monkeypatch):
    haunted(monkeypatch, (hero,), BOTH)
    found = look(2)
    assert dict(found.leaks) == {}
    assert found.differed[TROLL] >= 3


def an_option_more(patch):
    """A greedy troll cannot be fought."""

    def offer(g, hero, why, honest=cave_troll._offer):
        return honest(g, hero, why or ("no_treasure" if g.number(TROLL) > 6 else ""))

    patch.setattr(cave_troll, "_offer", offer)


def an_event(patch):
    def hide(g, hero, rolled, honest=cave_troll._hide_number):
        yield from honest(g, hero, rolled)
        if g.number(TROLL) < 3:
            g.event("growls", hero.seat)

    patch.setattr(cave_troll, "_hide_number", hide)


def a_number_for_the_wrong_seat(patch):
    def hide(g, hero, rolled, honest=cave_troll._hide_number):
        yield from honest(g, hero, rolled)
        g.event("whisper", g.number(TROLL), seen_by=only(hero.seat))

    patch.setattr(cave_troll, "_hide_number", hide)


def a_life_on_the_table(patch):
    def observe(self, g, seat, honest=rules.DungeonQuest.observe):
        number = g.s.numbers.get(TROLL)
        return {**honest(self, g, seat), "bar": number and cave_troll.life(g, number.value)}

    patch.setattr(rules.DungeonQuest, "observe", observe)


def a_question_only_for_big_ones(patch):
    def fight(g, hero, right, honest=cave_troll.fight):
        if g.number(TROLL) < 5:
            yield Decision.one(hero.seat, "taunt", ("yes", "no"))
        yield from honest(g, hero, right)

    patch.setattr(cave_troll, "fight", fight)


def a_silence_that_nobody_told(patch):
    """That it scorns the offer is shown, but the fact is forgotten."""

    def bribe(g, hero, answer, honest=cave_troll._bribe):
        held = [cave_troll.loot.pieces(g, hero)[name] for name in answer[1]]
        if cave_troll.loot.worth(g, held) >= 100 * g.number(TROLL):
            yield from honest(g, hero, answer)
        else:
            yield from cave_troll.fight_it(g, hero, answer)

    patch.setattr(cave_troll, "_bribe", bribe)


PLANTED = [
    an_option_more, an_event, a_number_for_the_wrong_seat, a_life_on_the_table, a_question_only_for_big_ones,
    a_silence_that_nobody_told,
]  # fmt: skip


@pytest.mark.parametrize("plant", PLANTED, ids=[p.__name__ for p in PLANTED])
def test_a_planted_leak_is_found(plant, monkeypatch):
    haunted(monkeypatch)
    plant(monkeypatch)
    for seed in range(8):
        if look(2, games=1, seed=7 * seed, every=2).leaks:
            return
    pytest.fail("no leak was found")
