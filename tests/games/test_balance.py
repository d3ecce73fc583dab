"""Tables of heroes: the interval, who is apart from the mean, and the command that prints them."""

import pytest
from django.core.management import CommandError, call_command

from games.simulation.balance import Line, Share, apart, line, markdown, share
from games.simulation.playing import Plan


def test_wilsons_interval():
    """Worked out by hand for 15 of 100."""
    assert share(15, 100) == pytest.approx((0.15, 0.0931, 0.2328), abs=5e-5)


def test_the_interval_stays_within_what_is_possible():
    assert share(0, 20).low == pytest.approx(0, abs=1e-12)
    assert share(20, 20).high == pytest.approx(1)


def of(hero, survived, low, high):
    figure = Share(survived, low, high)
    return Line(hero, 100, 0, figure, Share(0.2, 0.1, 0.3), Share(50.0, 40.0, 60.0))


LINES = [of("meek", 0.1, 0.05, 0.15), of("plain", 0.3, 0.2, 0.4), of("bold", 0.5, 0.4, 0.6)]


def test_only_intervals_without_the_mean_are_apart():
    assert apart(LINES, "survived") == {"meek": "below", "bold": "above"}
    assert apart(LINES, "won") == {}


def test_the_best_come_first_and_the_mean_last():
    rows = markdown(LINES).splitlines()[2:]
    assert [row.split(" | ")[0] for row in rows] == ["| bold", "| plain", "| meek", "| mean"]
    assert "survived above" in rows[0]
    assert "30.0" in rows[3]


def test_a_line_counts_every_game():
    found = line(Plan("dungeonquest", ("novice",), ("base",), {"heroes": ["volrik"]}, "b"), 6)
    assert (found.hero, found.games, found.errors) == ("volrik", 6, 0)
    assert found.won.mean <= found.survived.mean


def test_the_command_prints_a_row_for_each_hero(capsys):
    call_command("balance", games=2, level="novice", sets="base,heroes", heroes="volrik,azoth")
    rows = capsys.readouterr().out.splitlines()
    assert len(rows) == 5
    assert {row.split(" | ")[0] for row in rows[2:]} == {"| volrik", "| azoth", "| mean"}


@pytest.mark.parametrize("wrong", [{"heroes": "nobody"}, {"level": "nothing"}])
def test_unknown_names_are_refused(wrong):
    with pytest.raises(CommandError):
        call_command("balance", games=2, **wrong)
