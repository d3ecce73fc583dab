"""Everything made from results comes out the same when it is made anew."""

import json
import random
from datetime import timedelta

import pytest
from django.core.management import call_command

from leaderboards.models import Award, Board, Node, Standing
from leaderboards.people import count_guest, forget
from tests.leaderboards.conftest import NOON, ended, seat

pytestmark = [pytest.mark.django_db, pytest.mark.databases]


def everything() -> dict[str, list]:
    """All rows by what they say, without numbers of rows; boards and nodes that nobody is on left out."""
    columns = ("board__key", "person", "games", "survived", "won", "gold", "best", "rate", "streak", "longest")
    nodes = Node.objects.exclude(people=0).values_list("board__key", "metric", "level", "node", "people")
    return {
        "standings": sorted(Standing.objects.values_list(*columns), key=str),
        "nodes": sorted(nodes),
        "awards": sorted(Award.objects.values_list("person", "key", "result", "at"), key=str),
        "boards": sorted(Board.objects.filter(standings__isnull=False).distinct().values_list("key", flat=True)),
    }


def test_rebuild_comes_to_what_the_games_did_one_by_one(person, settings, capsys):
    settings.RATE_GAMES = 3
    dice, people = random.Random(7), [person(name) for name in ("Ann", "Bea", "Cai")]
    guest, gone = person("Guest Opal Fox 11", is_guest=True), person("Gone")
    for _ in range(40):
        seats = dice.sample([*people, guest, gone, None], 3)
        rows = [
            seat(i, dice.choice((0, 0, 130, 250)), p, hero=dice.choice(("tom", "meg"))) for i, p in enumerate(seats)
        ]
        ended(*rows, at=NOON + timedelta(days=dice.randrange(90)), ruleset=dice.choice(("tiny", "tiny-market")))
    count_guest(guest)
    forget(gone)
    before = everything()
    call_command("rebuild_leaderboards", "--json")
    assert everything() == before
    assert len(before["nodes"]) > 100
    assert json.loads(capsys.readouterr().out)["results"] > 60
