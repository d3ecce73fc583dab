"""Section 13, Amulets: found unseen, kept or discarded, one only, watched by the right player (R60)."""

import pytest

from .stage import BOTH, at, search_card, turn_over
from .worn import amulet, drawing, finds, shown, wearing, wears

THREE = ("volrik", "sir_rohan", "ulv_grimhand")


def test_there_are_eleven():
    scene = at()
    assert scene.cards.sizes["amulet"] == len({kind.key for kind in scene.cards.amulets}) == 11


@pytest.mark.parametrize("pile", ["room", "search", "crypt"])
def test_it_is_found_by_room_search_and_crypt_cards(pile):
    scene = at().top("tiles", "room_cross").top("amulet", "luck").top(pile, "amulet")
    if pile == "crypt":
        scene.top("room", "crypt")
    scene.begin().answer("search" if pile == "search" else "move:north")
    if pile == "crypt":
        scene.answer("look")
    assert (scene.question(), scene.options()) == ("amulet.found", {"keep", "discard"})


def test_the_right_player_alone_reads_the_card():
    scene = finds("luck", *THREE)
    assert scene.saw("amulet.read", 2) == [(0, "luck")]
    assert [scene.saw("amulet.read", seat) for seat in (0, 1)] == [[], []]


@pytest.mark.parametrize(("seat", "face"), [(2, "luck"), (0, None), (1, None), (None, None)])
def test_it_lies_face_down(seat, face):
    scene = finds("luck", *THREE)
    assert scene.seen_by(seat)["table"]["heroes"][0]["amulets_found"] == [face]
    scene.answer("keep")
    assert scene.seen_by(seat)["table"]["heroes"][0]["amulet"] == {"key": face, "shown": False, "quiet": ()}


def test_kept_it_is_worn_unseen():
    scene = finds("death").answer("keep")
    assert (amulet(scene), shown(scene), turn_over(scene)) == ("death", False, True)
    assert scene.saw("amulet.keep") == [(0,)]


def test_discarded_it_goes_under_the_deck_unseen():
    scene = finds("death").answer("discard")
    assert (amulet(scene), scene.bottom("amulet")) == (None, "death")
    assert scene.saw("amulet.shown") == []


def test_one_only_old_or_new():
    scene = wearing("luck").top("tiles", "room_cross").top("room", "amulet").top("amulet", "death")
    scene.begin().answer("move:north")
    assert scene.options() == {"new", "old"}
    scene.answer("old")
    assert (amulet(scene), scene.bottom("amulet")) == ("luck", "death")


def test_the_new_one_is_unseen_again():
    scene = wearing("luck", shown=True).top("tiles", "room_cross").top("room", "amulet").top("amulet", "death")
    scene.begin().answer("move:north").answer("new")
    assert (amulet(scene), shown(scene), scene.bottom("amulet")) == ("death", False, "luck")


def test_an_empty_deck_is_an_empty_card():
    scene = at().top("tiles", "room_cross").top("room", "amulet").only("amulet")
    assert turn_over(scene.begin().answer("move:north"))


# --- triggers


def test_silence_is_told_to_all():
    scene = drawing("luck", "giant_spider", *THREE)
    assert scene.saw("amulet.silent") == [(0, "start_of_next_turn"), (0, "first_giant_spider_card")]
    told = [f for f in scene.s.facts if f.pile == "amulet" and f.seats == -1]
    keys = {scene.cards.amulets[i].key for i in range(11) if told[0].may_be >> i & 1}
    assert keys == {kind.key for kind in scene.cards.amulets} - {"death", "madness", "spider_god"}


def test_it_is_told_once_and_for_all():
    scene = wearing("luck")
    scene.state.heroes[0].amulet_quiet = ("start_of_next_turn",)
    assert scene.begin().saw("amulet.silent") == []


def test_at_its_trigger_it_is_revealed_to_all():
    scene = drawing("spider_god", "giant_spider", *THREE)
    assert scene.saw("amulet.shown") == [(0, "spider_god")]
    for seat in (0, 1, 2, None):
        assert scene.seen_by(seat)["table"]["heroes"][0]["amulet"]["key"] == "spider_god"


def test_in_solo_nobody_knows_and_it_is_revealed_at_the_trigger():
    """R12."""
    scene = finds("spider_god", "volrik")
    assert scene.saw("amulet.read") == []
    scene.answer("keep")
    assert scene.seen_by(0)["table"]["heroes"][0]["amulet"]["key"] is None


def test_no_amulet_no_word():
    scene = at().top("tiles", "room_cross").top("room", "giant_spider").begin().answer("move:north")
    assert scene.saw("amulet.silent") == []


# --- what becomes of it


def test_of_the_dead_it_goes_back_unseen():
    scene = drawing("luck", "vampire_bats", dice=[6], life=4)
    assert (scene.status(), amulet(scene), scene.bottom("amulet")) == ("dead", None, "luck")
    assert scene.saw("amulet.shown") == []


def test_who_leaves_keeps_it():
    scene = wears(at().put(0, 1, 0, came_from=(2, 0)), "luck").tile(1, 0, "room_cross").begin().answer("move:west")
    scene.answer("leave")
    assert (scene.status(), amulet(scene)) == ("out", "luck")


@pytest.mark.parametrize("hero", ["ironhand", "azoth"])
def test_some_may_not_use_amulets(hero):
    """Section 14: those found are discarded; none is even drawn."""
    scene = search_card("amulet", hero, "volrik", sets=BOTH)
    assert (scene.saw("amulet.refused"), amulet(scene), scene.count("amulet")) == ([(0,)], None, 11)
    assert scene.bottom("search") == "amulet"
