"""Section 12, Sarellia: her agility, globe and salve; Flame Bright at doors, in fights, and when he is gone (R50)."""

import pytest

from .stage import HERE, NORTH, about_to_enter, at, at_door, turn_over

PAIR = ("sarellia", "volrik", "sir_rohan")  # the right player is seat 2
ALONE = {"marks": {"flame_bright": 0}}


def friend(scene):
    return scene.seen_by(None)["table"]["heroes"][0]["companion"]


def enters(scene, way="north"):
    """She listens to the report and goes in all the same."""
    scene.answer(f"move:{way}")
    return scene.answer("enter") if scene.question() == "sense" else scene


def meets(card, *dice, marks=None, **fields):
    """She has gone north, after a report with an 8, and drawn this card."""
    scene = about_to_enter(*PAIR, marks=marks or {}, **fields).top("room", card).dice(8, *dice).begin()
    return enters(scene)


# --- agility


@pytest.mark.parametrize(("marks", "agility"), [({}, 9), ({"flame_bright": 1}, 9), ({"flame_bright": 0}, 6)])
def test_agility_nine_while_he_lives_else_six(marks, agility):
    scene = at(*PAIR, here="cave_in_straight", marks=marks).dice(agility).begin()
    assert scene.option("force").info == ("agility", agility, 12)
    assert scene.answer("force").hero().through
    scene = at(*PAIR, here="cave_in_straight", marks=marks).dice(agility + 1).begin().answer("force")
    assert not scene.hero().through


# --- the globe


@pytest.mark.parametrize("marks", [{}, {"flame_bright": 0}])
def test_the_torch_that_goes_out_is_ignored(marks):
    scene = meets("torch_goes_out", marks=marks)
    assert (turn_over(scene), scene.hero().kept, scene.bottom("room")) == (True, (), "torch_goes_out")


def test_a_chamber_of_darkness_is_an_empty_room_without_a_card():
    scene = about_to_enter(*PAIR, tile="darkness_left").dice(8).begin()
    enters(scene)
    assert (scene.at(), turn_over(scene), scene.saw("card")) == (NORTH, True, [])


def test_there_she_may_search_and_leave_by_any_way():
    """R50."""
    scene = at(*PAIR, here="darkness_left_right").top("search", "ring").begin()
    assert (scene.question(), scene.options()) == ("turn", {"move:west", "move:east", "move:south", "search", "miss"})
    assert scene.answer("search").gold() > 0


def test_for_others_it_stays_dark():
    assert at("volrik", "sarellia", here="darkness_left").begin().question() == "turn.darkness"


# --- the salve


def test_the_salve_heals_her_in_full_and_costs_the_turn():
    scene = at(*PAIR, life=1).begin().answer("salve:self")
    assert (scene.hero().life, turn_over(scene), scene.hero().marks) == (6, True, {"salve_used": 1})


def test_or_gives_flame_bright_three():
    scene = at(*PAIR, marks={"flame_bright": 5}).begin().answer("salve:friend")
    assert (friend(scene)["life"], turn_over(scene), scene.hero().marks["salve_used"]) == (8, True, 1)


def test_never_above_his_start():
    assert friend(at(*PAIR, marks={"flame_bright": 11}).begin().answer("salve:friend"))["life"] == 12


def test_once():
    scene = at(*PAIR, marks={"salve_used": 1}, life=1).begin()
    assert not {"salve:self", "salve:friend"} & {o.id for o in scene.position.options(0)}


def test_for_the_hurt_only_and_the_living():
    scene = at(*PAIR).begin()
    assert (scene.option("salve:self").why_not, scene.option("salve:friend").why_not) == ("unhurt", "friend_unhurt")
    assert "salve:friend" not in at(*PAIR, life=1, **ALONE).begin().options()


def test_at_the_start_of_the_turn_only():
    scene = at(*PAIR, here="cave_in_straight", life=3).dice(1).begin().answer("force")
    assert "salve:self" not in scene.options()


def test_in_the_chamber_the_dragon_looks():
    """R44."""
    scene = at(*PAIR).put(0, "chamber", life=1).dragon("sleeping").begin().answer("salve:self")
    assert (scene.hero().life, len(scene.saw("dragon.sleeps")), scene.hero().chits) == (6, 1, b"")


# --- doors and gates


def test_at_a_door_a_card_or_flame_bright():
    scene = at_door(*PAIR).top("door", "door_opens").top("room", "empty").begin().answer("move:north")
    assert (scene.options(), scene.option("friend:door").info) == ({"friend:door", "lock:try"}, ("strength", 7, 10))
    assert scene.answer("lock:try").at() == NORTH


@pytest.mark.parametrize(("die", "opens"), [(7, True), (8, False), (10, False)])
def test_his_strength_or_less_on_a_d10(die, opens):
    scene = at_door(*PAIR).top("room", "empty").dice(die).begin().answer("move:north").answer("friend:door")
    assert (scene.at(), turn_over(scene)) == (NORTH if opens else HERE, True)
    assert "door" not in [c[1] for c in scene.saw("card")]


def test_door_by_door():
    """R39: he opens one of two, a card is drawn for the other."""
    scene = at(*PAIR, here="room_door_ahead_open_sides").tile(3, 3, "room_door_ahead_open_sides", entry="north")
    scene.top("door", "door_opens").top("room", "empty").dice(7).begin().answer("move:north").answer("friend:door")
    assert (scene.question(), scene.options()) == ("lock", {"friend:door", "lock:try"})
    scene.answer("lock:try")
    assert (scene.at(), [c[1] for c in scene.saw("card")]) == (NORTH, ["door", "room"])


