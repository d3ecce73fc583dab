"""Section 5, in general: the bottom of the deck, Shuffle cards, kept cards, empty decks (R22)."""

import pytest

from .openings import about_to_enter, search_card, turn_over
from .scene import RULES, Scene

DECKS = ["room", "trap", "search", "door", "crypt", "corpse"]


@pytest.mark.parametrize("pile", DECKS)
def test_every_deck_but_the_monsters_holds_one_shuffle_card(pile):
    assert sum(c.key == "shuffle" for c in RULES.compose(("base",)).decks[pile]) == 1


def test_there_are_fifteen_monster_cards_and_no_shuffle_among_them():
    assert [c.id for c in RULES.compose(("base",)).monster] == [f"monster_{n:02}" for n in range(1, 16)]


def draw(scene, pile):
    """Seat 0 has a card of this pile drawn."""
    if pile == "search":
        return scene.begin().answer("search")
    if pile == "door":
        return scene.begin().answer("move:north")
    scene.begin().answer("move:north")
    return scene.answer("look") if pile in ("crypt", "corpse") else scene


def before(pile):
    tile = {"trap": "trap_cross"}.get(pile, "room_cross")
    here = "room_door_ahead_open_sides" if pile == "door" else "room_cross"
    scene = about_to_enter("volrik", "sir_rohan", tile=tile, here=here)
    if pile in ("crypt", "corpse"):
        scene.top("room", {"crypt": "crypt", "corpse": "dead_adventurer"}[pile])
    return scene


PLAIN = {
    "room": "empty",
    "trap": "explosion",
    "search": "empty",
    "door": "door_jammed",
    "crypt": "empty",
    "corpse": "nothing",
}


@pytest.mark.parametrize("pile", DECKS)
def test_a_used_card_goes_to_the_bottom(pile):
    scene = draw(before(pile).top(pile, PLAIN[pile]), pile)
    assert (scene.bottom(pile), scene.in_pile(pile, PLAIN[pile])) == (PLAIN[pile], _count(pile, PLAIN[pile]))


@pytest.mark.parametrize("pile", DECKS)
def test_a_shuffle_card_has_the_whole_deck_shuffled_and_another_drawn(pile):
    plain = PLAIN[pile]
    scene = draw(before(pile).only(pile, "shuffle", plain, plain), pile)
    assert [c[2] for c in scene.saw("card") if c[1] == pile and c[2] != "shuffle"] == [plain]
    assert (scene.in_pile(pile, "shuffle"), scene.in_pile(pile, plain)) == (1, 2)
    assert scene.bottom(pile) == plain


@pytest.mark.parametrize("pile", DECKS)
def test_after_a_shuffle_card_only_the_used_card_has_a_known_place(pile):
    scene = draw(before(pile).only(pile, "shuffle", *[PLAIN[pile]] * 2), pile)
    assert [len(heap) for heap in scene.s.decks[pile]] == [2, 1]


def _count(pile, key):
    return sum(c.key == key for c in RULES.compose(("base",)).decks[pile])


def test_cards_at_the_bottom_come_again_in_the_order_in_which_they_went_there():
    scene = Scene("volrik", "sir_rohan").tile(3, 4, "room_cross").put(0, 3, 4, came_from=(3, 5))
    scene.only("search", "golden_guineas", "empty", "giant_centipede").dice(1).begin().answer("search")
    scene.answer("miss").answer("search")
    assert [c[2] for c in scene.saw("card")] == ["golden_guineas", "empty"]
    assert [scene._key("search", h[0]) for h in scene.s.decks["search"]] == ["giant_centipede", "empty"]


def test_a_monster_card_goes_to_the_bottom():
    scene = about_to_enter("volrik", "sir_rohan").top("room", "goblin").top("monster", "monster_01")
    scene.begin().answer("move:north").answer("attack")
    assert (scene.bottom("monster"), scene.bottom("room"), turn_over(scene)) == ("monster_01", "goblin", True)


@pytest.mark.parametrize("pile", ["crypt", "corpse", "search", "trap"])
def test_a_draw_from_an_empty_deck_finds_nothing(pile):
    """R22."""
    scene = draw(before(pile).only(pile), pile)
    assert (turn_over(scene), scene.hero().life) == (True, 15)


def test_kept_cards_of_the_dead_go_back_to_their_decks():
    """R61; the treasure of Search and Room decks likewise, chits to the bag."""
    scene = Scene("volrik", "sir_rohan").tile(3, 4, "room_cross").put(0, 3, 4, came_from=(3, 5), life=1)
    scene.give(0, ("search", "ring"), ("room", "bracelet"), ("crypt", "potion"), ("corpse", "rope"), chits=["sceptre"])
    scene.top("search", "giant_centipede").dice(5).begin().answer("search")
    assert scene.status() == "dead"
    assert [scene.in_pile(*c) for c in (("search", "ring"), ("room", "bracelet"), ("crypt", "potion"))] == [1, 1, 3]
    assert (scene.in_pile("corpse", "rope"), scene.in_pile("treasure", "sceptre")) == (3, 1)


def test_what_a_search_kept_is_not_found_again():
    scene = search_card("jewellery")
    assert (scene.gold(), scene.in_pile("search", "jewellery")) == (200, 0)
