"""Section 13: the spell book of the Treasure Chamber and its table (R59)."""

import pytest

from games.rules.dungeonquest.board import CHAMBER

from .stage import BOTH, pass_until, table, turn_over

THREE = ("volrik", "sir_rohan", "ulv_grimhand")
BOOK = "spell_book"


def inside(*heroes, chits=(BOOK,), sets=("base", "catacombs"), **fields):
    """Seat 0 is in the chamber and has the book."""
    return table(*(heroes or THREE), chits=chits, sets=sets).put(0, "chamber", **fields)


def reads(value, *more, **fields):
    return inside(**fields).dice(value, *more).begin().answer("read")


def held(scene, seat=0):
    return [scene.cards.chits[chit].key for chit in scene.hero(seat).chits]


def test_it_is_read_in_ones_own_turn_before_the_draw():
    scene = reads(7)
    assert (scene.saw("spell_book.spell"), scene.question()) == ([(0, "nothing")], "turn.chamber")
    assert {"stay", "move:north"} <= scene.options()  # reading does not use up the turn


def test_only_its_finder_reads_it():
    scene = inside().put(1, "chamber").dragon("sleeping", "sleeping").begin().answer("stay").answer("shut")
    assert (scene.asked(), "read" in scene.options()) == ((1,), False)
    assert scene.answer("stay").asked() == (2,)


def test_once_a_turn():
    scene = reads(5)
    assert "read" not in scene.options()
    pass_until(scene.dragon("sleeping").answer("miss"))
    assert "read" in scene.options()


def test_or_after_the_draw():
    scene = inside().dragon("sleeping").top("treasure", "sceptre", "golden_mug").begin().answer("stay")
    assert (scene.question(), scene.options()) == (BOOK, {"read", "shut"})
    assert turn_over(scene.answer("shut"))


def test_not_again_after_the_draw():
    scene = reads(8).dragon("sleeping").answer("stay")
    assert turn_over(scene)


def test_in_the_turn_it_is_found_too():
    scene = table(*THREE).tile(5, 4, "room_cross").put(0, 5, 4).dragon("sleeping").top("treasure", BOOK, "sceptre")
    scene.begin().answer("move:east")
    assert (scene.question(), scene.dice(9).answer("read").saw("spell_book.spell")) == (BOOK, [(0, "nothing")])
    assert turn_over(scene)


# --- its table


@pytest.mark.parametrize("value", [1, 2])
def test_one_or_two_kills_the_reader_and_wakes_the_dragon_for_the_others(value):
    scene = reads(value, 5, 6)
    assert (scene.status(), scene.hero().cause) == ("dead", BOOK)


def test_the_others_from_the_readers_left():
    scene = inside().put(1, "chamber").put(2, "chamber").give(1, chits=["sceptre"]).dice(1, 5)
    scene.begin().answer("read")
    assert (scene.hero(1).life, held(scene, 1), scene.asked()) == (17 - 5, [], (1,))
    assert scene.hero(2).place == CHAMBER
    scene.top("tiles", "room_cross").dice(3).answer("move:north")
    assert (scene.hero(2).life, scene.asked(), scene.question()) == (16 - 3, (2,), "dragon.flee")


@pytest.mark.parametrize("value", [3, 4])
def test_three_or_four_costs_a_die(value):
    scene = reads(value, 6)
    assert (scene.hero().life, scene.question()) == (9, "turn.chamber")


@pytest.mark.parametrize("value", [5, 6, 7, 8, 9])
def test_five_to_nine_is_nothing(value):
    assert reads(value).hero().life == 15


def test_ten_is_four_chits_of_which_two_are_kept():
    scene = reads(10).dragon("sleeping").top("treasure", "sceptre", "golden_mug", "golden_crown", "giant_ruby")
    before = scene.count("treasure")
    scene.answer("stay")
    assert (scene.question(), scene.saw("dragon.sleeps")) == ("chamber.four", [])
    assert scene.seen_by(1)["table"]["table"][-1] == {"pile": "treasure", "card": "giant_ruby"}
    scene.answer(("take", ("golden_crown#4000", "giant_ruby#4500")))
    assert (held(scene), scene.count("treasure")) == ([BOOK, "golden_crown", "giant_ruby"], before - 2)
    assert [scene.in_pile("treasure", key) for key in ("golden_crown", "giant_ruby", "sceptre")] == [0, 0, 1]
    assert scene.saw("dragon.sleeps") == [(0, 1)]


