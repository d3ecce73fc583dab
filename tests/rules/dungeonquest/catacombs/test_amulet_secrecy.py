"""Amulets, halves, spear plates over whole games: worlds with another amulet must have looked the same.

And leaks planted on purpose, each of which must be found.
"""

import pytest
from msgspec.structs import replace

from games.rules.dungeonquest import rules
from games.rules.dungeonquest.cards import Cards
from games.rules.dungeonquest.catacombs import amulet_harm, amulet_wards, amulets, spear_trap, wizards_amulet
from games.rules.kernel import Decision
from games.rules.library import ruleset
from tests.kernel.secrecy import find_leaks

from .stage import BOTH, SETS

KEEP = ("leave", "discard", "old")  # answers left alone, so that amulets are worn
RICH = {"amulet": 12, "spear_trap": 16, "wizards_amulet_half_a": 20, "wizards_amulet_half_b": 20}


class Rich(rules.DungeonQuest):
    """A castle where every other card is an amulet, half of one, or a spear trap."""

    def compose(self, sets=SETS):
        box = super().compose(sets).set
        decks = {pile: tuple(replace(c, count=RICH.get(c.key, c.count)) for c in box.decks[pile]) for pile in box.decks}
        return self.unpack_cards(self.pack_cards(Cards(replace(box, decks=decks))))


def look(seats, games, seed, every=6, sets=SETS, one_step=True):
    return find_leaks(Rich(), seats, games, every, seed, avoid=KEEP, sets=sets, one_step=one_step)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_whole_games_look_the_same_with_another_amulet(seats):
    found = look(seats, games=12 - 2 * seats, seed=40 * seats, every=3 * seats)
    assert dict(found.leaks) == {}
    assert found.differed["amulet"] >= 60


def test_so_do_those_with_the_shipped_decks_and_all_the_sets():
    found = find_leaks(ruleset("dungeonquest"), 3, games=4, every=12, seed=9, avoid=KEEP, sets=BOTH)
    assert (dict(found.leaks), found.differed["amulet"] >= 20) == ({}, True)


def test_step_by_step_as_in_play():
    found = look(2, games=5, seed=5, every=3, one_step=False)
    assert (dict(found.leaks), found.differed["amulet"] >= 60) == ({}, True)


# --- planted leaks


def silence_is_not_told(patch):
    """Only an amulet that acts is told of; that the others stayed cold is forgotten."""

    def watch(g, hero, trigger, honest=amulets.watch):
        if hero.amulet >= 0 and amulets.worn(g, hero).acts == trigger:
            honest(g, hero, trigger)

    _everywhere(patch, "watch", watch)


def silence_is_shown_but_not_told(patch):
    def watch(g, hero, trigger, honest=amulets.watch):
        if hero.amulet >= 0 and not hero.amulet_shown and amulets.worn(g, hero).acts != trigger:
            g.event("amulet.silent", hero.seat, trigger)
        else:
            honest(g, hero, trigger)

    _everywhere(patch, "watch", watch)


def a_question_only_for_wearers_of_luck(patch):
    def found(g, hero, drawn, honest=amulets.found):
        yield from honest(g, hero, drawn)
        if hero.amulet >= 0 and amulets.worn(g, hero).key in ("luck", "control", "command"):
            yield Decision.one(hero.seat, "feel_lucky", ("yes", "no"))

    patch.setitem(amulets.FOLLOW, amulets.Amulet, found)


def an_event(patch):
    """Whatever does harm hums when it is put on."""

    def settle(g, hero, card, shown=False, honest=amulets.settle):
        if card >= 0 and g.cards.amulets[card].effect in (
            amulet_harm.DEATH,
            amulet_harm.MADNESS,
            amulet_harm.DRAGONFIRE,
        ):
            g.event("hums", hero.seat)
        honest(g, hero, card, shown)

    patch.setattr(amulets, "settle", settle)


def an_option(patch):
    """Who wears a ward may not leave the next one where it is."""

    def pick(g, hero, key, ids, default="", data=(), honest=amulets.pick):
        ward = hero.found and g.cards.amulets[hero.found[0]].effect in (amulet_wards.LUCK, amulet_wards.ESCAPE)
        return (yield from honest(g, hero, key, ids[:1] if ward else ids, default, data))

    patch.setattr(amulets, "pick", pick)


def a_page(patch):
    def observe(self, g, seat, honest=rules.DungeonQuest.observe):
        worn = [h.amulet for h in g.s.heroes]
        return {**honest(self, g, seat), "good": [c >= 0 and g.cards.amulets[c].key < "d" for c in worn]}

    patch.setattr(rules.DungeonQuest, "observe", observe)


def the_finder_sees_it(patch):
    def find(g, hero, honest=amulets.find):
        ask = honest(g, hero)
        question = next(ask, None)
        if question is None:
            return
        g.event("peeks", hero.seat, g.cards.amulets[hero.found[0]].key, seen_by=1 << hero.seat)
        answer = yield question
        try:
            ask.send(answer)
        except StopIteration:
            pass

    patch.setattr(amulets, "find", find)


def the_others_see_the_three(patch):
    def settle(g, hero, card, shown=False, honest=wizards_amulet.settle):
        g.event("laid_back", hero.seat, sorted(g.cards.amulets[c].key for c in hero.found))
        honest(g, hero, card, shown)

    patch.setattr(wizards_amulet, "settle", settle)


def a_card_that_lies_nowhere(patch):
    patch.setattr(rules.DungeonQuest, "hidden_places", lambda self, s: [])


def the_plate(patch):
    def hide(g, hero, plates, honest=spear_trap._hide_plate):
        yield from honest(g, hero, plates)
        g.event("creaks", hero.seat, g.number(spear_trap.SECRET) == 1)

    patch.setattr(spear_trap, "_hide_plate", hide)


def _everywhere(patch, name, function):
    for module in (amulets, amulet_harm):
        patch.setattr(module, name, function)


PLANTED = [
    (silence_is_not_told, ""),
    (silence_is_shown_but_not_told, "events"),
    (a_question_only_for_wearers_of_luck, ""),
    (an_event, "events"),
    (an_option, ""),
    (a_page, "table"),
    (the_finder_sees_it, "events"),
    (the_others_see_the_three, "events"),
    (a_card_that_lies_nowhere, "lost cards"),
    (the_plate, "events"),
]


@pytest.mark.parametrize(("plant", "mention"), PLANTED, ids=[p[0].__name__ for p in PLANTED])
def test_a_planted_leak_is_found(plant, mention, monkeypatch):
    plant(monkeypatch)
    found = set()
    for seed in range(20):
        found |= set(look(3, games=1, seed=seed, every=4).leaks)
        if any(mention in leak for leak in found):
            return
    pytest.fail(f"only {found}")
