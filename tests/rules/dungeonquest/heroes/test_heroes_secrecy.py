"""Tori-Jima's number and what lies face down in a dagger throw: worlds where they differ must have looked the same.

And leaks planted on purpose, each of which must be found.
"""

import pytest

from games.rules.dungeonquest import rules
from games.rules.dungeonquest.heroes import tori_jima
from games.rules.kernel import Decision, only
from tests.kernel import secrecy

from .party import RULES, SETS, only_at, starts_with

HIDING = ("hide.number", "hide.seek", "stance")
THROWING = ("dagger", "dagger.throw", "dagger.round", "tactic", "shuriken", "sling", "blowpipe")


def look(patch, heroes, temper, keys, games, seed=1, view=secrecy.shown):
    patch.setattr(secrecy, "start", starts_with(heroes))
    patch.setattr(secrecy, "random_game", only_at(temper, *keys))
    return secrecy.find_leaks(RULES, len(heroes), games=games, seed=seed, sets=SETS, view=view)


@pytest.mark.parametrize("heroes", [("tori_jima", "rildo"), ("helena", "tori_jima", "thargrim")])
def test_his_number_is_his_alone(heroes, monkeypatch):
    found = look(monkeypatch, heroes, "shy", HIDING, 12)
    assert dict(found.leaks) == {}
    assert found.differed["hide"] >= 20


def test_alone_it_is_his_too(monkeypatch):
    assert dict(look(monkeypatch, ("tori_jima",), "shy", HIDING, 12).leaks) == {}


@pytest.mark.parametrize("heroes", [("rildo",), ("rildo", "tori_jima"), ("rildo", "helena", "azoth")])
def test_throws_tactics_and_cards_stay_secret_until_shown(heroes, monkeypatch):
    found = look(monkeypatch, heroes, "brave", THROWING, 6)
    assert (dict(found.leaks), found.differed["monster"] > 0) == ({}, True)
    assert (found.differed["pending"] > 0) == (len(heroes) > 1)


# --- planted leaks


def in_the_options(patch):
    """The right player is offered one number more where the hider set a high one."""

    def seek(g, hero):
        count = 2 + (g.number(f"hide.{hero.seat}") > 3)
        seek = tori_jima.name_numbers("seek", count)
        return (yield Decision.one(tori_jima.right_of(g, hero), "hide.seek", (seek,)))[1]

    patch.setattr(tori_jima, "_seek", seek)


def on_the_table(patch):
    def observe(self, g, seat, honest=rules.DungeonQuest.observe):
        return {**honest(self, g, seat), "secrets": {k: n.value for k, n in g.s.numbers.items()}}

    patch.setattr(rules.DungeonQuest, "observe", observe)


def to_the_wrong_seat(patch):
    def seek(g, hero, honest=tori_jima._seek):
        g.event("whisper", g.number(f"hide.{hero.seat}"), seen_by=only(1 - hero.seat))
        return (yield from honest(g, hero))

    patch.setattr(tori_jima, "_seek", seek)


def not_told(patch):
    """Found or not shows in what follows, but nobody told it: the number lies on, unknown."""

    def hide(g, hero, answer):
        m, name = g.s.meeting, f"hide.{hero.seat}"
        m.used = ("hide",)
        number = yield Decision.hide(hero.seat, "hide.number", name, 1, 6)
        g.hide(name, int(number), 1, 6, only(hero.seat))
        if number in (yield from tori_jima._seek(g, hero)):
            yield from tori_jima.face(g, hero)

    patch.setattr(tori_jima, "_hide", hide)


PLANTED = [in_the_options, on_the_table, to_the_wrong_seat, not_told]


@pytest.mark.parametrize("plant", PLANTED, ids=[p.__name__ for p in PLANTED])
def test_a_planted_leak_of_the_number_is_found(plant, monkeypatch):
    plant(monkeypatch)
    assert any(look(monkeypatch, ("tori_jima", "helena"), "shy", HIDING, 1, 7 * n).leaks for n in range(12))


def test_a_page_that_shows_what_lies_face_down_in_a_throw_is_found(monkeypatch):
    def page(p, seat):
        return f"<p>{dict(p.pending)}{secrecy.shown(p, seat)}"

    found = look(monkeypatch, ("rildo", "helena"), "brave", ("dagger.throw",), 8, view=page)
    assert {leak for leak in found.leaks if leak.startswith("dagger.throw")}
