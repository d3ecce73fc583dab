"""The figures are made of what they say, and a decision costs the kernel little."""

from games.rules.kernel import Loose, Position, Ruleset
from games.rules.kernel.measure import measure, play_out

from .driver import moves_of, start


def test_figures_of_every_tiny_game(table: tuple[Ruleset, int]) -> None:
    rules, seats = table
    figures = measure(rules, rules.compose(("base",)), seats, seconds=0.1)
    assert figures.decisions_per_s > figures.games_per_s > 0
    assert min(figures.recorded_per_s, figures.clone_us, figures.action_us, figures.imagine_us) > 0
    assert 200 < figures.position_bytes < 4096


def test_playout_counts_its_answers(table: tuple[Ruleset, int]) -> None:
    rules, seats = table
    p = start(*table, 1)
    copy = p.clone(Loose(), recording=False)
    assert play_out(copy, Loose()) > 0 and copy.is_over
    assert not p.is_over and len(moves_of(p, 1)) > 0
    assert Position.start(rules, p.g.cards, seats, Loose(), recording=False).g.tape == []
