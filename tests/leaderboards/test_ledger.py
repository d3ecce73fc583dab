import random
from datetime import timedelta

import pytest

from leaderboards import ledger
from leaderboards.boards import ALL, METRICS
from leaderboards.friends import add_friend
from leaderboards.ledger import Cursor
from leaderboards.models import Board, Standing
from leaderboards.ranking import Changes, people_on, rank
from leaderboards.refusing import Code, Refusal
from leaderboards.templatetags.ledger import percent
from tests.leaderboards.conftest import NOON, ended, seat

pytestmark = [pytest.mark.django_db, pytest.mark.databases]


@pytest.fixture
def crowd(person, django_user_model):
    """A board of 300 people with many ties and a few very rich."""
    dice, board = random.Random(3), Board.objects.create(key=ALL)
    people = [django_user_model(username=f"P{n:03}", name_key=f"p{n:03}") for n in range(300)]
    rows, changes = [], Changes()
    for p in django_user_model.objects.bulk_create(people):
        gold = dice.choice((0, 10, 70, dice.randrange(5_000), dice.randrange(2_000_000_000)))
        rows.append(Standing(board=board, person=p, games=1, gold=gold, best=gold % 97, longest=gold % 3))
        changes.move({}, rows[-1])
    Standing.objects.bulk_create(rows)
    changes.write()
    return board, rows


def test_rank_equals_counting(crowd):
    board, rows = crowd
    for metric in ("gold", "best", "longest"):
        values = [getattr(r, metric) for r in rows]
        for value in {*values, 1, 63, 64, 4095, 4096, 1 << 24}:
            assert rank(board.pk, metric, value) == 1 + sum(v > value for v in values), (metric, value)
    assert [people_on(board.pk, m) for m in METRICS] == [300, 300, 0, 300]


def test_rank_after_moves_equals_counting(crowd):
    board, rows = crowd
    dice, changes = random.Random(5), Changes()
    for row in dice.sample(rows, 120):
        before = {"gold": row.gold}
        row.gold += dice.choice((0, 1, 64, 100_000))
        changes.move({"best": row.best, "longest": row.longest, **before}, row)
    changes.write()
    for value in {r.gold for r in rows}:
        assert rank(board.pk, "gold", value) == 1 + sum(r.gold > value for r in rows)


@pytest.mark.parametrize("metric", ["gold", "best", "longest"])
def test_pages_put_together_are_the_whole_list_and_ties_never_swap(crowd, metric):
    board, rows = crowd
    found, after = [], None
    while True:
        page, after = ledger.page(board, metric, after, size=7)
        found += page
        if after is None:
            break
        assert Cursor.read(str(after)) == after
    expected = sorted(rows, key=lambda r: (-getattr(r, metric), r.person_id))
    values = [getattr(r, metric) for r in expected]
    assert [r.standing.person_id for r in found] == [r.person_id for r in expected]
    assert [r.place for r in found] == [1 + values.index(v) for v in values]


def test_around_shows_the_neighbours_with_their_places(crowd):
    board, _rows = crowd
    everybody, _more = ledger.page(board, "gold", size=300)
    for at in (0, 2, 150, 299):
        found = ledger.around(board, "gold", everybody[at].person)
        assert found == everybody[max(0, at - 5) : at + 6]


def test_friends_are_ranked_among_themselves(ann, bea, person):
    cai, far = person("Cai"), person("Far")
    ended(seat(0, 10, ann), seat(1, 20, bea), seat(2, 20, cai), seat(3, 900, far))
    add_friend(ann, "BEA")
    add_friend(ann, "cai")
    found = ledger.among_friends(ledger.board(ALL), "gold", ann)
    assert [(r.place, r.person.username) for r in found] == [(1, "Bea"), (1, "Cai"), (3, "Ann")]


@pytest.mark.parametrize(("name", "code"), [("Ann", Code.YOURSELF), ("Nobody here", Code.NO_PERSON)])
def test_add_friend_that_cannot_be_is_refused(ann, name, code):
    with pytest.raises(Refusal) as caught:
        add_friend(ann, name)
    assert caught.value.code == code


def test_add_friend_beyond_the_limit_is_refused(ann, bea, settings):
    settings.MOST_FRIENDS = 0
    with pytest.raises(Refusal):
        add_friend(ann, "Bea")