@pytest.mark.parametrize(("die", "opens"), [(7, True), (8, False)])
def test_he_lifts_portcullises_on_a_d12(die, opens):
    scene = at(*PAIR, here="portcullis_cross", entry="north").tile(3, 3, "room_cross").top("room", "empty")
    scene.dice(die).begin().answer("move:north")
    assert (scene.options(), scene.option("friend:gate").info) == ({"friend:gate", "lock:try"}, ("strength", 7, 12))
    scene.answer("friend:gate")
    assert (scene.at(), turn_over(scene)) == (NORTH if opens else HERE, True)


def test_without_him_a_card_is_drawn_at_once():
    scene = at_door(*PAIR, **ALONE).top("door", "door_jammed").begin().answer("move:north")
    assert turn_over(scene)


# --- fights


def test_attack_or_wait_only():
    scene = meets("goblin")
    assert (scene.options(), scene.option("escape").why_not) == ({"attack", "wait"}, "friend_fights")
    assert "escape" in meets("goblin", **ALONE).options()


@pytest.mark.parametrize(("monster", "die"), [("goblin", 6), ("mountain_troll", 6), ("orc", 10), ("death_warrior", 10)])
def test_the_dice_of_a_round(monster, die):
    scene = meets(monster, die, 12, die, 12, die, 12, die, 12).top_now("monster", "monster_05").answer("attack")
    faces = [d[2] for d in scene.saw("roll")] + [d[2] for d in scene.saw("monster.rolls")]
    assert set(faces) - {8} == {12, die}
    assert (friend(scene)["life"], turn_over(scene)) == (12, True)


def test_the_lower_roll_loses_a_life_point_a_tie_costs_both():
    scene = meets("goblin", 5, 3, 4, 4, 1, 2).top_now("monster", "monster_14").answer("attack")  # two life points
    assert [e[4:] for e in scene.saw("exchange")] == [(0, 0), (0, 1), (0, 1)]
    assert (friend(scene)["life"], scene.hero().life, scene.saw("monster.dead")) == (10, 6, [(0, "goblin", 2)])


@pytest.mark.parametrize(("life", "die"), [(12, 12), (9, 12), (8, 10), (5, 10), (4, 6), (1, 6)])
def test_his_die_shrinks_as_his_life_falls(life, die):
    scene = meets("goblin", 1, 5, 1, 5, marks={"flame_bright": life}).top_now("monster", "monster_14").answer("attack")
    assert {d[2] for d in scene.saw("roll") if d[1] == "friend.combat"} == {die}


def test_if_he_dies_she_goes_on_unarmed():
    scene = meets("goblin", 6, 1, 1, 6, 1, 6, marks={"flame_bright": 1}).top_now("monster", "monster_14")
    scene.answer("attack")
    assert (friend(scene)["life"], scene.saw("friend.dies")) == (0, [(0, "goblin")])
    assert [d[1] for d in scene.saw("roll")] == ["friend.combat", "unarmed", "unarmed"]
    assert scene.saw("monster.dead") == [(0, "goblin", 2)]


def test_both_may_die_in_one_round():
    scene = meets("goblin", 1, 2, 3, 3, marks={"flame_bright": 1}).top_now("monster", "monster_14").answer("attack")
    assert (friend(scene)["life"], turn_over(scene)) == (0, True)


def test_he_cannot_be_sneak_attacked():
    scene = meets("sneak_attack_orc")
    assert (scene.options(), scene.hero().life, scene.s.meeting.sneak) == ({"attack", "wait"}, 6, False)


def test_she_alone_can():
    scene = meets("sneak_attack_orc", 12, **ALONE)
    assert (scene.hero().life, scene.options()) == (3, {"attack", "escape"})


# --- spider, bats, and the rest


def test_the_spider_bites_him():
    scene = meets("giant_spider", 4)
    assert (scene.options(), scene.option("fight").fields[0].most) == ({"fight", "flee"}, 3)
    scene.answer(("fight", ("1", "2", "3")))
    assert (friend(scene)["life"], scene.hero().life, turn_over(scene)) == (11, 6, True)


def test_she_may_flee_from_it():
    assert meets("giant_spider", 6).answer("flee").at() == HERE


def test_without_him_two_numbers_and_it_bites_her():
    scene = meets("giant_spider", 4, **ALONE)
    assert scene.option("fight").fields[0].most == 2
    assert scene.answer(("fight", ("1", "2"))).hero().life == 5


def test_killed_by_the_spider_he_leaves_her_two_numbers():
    scene = meets("giant_spider", 4, marks={"flame_bright": 1}).answer(("fight", ("1", "2", "3")))
    scene.answer("miss").answer("miss")
    assert (scene.question(), scene.option("fight").fields[0].most) == ("turn.spider", 2)


def test_bats_hurt_her():
    scene = meets("vampire_bats", 5)
    assert (scene.hero().life, friend(scene)["life"]) == (3, 12)


def test_dragon_fire_is_hers():
    scene = at(*PAIR).put(0, "chamber").dragon("fire").dice(3).begin().answer("stay")
    assert (scene.hero().life, friend(scene)["life"]) == (3, 12)


def test_he_is_seen_by_all():
    scene = at(*PAIR, marks={"flame_bright": 7}).begin()
    assert friend(scene) == {
        "key": "flame_bright", "life": 7, "max_life": 12, "strength": 7, "agility": 7, "in_hole": False,
    }  # fmt: skip


@pytest.mark.parametrize(("marks", "agility"), [({}, 9), ({"flame_bright": 0}, 6)])
def test_her_agility_is_seen_as_it_counts(marks, agility):
    assert at(*PAIR, marks=marks).begin().seen_by(1)["table"]["heroes"][0]["agility"] == agility
