"""The Monster card and its life points over whole games: worlds with another card must have looked the same.

And leaks planted on purpose, each of which must be found.
"""

import pytest

from games.rules.dungeonquest import combat, encounter, rules
from games.rules.kernel import Decision
from games.rules.library import ruleset
from tests.kernel.secrecy import find_leaks, shown

RULES = ruleset("dungeonquest")
BRAVE = ("escape", "flee", "leave", "ring:", "pass")  # answers left alone, so that there is much fighting


def look(seats, games, seed, every=3):
    return find_leaks(RULES, seats, games=games, every=every, seed=seed, avoid=BRAVE)


@pytest.mark.parametrize(("seats", "secrets"), [(1, {"monster"}), *((n, {"monster", "pending"}) for n in (2, 3, 4))])
def test_whole_games_look_the_same_with_another_monster_card(seats, secrets):
    found = look(seats, games=10 - 2 * seats, seed=100 * seats, every=seats)
    assert dict(found.leaks) == {}
    assert set(found.differed) == secrets
    assert found.differed["monster"] >= 100


def test_games_of_all_sorts_keep_the_secret_too():
    found = find_leaks(RULES, 3, games=5, every=3, seed=7)
    assert dict(found.leaks) == {}
    assert found.differed["monster"] >= 100


def test_step_by_step_as_in_play():
    found = find_leaks(RULES, 2, games=8, every=2, seed=11, avoid=BRAVE, one_step=False)
    assert (dict(found.leaks), found.differed["monster"] >= 100) == ({}, True)


# --- planted leaks


def strong(g):
    m = g.s.meeting
    return g.cards.monster[m.card].outcomes[m.monster][m.stance].lp >= 4


def an_event(patch):
    def growl(g, hero, right, fight=encounter.fight):
        if strong(g):
            g.event("growls", hero.seat)
        yield from fight(g, hero, right)

    patch.setattr(encounter, "fight", growl)


def a_missing_option(patch):
    def against(g, hero, right):
        m = g.s.meeting
        tactics = combat.TACTICS[:2] if strong(g) else combat.TACTICS
        both = yield Decision.together("tactic", ((hero.seat, tactics), (right, combat.TACTICS)))
        m.hero_tactic, m.monster_tactic = both[hero.seat], both[right]
        return g.cards.set.matrix[m.hero_tactic][m.monster_tactic]

    patch.setattr(combat, "_against", against)


def another_question(patch):
    def taunt(g, hero, right, fight=encounter.fight):
        if strong(g):
            yield Decision.one(hero.seat, "taunt", ("yes", "no"))
        yield from fight(g, hero, right)

    patch.setattr(encounter, "fight", taunt)


def an_observation(patch):
    def observe(self, g, seat, honest=rules.DungeonQuest.observe):
        m = g.s.meeting
        return {**honest(self, g, seat), "bar": strong(g) if m and m.card >= 0 else None}

    patch.setattr(rules.DungeonQuest, "observe", observe)


def an_observation_by_the_wrong_seat(patch):
    def draw(g, hero, stance):
        m = g.s.meeting
        m.card = g.draw("monster", seen_by=0)
        outcome = g.cards.monster[m.card].outcomes[m.monster][stance]
        g.event("monster.card", hero.seat, outcome.lp)
        return outcome

    patch.setattr(encounter, "draw_monster_card", draw)


def what_is_not_told(patch):
    """That the monster still stands is shown, but the fact is forgotten."""

    def still_stands(g, hero):
        m = g.s.meeting
        life = g.cards.monster[m.card].outcomes[m.monster][m.stance].lp
        g.event("monster.stands", hero.seat, m.monster, m.wounds, m.wounds < life)
        return m.wounds < life

    patch.setattr(combat, "still_stands", still_stands)
    patch.setattr(encounter, "still_stands", still_stands)


PLANTED = [
    (an_event, "events"),
    (a_missing_option, "question"),
    (another_question, "broken"),
    (an_observation, "table"),
    (an_observation_by_the_wrong_seat, "events"),
    (what_is_not_told, ""),
]


@pytest.mark.parametrize(("plant", "mention"), PLANTED, ids=[p[0].__name__ for p in PLANTED])
def test_a_planted_leak_is_found(plant, mention, monkeypatch):
    plant(monkeypatch)
    found = set()
    for seed in range(10):
        found |= set(look(3, games=1, seed=seed, every=2).leaks)
        if any(mention in leak for leak in found):
            return
    pytest.fail(f"only {found}")


def test_a_leak_in_a_page_is_found():
    def page(p, seat):
        m = p.g.s.meeting
        return f"<p data-card={m and m.card}>{shown(p, seat)}"

    assert find_leaks(RULES, 2, games=3, every=2, view=page, avoid=BRAVE).leaks
    assert not find_leaks(RULES, 2, games=3, every=2, view=lambda p, seat: f"<p>{shown(p, seat)}", avoid=BRAVE).leaks