def test_boards_by_game_hero_sets_and_season(ann, bea):
    ended(seat(0, 100, ann), at=NOON)
    ended(seat(0, 40, ann, hero="meg"), at=NOON + timedelta(days=31))
    ended(seat(0, None, bea, hero=None, survived=None, score=7.0, won=True), ruleset="tiny-duel")
    golds = {s.board.key: s.gold for s in Standing.objects.filter(person=ann).select_related("board")}
    assert golds == {
        "all": 140, "game:tiny": 140, "sets:tiny:base": 140, "year:2026": 140, "month:2026-03": 100,
        "month:2026-04": 40, "hero:tiny:tom": 100, "hero:tiny:meg": 40,
    }  # fmt: skip
    golds = {s.board.key: (s.gold, s.survived) for s in Standing.objects.filter(person=bea).select_related("board")}
    assert (golds["all"], golds["game:tiny-duel"]) == ((0, 1), (7, 1))


def test_rate_needs_games_and_a_streak_ends_with_a_death(ann, settings):
    settings.RATE_GAMES = 4
    for day, gold in enumerate((10, 10, 0, 10)):
        ended(seat(0, gold, ann), at=NOON + timedelta(days=day))
        row = Standing.objects.get(board__key=ALL, person=ann)
        assert (row.rate is None) == (day < 3)
    assert (row.rate, row.streak, row.longest) == (750_000, 1, 2)


@pytest.mark.parametrize("part", ["top", "around", "friends"])
@pytest.mark.parametrize("by", ["gold", "best", "rate", "longest", "nonsense"])
def test_every_page_of_the_ledger_opens(client, ann, part, by, settings):
    settings.RATE_GAMES = 1
    ended(seat(0, 250, ann))
    client.force_login(ann)
    page = client.get("/leaderboard/", {"part": part, "by": by, "list": "hero:tiny:tom"})
    assert (page.status_code, "Ann" in page.content.decode()) == (200, True)


@pytest.mark.parametrize(
    "asked", ["list=month:9999-99", "list=%00", "after=x.y", "after=9.9", "part=friends", "list=hero:x:y"]
)
def test_ledger_asked_for_nonsense_stays_calm(client, db, asked):
    assert client.get(f"/leaderboard/?{asked}").status_code == 200


def test_a_rate_has_a_tenth_only_where_it_needs_one():
    assert [percent(n) for n in (1_000_000, 0, 267_000, 299_999)] == ["100 %", "0 %", "26.7 %", "30.0 %"]


def test_leaderboard_lists_people_by_gold(ann, bea, client):
    ended(seat(0, 250, ann), seat(1, 900, bea), seat(2, 9999))
    people = client.get("/leaderboard/", headers={"Accept": "application/json"}).json()["people"]
    assert [(p["place"], p["name"], p["gold"]) for p in people] == [(1, "Bea", 900), (2, "Ann", 250)]
    page = client.get("/leaderboard/").content.decode()
    assert page.index("Bea") < page.index("Ann")


def test_leaderboard_without_anybody_has_no_rows(client):
    page = client.get("/leaderboard/")
    assert (page.status_code, "<tbody" in page.content.decode()) == (200, False)


def test_friends_page_adds_and_takes_off(client, ann, bea):
    client.force_login(ann)
    client.post("/friends/", {"name": "bea"})
    assert "Bea" in client.get("/friends/").content.decode()
    client.post("/friends/", {"name": "Bea", "remove": "1"})
    assert "/people/Bea/" not in client.get("/friends/").content.decode()
    assert "Nobody here has that name." in client.post("/friends/", {"name": "??"}, follow=True).content.decode()


def test_profile_shows_what_somebody_has_done(client, ann):
    for day, gold in enumerate((100, 0, 250)):
        extra = {} if gold else {"cause": "potion"}
        ended(seat(0, gold, ann, rounds=9, **extra), at=NOON + timedelta(days=day))
    page = client.get("/people/ann/").content.decode()
    for words in ("Lifetime gold", "350", "Favourite deaths", "Potion", 'class="gold-line"', "Personal records", "Tom"):
        assert words in page, words


def test_profile_of_nobody_is_not_found(client, db):
    assert client.get("/people/Nemo/").status_code == 404


def test_profile_without_games_says_so(client, ann):
    assert "No finished game yet." in client.get("/people/Ann/").content.decode()
