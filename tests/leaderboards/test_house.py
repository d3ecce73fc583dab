"""Games with card sets of the house: on the board of just these sets, and on no other, whatever else holds."""

import pytest

from games.models import CardSet, CardSetVersion
from leaderboards.boards import house_key, keys_of
from leaderboards.models import Award, Result, Standing
from leaderboards.people import count_guest
from leaderboards.profile import results
from leaderboards.rebuilding import rebuild
from leaderboards.shelf import shelf, title_of
from leaderboards.words import sets_name
from tests.leaderboards.conftest import ended, seat

pytestmark = pytest.mark.django_db
HOUSE = {"base": "grim.2"}
KEY = "house:tiny:grim.2"


def standings(person):
    rows = Standing.objects.filter(person=person).order_by("board__key")
    return {s.board.key: (s.gold, s.best, s.games, s.survived) for s in rows.select_related("board")}


def verdicts():
    return list(Result.objects.order_by("pk").values_list("verdict", flat=True))


@pytest.fixture
def grim(db):
    card_set = CardSet.objects.create(key="grim", ruleset="tiny", slot="base", title="Grim & grimmer")
    return CardSetVersion.objects.create(card_set=card_set, number=2, status="published")


def test_they_have_their_own_lifetime_and_best_haul_and_no_other_board(ann):
    ended(seat(0, 250, ann), house=HOUSE)
    ended(seat(0, 90, ann), house=HOUSE)
    assert verdicts() == ["house", "house"]
    assert standings(ann) == {KEY: (340, 250, 2, 2)}


def test_a_common_game_beside_them_counts_as_ever(ann):
    ended(seat(0, 250, ann), house=HOUSE)
    ended(seat(0, 100, ann))
    assert standings(ann)["all"] == (100, 100, 1, 1)
    assert standings(ann)[KEY] == (250, 250, 1, 1)


def test_every_version_and_mixture_has_a_board_of_its_own():
    assert house_key("tiny", ["base"], HOUSE) == KEY
    assert house_key("tiny", ["base"], {"base": "grim.3"}) != KEY
    assert house_key("dungeonquest", ["base", "heroes"], HOUSE) == "house:dungeonquest:grim.2+heroes"
    assert keys_of(Result(ruleset="tiny", sets=["base"], house=HOUSE, hero="tom")) == [KEY]


def test_they_earn_no_achievements_and_stand_in_no_profile(ann):
    ended(seat(0, 250, ann), house=HOUSE)
    assert (Award.objects.count(), results(ann)) == (0, [])


def test_options_that_change_the_game_count_nowhere_with_house_sets_either(ann):
    ended(seat(0, 250, ann), house=HOUSE, options={"traps": True})
    assert (verdicts(), standings(ann)) == (["altered"], {})


def test_gold_made_in_no_time_does_not_count_there_either(ann):
    ended(seat(0, 250, ann), house=HOUSE, seconds=5)
    assert (verdicts(), standings(ann)) == (["rushed"], {})


def test_who_leaves_has_lost_a_game_on_that_board(ann):
    ended(seat(0, 250, None, former=ann.pk, level="novice"), house=HOUSE)
    assert (verdicts(), standings(ann)) == (["left"], {KEY: (0, 0, 1, 0)})


def test_a_guest_counts_there_after_signing_up(person):
    guest = person("Guest", is_guest=True)
    ended(seat(0, 250, guest), house=HOUSE)
    assert (verdicts(), standings(guest)) == (["guest"], {})
    guest.is_guest = False
    guest.save()
    count_guest(guest)
    assert (verdicts(), standings(guest)) == (["house"], {KEY: (250, 250, 1, 1)})


def test_a_rebuild_comes_to_the_same(ann, bea):
    ended(seat(0, 250, ann), seat(1, 10, bea), house=HOUSE)
    ended(seat(0, 100, ann), seat(1, 0, bea))
    before = standings(ann), standings(bea)
    rebuild()
    assert (standings(ann), standings(bea)) == before


def test_the_shelf_has_the_board_under_the_sets_own_title(ann, grim):
    ended(seat(0, 250, ann), house=HOUSE)
    assert "Grim & grimmer 2" in title_of(KEY)
    assert [(KEY, title_of(KEY))] in [found for _, found in shelf()]


def test_a_set_that_is_gone_is_called_by_its_name(db):
    assert sets_name("tiny", ["base"], {"base": "gone_for_good.1"}) == "gone for good.1"


def test_the_result_page_says_so_and_leads_to_the_board(ann, grim, client):
    game = ended(seat(0, 250, ann), house=HOUSE)
    client.force_login(ann)
    page = client.get(f"/result/{game.public_id}/").content.decode()
    assert "It counts on their own board and on no other." in page
    assert "Counts on the board of these card sets only." in page
    assert "Grim &amp; grimmer 2" in page
    board = client.get(f"/leaderboard/?list={KEY}")
    assert "Ann" in board.content.decode()


def test_a_common_result_page_says_nothing_of_it(ann, client):
    game = ended(seat(0, 250, ann))
    client.force_login(ann)
    assert "altered cards" not in client.get(f"/result/{game.public_id}/").content.decode()
