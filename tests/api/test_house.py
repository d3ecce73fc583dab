"""Programs and card sets of the house: what is on offer, a table with it, and how it shows."""

import pytest

from tests.games.house.conftest import cold  # noqa: F401  (a fixture)

pytestmark = pytest.mark.django_db
WISH = {"ruleset": "dungeonquest", "seats": 2, "bots": ["novice"], "options": {"deal": "random"}, "public": True}


def test_the_shelf_says_what_is_on_offer(program, cold):  # noqa: F811
    games = {game["ruleset"]: game["house"] for game in program("Ann").get("games/")["games"]}
    assert games["dungeonquest"] == [{"set": "base", "version": "cold.1", "title": "Cold 1"}]
    assert games["tiny"] == []


def test_a_table_is_opened_with_it_and_listed_with_it(program, cold):  # noqa: F811
    ann = program("Ann")
    opened = ann.post("tables/", 201, **WISH, house={"base": "cold.1"}, start=True)
    assert opened["house"] == {"base": "cold.1"}
    assert ann.get(f"tables/{opened['id']}/")["house"] == {"base": "cold.1"}
    assert [row["house"] for row in ann.get("tables/")["tables"]] == [{"base": "cold.1"}]


@pytest.mark.parametrize("house", [{"base": "cold.7"}, {"base": "warm.1"}])
def test_what_is_not_on_offer_is_refused(program, cold, house):  # noqa: F811
    answer = program("Ann").post("tables/", 409, **WISH, house=house)
    assert answer["code"] == "not_on_offer"


def test_a_table_without_it_says_so(program):
    assert program("Ann").post("tables/", 201, **WISH)["house"] == {}
