"""Sarellia's unseen tiles and the right player's die: worlds where they differ must have looked the same.

And leaks planted on purpose, each of which must be found.
"""

import pytest

from games.rules.dungeonquest import rules
from games.rules.dungeonquest.heroes import danger_sense, seen
from games.rules.dungeonquest.unseen import lay_unseen
from games.rules.kernel import Decision, only
from tests.kernel import secrecy

from .party import RULES, SETS, only_at, starts_with

KEYS = ("sense", "sense.elsewhere", "turn", "turn.tower", "corridor")


def look(patch, heroes, games, seed=1, keys=KEYS, view=secrecy.shown, temper="any"):
    patch.setattr(secrecy, "start", starts_with(heroes))
    patch.setattr(secrecy, "random_game", only_at(temper, *keys))
    return secrecy.find_leaks(RULES, len(heroes), games=games, seed=seed, sets=SETS, view=view)


@pytest.mark.parametrize(
    ("heroes", "games"), [(("sarellia",), 8), (("sarellia", "volrik"), 5), (("fhyll", "sarellia", "azoth"), 2)]
)
def test_tile_and_die_are_the_right_players_alone(heroes, games, monkeypatch):
    found = look(monkeypatch, heroes, games)
    assert dict(found.leaks) == {}
    assert (found.differed["tiles"] >= 50, found.differed["sense"] >= 50) == (True, True)


def test_eyes_of_doom_tell_no_more_than_they_say(monkeypatch):
    found = look(monkeypatch, ("azoth", "fhyll"), 12, keys=("eyes.failed", "invisibility", "stance"), temper="busy")
    assert (dict(found.leaks), found.differed["monster"] >= 20) == ({}, True)


def test_step_by_step_as_in_play(monkeypatch):
    monkeypatch.setattr(secrecy, "start", starts_with(("sarellia", "volrik")))
    found = secrecy.find_leaks(RULES, 2, games=2, every=2, seed=3, sets=SETS, one_step=False)
    assert (dict(found.leaks), found.differed["sense"] >= 20) == ({}, True)


# --- planted leaks


def an_event(patch):
    """Where a danger lies, a draught is felt by all."""

    def lay(g, place, tile, warned):
        lay_unseen(g, place, tile, warned)
        if danger_sense.is_danger(g, tile):
            g.event("draught", place)

    patch.setattr(danger_sense, "lay_unseen", lay)


def an_option(patch):
    """She is not even asked about a pit."""

    def pick(g, hero, key, ids, default, data):
        tile = g.s.unseen[-1][1]
        ids = ids[:1] if g.cards.kinds[tile] in ("bottomless_pit", "trap") else ids
        return (yield Decision.one(hero.seat, key, ids, default, data))

    patch.setattr(danger_sense, "pick", pick)


def an_observation(patch):
    def unseen(g, seat, place, tile, warned):
        return {"place": place, "warned": warned, "tile": g.cards.tiles[tile].key}

    patch.setattr(seen, "_unseen", unseen)


def the_die_on_the_table(patch):
    def observe(self, g, seat, honest=rules.DungeonQuest.observe):
        return {**honest(self, g, seat), "secrets": {k: n.value for k, n in g.s.numbers.items()}}

    patch.setattr(rules.DungeonQuest, "observe", observe)


def the_wrong_seat(patch):
    patch.setattr(danger_sense, "right_of", lambda g, hero: hero.seat)
    patch.setattr(rules.DungeonQuest, "observe", lambda self, g, seat, h=rules.DungeonQuest.observe: h(self, g, 0))


def a_forgotten_report(patch):
    """The report is said, but nothing is remembered that binds tile and die."""
    honest = RULES.compose

    def compose(sets):
        cards = honest(sets)
        cards.hooks = {**cards.hooks, "secrets.given": ()}
        return cards

    patch.setattr(RULES, "compose", compose, raising=False)


def a_proof_not_told(patch):
    """The tile is turned up and the die forgotten, as if it had never mattered; then it is spoken of."""

    def proved(g, hero, place):
        name = danger_sense.secret(place)
        if name in g.s.numbers:
            g.event("sense.proved", danger_sense.is_wrong(g, g.number(name)))

    honest = RULES.compose

    def compose(sets):
        cards = honest(sets)
        cards.hooks_of = tuple({**hooks, "tile.turned_up": (proved,)} for hooks in cards.hooks_of)
        return cards

    patch.setattr(RULES, "compose", compose, raising=False)


PLANTED = [an_event, an_option, an_observation, the_die_on_the_table, the_wrong_seat, a_forgotten_report,
           a_proof_not_told]  # fmt: skip


@pytest.mark.parametrize("plant", PLANTED, ids=[p.__name__ for p in PLANTED])
def test_a_planted_leak_is_found(plant, monkeypatch):
    plant(monkeypatch)
    assert any(look(monkeypatch, ("sarellia", "volrik", "fhyll"), 1, seed).leaks for seed in range(6))


def test_what_only_the_right_player_hears_is_for_that_seat(monkeypatch):
    def whisper(g, place, tile, warned):
        lay_unseen(g, place, tile, warned)
        g.event("whisper", tile, seen_by=only(1))

    monkeypatch.setattr(danger_sense, "lay_unseen", whisper)
    assert look(monkeypatch, ("sarellia", "volrik", "fhyll"), 3).leaks
