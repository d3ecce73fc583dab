"""House sets from the opening of a table to the next one: only what is on offer, and what has begun stays as it was."""

import pytest
from msgspec import structs

from games.cards import cards_of, remember
from games.house import names_in, on_offer, titles_of
from games.models import CardSetVersion, ComposedCards, Game
from games.refusals import Code
from games.rules.library import ruleset
from games.tables import Settings, open_table, rematch, start
from tests.games.helpers import refused

from .conftest import ICE, altered, publish

RULES = ruleset("dungeonquest")


def wish(house, sets=("base",)):
    return Settings("dungeonquest", 2, bots=("novice",), sets=sets, house=house, options={"deal": "random"})


def test_a_table_plays_with_the_cards_it_was_opened_with(seated):
    game, _ = seated()
    assert sum(card.key == "ice" for card in cards_of(game).decks["room"]) == 40
    assert (game.house, game.cards.house) == ({"base": "cold.1"}, {"base": "cold.1"})


def test_the_words_of_its_entries_are_kept_with_its_cards(seated):
    game, _ = seated()
    assert game.cards.names["card/room/ice"] == {"names": ICE.names, "texts": ICE.texts}
    assert "card/room/empty" not in game.cards.names


def test_a_table_without_house_sets_shares_the_shipped_cards(db):
    first, second = remember(RULES, ("base",)), remember(RULES, ("base",), {})
    assert (first.pk, first.house, first.names) == (second.pk, {}, {})


def test_equal_cards_with_other_words_are_other_cards(cold):
    renamed = publish("colder", altered(structs.replace(ICE, names={"en": "black ice"})))
    one = remember(RULES, ("base",), {"base": renamed.name})
    two = remember(RULES, ("base",), {"base": publish("coldest", altered(ICE)).name})
    assert bytes(one.cards) == bytes(two.cards) and one.pk != two.pk


@pytest.mark.parametrize("status", ["draft", "retired"])
def test_only_what_is_published_can_be_played(person, status):
    publish("cold", altered(ICE), status=status)
    assert refused(open_table, person("Host"), wish({"base": "cold.1"})) == Code.NOT_ON_OFFER
    assert on_offer("dungeonquest") == []


@pytest.mark.parametrize("name", ["cold.2", "cold", "warm.1", "cold.x", "cold.1.1", "", "cold.٣", "\0.1"])
def test_a_version_that_there_is_not_is_refused(person, cold, name):
    assert refused(open_table, person("Host"), wish({"base": name})) == Code.NOT_ON_OFFER


def test_a_set_stands_in_its_own_slot_only(person, cold):
    both = ("base", "heroes")
    assert refused(open_table, person("Host"), wish({"heroes": "cold.1"}, both)) == Code.NOT_ON_OFFER
    assert refused(open_table, person("Guest"), wish({"catacombs": "cold.1"})) == Code.BAD_SETTINGS


def test_a_shipped_set_in_the_database_is_no_set_of_the_house(person, cold):
    cold.card_set.shipped = True
    cold.card_set.save()
    assert on_offer("dungeonquest") == []
    assert refused(open_table, person("Host"), wish({"base": "cold.1"})) == Code.NOT_ON_OFFER


def test_sets_that_do_not_go_together_are_refused_before_anybody_sits_down(person, cold):
    crowd = publish("crowd", altered(structs.replace(ICE, count=150), slot="catacombs"))
    house = {"base": cold.name, "catacombs": crowd.name}
    assert refused(open_table, person("Host"), wish(house, ("base", "catacombs"))) == Code.BAD_SETTINGS


def test_what_is_retired_while_the_table_waits_is_refused_at_the_start(person, cold):
    host = person("Host")
    game = open_table(host, wish({"base": cold.name}))
    CardSetVersion.objects.update(status="retired")
    assert refused(start, game, host) == Code.NOT_ON_OFFER


def test_a_running_game_keeps_its_cards_whatever_happens_to_the_set(seated, cold):
    game, _ = seated()
    before = bytes(game.cards.cards)
    publish("cold", altered(structs.replace(ICE, count=1)), number=2)
    CardSetVersion.objects.filter(pk=cold.pk).update(status="retired")
    game = Game.objects.get(pk=game.pk)
    assert bytes(ComposedCards.objects.get(pk=game.cards_id).cards) == before
    assert sum(card.key == "ice" for card in cards_of(game).decks["room"]) == 40
    assert titles_of(game.house) == {"base": "Cold 1"}


def test_a_rematch_plays_with_the_same_set_as_long_as_it_is_on_offer(finished):
    game = finished()
    host = game.seats.get(index=0).former
    assert host is not None
    game.seats.filter(index=0).update(person=host, level="")
    assert rematch(game, host).house == {"base": "cold.1"}


def test_a_rematch_with_a_retired_set_is_refused(finished):
    game = finished()
    host = game.seats.get(index=0).former
    game.seats.filter(index=0).update(person=host, level="")
    CardSetVersion.objects.update(status="retired")
    assert refused(rematch, game, host) == Code.NOT_ON_OFFER


def test_entries_that_are_off_leave_no_words():
    off = structs.replace(ICE, on=False)
    assert names_in([altered(off)]) == {}