def test_for_the_rest_of_the_stay():
    scene = reads(10).dragon("sleeping", "sleeping").answer("stay")
    options = scene.position.options(0)[0].fields[0].of
    pass_until(scene.answer(("take", options[:2]))).answer("stay")
    assert scene.question() == "chamber.four"


def test_it_may_be_read_after_such_a_draw_too():
    """R59."""
    scene = inside(marks={"spell_book_draws": 1}).dragon("sleeping").begin().answer("stay")
    scene.answer(("take", scene.position.options(0)[0].fields[0].of[:2]))
    assert (scene.question(), scene.options()) == (BOOK, {"read", "shut"})


def test_but_no_longer():
    scene = reads(10).top("tiles", "room_cross").top("room", "empty").answer("move:north")
    assert [mark for mark in scene.hero().marks if mark.startswith("spell_book")] == []


def test_eleven_heals_all():
    assert reads(11, life=2).hero().life == 15


def test_twelve_is_out_of_the_castle_with_two_chits_taken_blindly():
    chits = (BOOK, "sceptre", "golden_mug", "giant_ruby")
    scene = inside(chits=chits).give(0, ("crypt", "brooch")).dice(12, 3, 1).begin().answer("read")
    assert (scene.status(), sorted(held(scene)), scene.gold()) == ("out", ["giant_ruby", "sceptre"], 5600)
    assert (scene.hero().treasures, scene.bottom("crypt")) == ((), "brooch")
    assert [scene.in_pile("treasure", key) for key in (BOOK, "golden_mug", "giant_ruby", "sceptre")] == [1, 1, 0, 0]


def test_with_fewer_all_of_them():
    scene = inside(chits=(BOOK, "sceptre")).dice(12, 1).begin().answer("read")
    assert (scene.status(), held(scene)) == ("out", ["sceptre"])


# --- where it stays


def test_back_to_the_bag_when_the_hero_leaves():
    scene = inside().top("tiles", "room_cross").top("room", "empty").begin().answer("move:north")
    assert (held(scene), scene.in_pile("treasure", BOOK), scene.saw("spell_book.stays")) == ([], 1, [(0,)])


def test_not_when_another_leaves():
    scene = inside().put(1, "chamber").dragon("sleeping").begin().answer("stay").answer("shut")
    scene.top_now("tiles", "room_cross").top_now("room", "empty").answer("move:north")
    assert BOOK in held(scene)


def test_the_dragons_fire_takes_it_too():
    scene = inside().dragon("fire").dice(1).begin().answer("stay")
    assert (held(scene), scene.in_pile("treasure", BOOK)) == ([], 1)


@pytest.mark.parametrize(("hero", "may"), [("ironhand", True), ("azoth", False)])
def test_who_may_read(hero, may):
    """Section 14."""
    scene = inside(hero, "volrik", sets=BOTH).begin()
    assert ("read" in scene.options()) is may


def test_destruction_takes_it_as_soon_as_it_is_found():
    from .worn import wears

    scene = wears(inside(chits=()), "destruction").dragon("sleeping").top("treasure", BOOK, "sceptre")
    assert held(scene.begin().answer("stay")) == []


def test_berserk_fhyll_takes_none_of_the_four():
    """Section 12: no treasure chits, two dragon chits."""
    marks = {"spell_book_draws": 1, "berserk": 1}
    scene = inside("fhyll", "volrik", chits=(), sets=BOTH, marks=marks).dragon("sleeping", "sleeping").dice(3).begin()
    scene.answer("stay")
    assert (held(scene), len(scene.saw("dragon.sleeps")), turn_over(scene)) == ([], 2, True)
