import pytest

from games.models import Action, Game
from games.refusals import Code
from games.tables import (
    Settings,
    access_game,
    access_link,
    fill,
    free_seat,
    leave,
    open_table,
    open_tables,
    rematch,
    set_ready,
    start,
    take_seat,
)  # fmt: skip
from tests.games.helpers import finish, refused

pytestmark = pytest.mark.django_db


def seats(game) -> list[str]:
    return [s.name or s.level for s in game.seats.order_by("index")]


def test_open_table_seats_the_host_first_and_bots_last(person):
    game = open_table(person("Host"), Settings("tiny", 4, bots=("novice", "novice")))
    assert seats(game) == ["Host", "", "novice", "novice"]


def test_open_table_fixes_the_commitment_before_any_entropy(person):
    game = open_table(person("Host"), Settings("tiny", 2))
    before = game.commitment
    take_seat(game, person("Guest A"), entropy=b"mine")
    start(game, game.host)
    assert (len(before), Game.objects.get(pk=game.pk).commitment) == (64, before)


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"ruleset": "chess"}, Code.NO_RULESET),
        ({"seats": 0}, Code.BAD_SETTINGS),
        ({"seats": 5}, Code.BAD_SETTINGS),
        ({"bots": ("novice",) * 2}, Code.BAD_SETTINGS),
        ({"bots": ("genius",)}, Code.NO_LEVEL),
        ({"options": {"cheat": 1}}, Code.BAD_SETTINGS),
        ({"sets": ("nowhere",)}, Code.BAD_SETTINGS),
        ({"seconds_per_move": 1}, Code.BAD_SETTINGS),
        ({"name": "x" * 61}, Code.BAD_SETTINGS),
    ],
)
def test_open_table_with_bad_settings_is_refused(person, change, code):
    values = {"ruleset": "tiny", "seats": 2, **change}
    assert refused(open_table, person("Host"), Settings(**values)) == code


def test_take_seat_of_somebody_seated_is_refused(person):
    game = open_table(person("Host"), Settings("tiny", 3))
    assert refused(take_seat, game, game.host) == Code.ALREADY_SEATED


def test_take_seat_that_does_not_exist_is_refused(person):
    game = open_table(person("Host"), Settings("tiny", 2))
    assert refused(take_seat, game, person("Guest A"), 7) == Code.NO_SEAT


def test_take_seat_after_the_start_is_refused(play, person):
    assert refused(take_seat, play().game, person("Late")) == Code.STARTED


def test_start_by_somebody_else_is_refused(person):
    game, guest = open_table(person("Host"), Settings("tiny", 2)), person("Guest A")
    take_seat(game, guest)
    assert refused(start, game, guest) == Code.NOT_HOST


def test_start_with_empty_seats_is_refused(person):
    game = open_table(person("Host"), Settings("tiny", 2))
    assert refused(start, game, game.host) == Code.SEATS_EMPTY


def test_start_twice_is_refused(play):
    table = play()
    assert refused(start, table.game, table.people[0]) == Code.STARTED


def test_fill_puts_bots_on_all_empty_seats(person):
    game = open_table(person("Host"), Settings("tiny", 3))
    assert fill(game, game.host, "novice") == 2
    assert seats(game) == ["Host", "novice", "novice"]


def test_fill_with_a_level_nobody_wrote_is_refused(person):
    game = open_table(person("Host"), Settings("tiny", 2))
    assert refused(fill, game, game.host, "veteran") == Code.NO_LEVEL


def test_free_seat_sends_a_bot_away(person):
    game = open_table(person("Host"), Settings("tiny", 2, bots=("novice",)))
    free_seat(game, game.host, 1)
    assert seats(game) == ["Host", ""]


def test_set_ready_by_a_stranger_is_refused(person):
    game = open_table(person("Host"), Settings("tiny", 2))
    assert refused(set_ready, game, person("Guest A"), True) == Code.NOT_SEATED


def test_leave_of_the_host_in_the_lobby_makes_the_next_person_host(person):
    game, guest = open_table(person("Host"), Settings("tiny", 2)), person("Guest A")
    take_seat(game, guest)
    leave(game, game.host)
    game = Game.objects.get(pk=game.pk)
    assert (game.host, game.status) == (guest, "lobby")


def test_leave_of_the_last_person_in_the_lobby_gives_the_table_up(person):
    game = open_table(person("Host"), Settings("tiny", 2, bots=("novice",)))
    leave(game, game.host)
    assert Game.objects.get(pk=game.pk).status == "abandoned"


def test_leave_of_a_running_game_hands_the_seat_to_a_bot(play):
    table = play()
    leave(table.game, table.people[0])
    seat = table.game.seats.get(index=0)
    assert (seat.level, seat.person, seat.former) == ("novice", None, table.people[0])
    action = Action.objects.filter(game=table.game).latest("number")
    assert (action.kind, action.events) == ("hand_over", [["table.handed_over", [0, "novice"], -1]])
    assert table.row().bots_due is not None


def test_leave_by_a_stranger_is_refused(play, person):
    assert refused(leave, play().game, person("Stranger")) == Code.NOT_SEATED


def test_act_after_leaving_is_refused(play):
    table = play()
    leave(table.game, table.people[0])
    assert refused(table.act, 0, "safe") == Code.NOT_SEATED


def test_rematch_brings_everybody_to_the_same_new_table(play):
    table = play(2, ("novice",), options={"rounds": 1})
    finish(table)
    first = rematch(table.game, table.people[1])
    assert rematch(table.game, table.people[0]) == first
    assert (first.host, seats(first)) == (table.people[1], ["Player B", "Player A", "novice"])


def test_rematch_of_a_running_game_is_refused(play):
    table = play()
    assert refused(rematch, table.game, table.people[0]) == Code.NOT_OVER


def test_rematch_by_a_stranger_is_refused(play, person):
    table = play(1)
    finish(table)
    assert refused(rematch, table.game, person("Stranger")) == Code.NOT_SEATED


def test_access_to_a_table_by_link_needs_the_link_or_a_seat(person):
    game, stranger = open_table(person("Host"), Settings("tiny", 2, public=False)), person("Stranger")
    assert access_game(game.host, game.public_id).seat == 0
    assert refused(access_game, stranger, game.public_id) == Code.NO_TABLE
    assert access_game(stranger, game.public_id, [access_link(game.link).public_id]).seat is None
    assert list(open_tables()) == []


def test_access_link_that_nobody_gave_is_refused():
    assert refused(access_link, "guess") == Code.NO_TABLE


def test_the_name_of_a_table_holds_nothing_that_hides_or_turns_round(person):
    game = open_table(person("Host"), Settings("tiny", 2, name=" Fri\u202eday\u200b  \x00at the Crag "))
    assert Game.objects.get(pk=game.pk).name == "Friday at the Crag"


def test_a_name_that_grows_when_it_is_composed_is_still_too_long(person):
    assert refused(open_table, person("Host"), Settings("tiny", 2, name="\u0958" * 40)) == Code.BAD_SETTINGS
