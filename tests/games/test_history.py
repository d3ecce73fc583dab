"""A viewer's events, however they are read."""

import pytest

from games.door import Actor, act
from games.history import heard_count, heard_since
from games.models import Action

pytestmark = pytest.mark.django_db


def moves(table, *answers):
    for seat, answer in answers:
        row = table.row()
        taken = act(row.pk, seat, row.question, answer, f"k{row.question}.{seat}", Actor.of(table.people[seat]))
    return taken


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_the_action_in_hand_tells_what_the_rows_tell(play, viewer):
    table = play(2)
    taken = moves(table, (0, "roll"), (0, "on"), (1, "odd"), (0, "even"))
    assert taken.action.number == Action.objects.order_by("number").last().number
    row = table.row()
    for since in range(heard_count(row, viewer) + 1):
        read = heard_since(row, viewer, since)
        assert heard_since(row, viewer, since, taken.action) == read
        assert [h.number for h in read] == list(range(since + 1, heard_count(row, viewer) + 1))


def test_one_row_is_enough_for_one_move_and_none_if_it_is_in_hand(play, django_assert_num_queries):
    table = play(2)
    before = heard_count(table.row(), 0)
    taken = moves(table, (0, "roll"))
    row = table.row()
    with django_assert_num_queries(1):
        heard_since(row, 0, before)
    with django_assert_num_queries(0):
        assert heard_since(row, 0, before, taken.action)
