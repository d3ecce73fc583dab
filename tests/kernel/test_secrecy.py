"""No tiny game gives a secret away, and the test that says so finds every planted leak."""

import random

import pytest

from games.rules.kernel import Position, RulesError, Ruleset, Seat, imagine

from .driver import random_game, start
from .games import Amulet, Duel, Market, Scry
from .leaky import LEAKS, Growls
from .secrecy import find_leaks, shown

KEPT = [
    (Duel, 2, {"beast", "pending"}),
    (Market, 3, {"goods", "pending"}),
    (Scry, 1, {"path"}),
    (Scry, 2, {"path"}),
    (Amulet, 1, {"amulet", "depth", "price"}),
    (Amulet, 3, {"amulet", "depth", "price"}),
]


@pytest.mark.parametrize(("game", "seats", "secrets"), KEPT)
def test_whole_history_is_the_same_in_worlds_with_another_secret(
    game: type[Ruleset], seats: int, secrets: set[str]
) -> None:
    found = find_leaks(game(), seats, games=6, every=2, seed=40)
    assert dict(found.leaks) == {}
    assert set(found.differed) == secrets
    assert all(found.differed[kind] >= 10 for kind in secrets)


@pytest.mark.parametrize("game", LEAKS, ids=lambda game: game.__name__)
def test_planted_leak_is_found(game: type[Ruleset]) -> None:
    seats, mention = LEAKS[game]
    found: set[str] = set()
    for seed in range(12):
        found |= set(find_leaks(game(), seats, games=1, seed=seed).leaks)
        if any(mention in leak for leak in found):
            return
    pytest.fail(f"only {found}")


def test_leak_in_a_renderer_is_found() -> None:
    def page(p: Position, seat: Seat) -> str:
        return f"<p data-beast={p.g.s.beast}>{shown(p, seat)}"

    assert find_leaks(Duel(), 2, games=2, view=page).leaks
    assert not find_leaks(Duel(), 2, games=2, view=lambda p, seat: f"<p>{shown(p, seat)}").leaks


def test_leak_within_a_step_is_reported_in_play(monkeypatch: pytest.MonkeyPatch) -> None:
    reports = []
    monkeypatch.setattr(imagine, "report", lambda what, position, seat: reports.append((what, seat)))
    rng = random.Random(1)
    for seed in range(5):
        for p in random_game(start(Growls(), 2, seed), seed):
            if p.decision and p.decision.key == "blows":
                hero = p.decision.asks[0][0]
                assert shown(p.imagine(hero, rng), hero) == shown(p, hero)
    assert {what for what, _ in reports} == {"differs"}


def test_no_world_is_an_error_and_never_the_truth(monkeypatch: pytest.MonkeyPatch) -> None:
    p = start(Duel(), 2, 1)
    hero = p.waiting_for()[0]
    monkeypatch.setattr(Duel, "relabel", lambda *_: (_ for _ in ()).throw(KeyError("broken rules")))
    with pytest.raises(RulesError):
        for _ in range(20):
            p.imagine(hero, random.Random(0))
