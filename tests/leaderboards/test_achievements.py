from datetime import timedelta

import pytest
from django.core.cache import cache
from django.utils.translation import override

from games.rules.kernel.deeds import count_deeds
from games.rules.library import SHELF, ruleset
from leaderboards import achievements
from leaderboards.achievements.declared import ANY
from leaderboards.models import Award, Result, Standing
from leaderboards.people import count_guest
from leaderboards.rarity import cabinet, rarity
from leaderboards.recording import record
from leaderboards.words import achievement
from tests.leaderboards.conftest import NOON, ended, seat

pytestmark = pytest.mark.django_db
DQ = "dungeonquest"


def keys(person) -> set[str]:
    return {key.removeprefix(f"{DQ}.") for key in Award.objects.filter(person=person).values_list("key", flat=True)}


def earned(deeds=None, career=None, **result) -> set[str]:
    values = {"ruleset": DQ, "seats": 2, "rank": 1, "survived": True, "won": False, "gold": 0, "rounds": 20, **result}
    found = achievements.keys_earned(Result(deeds=deeds or {}, **values), Standing(**(career or {})))
    return {key.removeprefix(f"{DQ}.") for key in found}


@pytest.mark.parametrize(
    ("key", "deeds", "career", "result"),
    [
        ("first_gold", {}, {}, {"gold": 10}),
        ("heavy_sack", {}, {}, {"gold": 3000}),
        ("kings_ransom", {}, {}, {"gold": 8000}),
        ("empty_handed", {}, {}, {"gold": 0}),
        ("dragons_guest", {"chamber_entered": 1}, {}, {}),
        ("one_more_handful", {"chamber_stayed": 2}, {}, {}),
        ("woke_it_and_lived", {"dragon_woken": 1}, {}, {}),
        ("singed", {"dragon_burnt": 1}, {}, {}),
        ("monster_slayer", {"monsters_slain": 3}, {}, {"survived": False}),
        ("champion_slayer", {"champions_slain": 1}, {}, {"survived": False}),
        ("boot_on_spider", {"spiders_slain": 1}, {}, {"survived": False}),
        ("cartographer", {"tiles_laid": 15}, {}, {}),
        ("last_light", {}, {}, {"rounds": 26}),
        ("in_and_out", {}, {}, {"gold": 10, "rounds": 8}),
        ("out_of_the_dark", {"in_the_dark": 1}, {}, {}),
        ("lucky_feet", {"pits_crossed": 2}, {}, {}),
        ("bottoms_up", {"potions_drunk": 1}, {}, {}),
        ("bad_vintage", {}, {}, {"survived": False, "cause": "potion"}),
        ("swallowed", {}, {}, {"survived": False, "cause": "eaten_by_dragon"}),
        ("locked_in", {}, {}, {"survived": False, "cause": "nightfall"}),
        ("alone", {}, {}, {"seats": 1, "won": True}),
        ("richest_of_four", {}, {}, {"seats": 4, "won": True, "gold": 10}),
        ("hard_to_kill", {}, {"longest": 3}, {}),
        ("treasury", {}, {"gold": 25_000}, {}),
    ],
)
def test_achievement_is_earned_by_its_deed_and_by_nothing_less(key, deeds, career, result):
    assert key in earned(deeds, career, **result)
    plain = {"gold": 1, "rounds": 12, "survived": key != "empty_handed"}
    assert key == "first_gold" or key not in earned(**plain)


def test_every_achievement_of_the_game_is_in_the_test_above():
    cases = test_achievement_is_earned_by_its_deed_and_by_nothing_less.pytestmark[0].args[1]
    assert set(achievements.declared(DQ)) == {f"{DQ}.{case[0]}" for case in cases}


def test_deeds_are_declared_of_events_that_the_game_has():
    from games.rules.dungeonquest.text import EVENTS

    for deed, how in ruleset(DQ).lore()["deeds"].items():
        for key in how["events"]:
            assert any(key == e or e.startswith(f"{key}:") for e in EVENTS), (deed, key)


def test_count_deeds_looks_at_the_data_it_is_told_to():
    declared = {"slain": {"events": ["dead"]}, "orcs": {"events": ["dead"], "where": {1: "orc"}}}
    events = [("dead", (0, "orc")), ("dead", (0, "goblin")), ("dead", (1,)), ("other", (0,)), ("dead", ())]
    assert count_deeds(declared, events) == {0: {"slain": 2, "orcs": 1}, 1: {"slain": 1}}


def test_award_is_written_once_with_the_day_it_was_earned(ann):
    for day in range(3):
        game = ended(seat(0, 50, ann), at=NOON + timedelta(days=day), ruleset=DQ)
        record(game.pk, DQ, ("base",), game.ended, [seat(0, 50, ann)])
    assert keys(ann) == {"any.first_game", "first_gold", "hard_to_kill"}
    assert Award.objects.get(key=f"{DQ}.first_gold").at == NOON
    assert Award.objects.get(key=f"{DQ}.hard_to_kill").at == NOON + timedelta(days=2)


def test_award_of_a_second_game_is_its_own(ann):
    ended(seat(0, 50, ann), ruleset="tiny-duel")
    assert keys(ann) == {"any.first_game"}


def test_nothing_is_awarded_for_what_does_not_count(ann, person):
    guest = person("Guest Opal Fox 11", is_guest=True)
    ended(seat(0, 50, ann), ruleset=DQ, options={"cheat": 1})
    ended(seat(0, 50, guest), ruleset=DQ)
    ended(seat(0, 50, None, former=ann.pk, level="novice"), ruleset=DQ)
    assert Award.objects.count() == 0
    guest.is_guest = False
    guest.save()
    count_guest(guest)
    assert keys(guest) == {"any.first_game", "first_gold"}


def test_rarity_is_the_share_of_those_who_have_played(ann, bea):
    cache.clear()
    ended(seat(0, 50, ann), seat(1, 0, bea), ruleset=DQ)
    assert rarity(DQ)[f"{DQ}.first_gold"] == 50.0
    assert rarity(ANY)["any.first_game"] == 100.0


def test_cabinet_shows_what_is_earned_first_and_only_games_one_has_played(ann):
    cache.clear()
    ended(seat(0, 50, ann), ruleset=DQ)
    found = dict(cabinet(ann))
    assert set(found) == {"", "DungeonQuest"}
    assert [s.what.key for s in found["DungeonQuest"] if s.at] == [found["DungeonQuest"][0].what.key]


@pytest.mark.parametrize("language", ["en", "es"])
def test_every_achievement_has_words(language):
    with override(language):
        for game in (ANY, *SHELF):
            for key in achievements.declared(game):
                assert achievement(key).name and achievement(key).deed, key
