"""Section 13: the Wizard's Amulet in two halves (R60)."""

from .stage import at, search_card, turn_over
from .worn import amulet, finds, shown, wears

THREE = ("volrik", "sir_rohan", "ulv_grimhand")
A, B = ("search", "wizards_amulet_half_a"), ("search", "wizards_amulet_half_b")
TOP = ("death", "luck", "madness")


def both(value, *heroes, worn="", known=False, **fields):
    """Seat 0, who has one half, finds the other; the D6 for the two."""
    scene = at(*(heroes or THREE), things=[A], **fields).top("search", B[1])
    if worn:
        wears(scene, worn, shown=known)
    return scene.top("amulet", *TOP).dice(value).begin().answer("search")


def test_one_half_is_kept_and_worth_nothing():
    scene = search_card("wizards_amulet_half_a", *THREE)
    assert (len(scene.hero().kept), scene.saw("half.kept"), amulet(scene)) == (1, [(0, "a")], None)
    assert scene.seen_by(1)["table"]["heroes"][0]["halves"] == ["a"]
    assert turn_over(scene)


def test_halves_of_two_heroes_are_nothing():
    scene = at(*THREE).give(1, A).top("search", B[1]).begin().answer("search")
    assert (scene.saw("halves.joined"), turn_over(scene)) == ([], True)


def test_odd_it_is_an_amulet_like_any_other():
    scene = both(3)
    assert (scene.question(), scene.options()) == ("amulet.found", {"keep", "discard"})
    assert scene.saw("amulet.read", 2) == [(0, "death")]
    assert (amulet(scene.answer("keep")), shown(scene), scene.hero().kept) == ("death", False, ())


def card(scene, key):
    return f"amulet:{[kind.key for kind in scene.cards.amulets].index(key)}"


def test_even_the_finder_looks_at_three():
    scene = both(4)
    assert (scene.question(), scene.asked()) == ("amulet.choose", (0,))
    assert scene.options() == {card(scene, key) for key in TOP}, "one of them is kept"
    assert [o.info[0] for o in scene.position.options(0)] == list(TOP)
    assert scene.saw("amulets.seen", 0) == [(0, TOP)]


def test_and_nobody_else():
    scene = both(4)
    assert [scene.saw("amulets.seen", seat) for seat in (1, 2)] == [[], []]
    assert scene.seen_by(1)["table"]["heroes"][0]["amulets_found"] == [None, None, None]
    assert scene.seen_by(2)["question"]["options"] == ()


def test_keeps_one_face_up_its_power_known_and_in_force():
    scene = both(2)
    scene.answer(card(scene, "luck"))
    assert (amulet(scene), shown(scene), scene.saw("amulet.chosen")) == ("luck", True, [(0, "luck")])
    assert turn_over(scene)
    assert [scene._key("amulet", heap[0]) for heap in scene.s.decks["amulet"][-2:]] == ["death", "madness"]


def test_its_harm_is_in_force_as_well():
    scene = both(2)
    scene.answer(card(scene, "death"))
    for _ in range(2):
        scene.answer("miss")
    assert scene.hero().life == 14


def test_against_an_amulet_worn():
    scene = both(6, worn="escape")
    assert scene.options() == {card(scene, key) for key in TOP} | {"old"}
    scene.answer("old")
    assert (amulet(scene), shown(scene)) == ("escape", False)


def test_or_instead_of_it():
    scene = both(6, worn="escape")
    scene.answer(card(scene, "luck"))
    assert (amulet(scene), scene.in_pile("amulet", "escape")) == ("luck", 1)


def test_the_halves_go_back_when_they_have_done_their_part():
    scene = both(1)
    assert ([scene.in_pile(*half) for half in (A, B)], scene.hero().kept) == ([1, 1], ())


def test_of_the_dead_they_go_back():
    """R61."""
    scene = finds("luck", "volrik", "sir_rohan", things=[A], life=4).answer("discard")
    scene.answer("miss").top("tiles", "room_cross").top("room", "vampire_bats").dice(6).answer("move:north")
    assert (scene.status(), scene.in_pile("search", A[1])) == ("dead", 1)
