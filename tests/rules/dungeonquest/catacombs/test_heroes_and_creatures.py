"""Section 14 line by line: each hero of the Heroes set against each of the Catacombs' cards, amulets and chits.

The cave troll, the web, the bridge, rats and the ways down are in files of their own.
"""

import pytest

from .stage import BOTH, at, pass_until, room_card, search_card, table, turn_over
from .worn import shown, wears


def hero_draws(hero, card, dice=(), **fields):
    return room_card(card, hero, "volrik", sets=BOTH, dice=dice, **fields)


def ghoul(hero, dice=(), **fields):
    return search_card("surprise", hero, "volrik", sets=BOTH, dice=dice, **fields)


# --- nobody's weapons or tricks for the five are of use: Thargrim, Tori-Jima, Rildo, Helena, Farendil

TRICKS = ["thargrim", "tori_jima", "rildo", "helena", "farendil"]


@pytest.mark.parametrize("hero", TRICKS)
def test_no_tricks_against_snotlings(hero):
    """Helm, hiding, blowpipe, shuriken, daggers, sling, bow: nothing is asked."""
    scene = hero_draws(hero, "snotlings", dice=[1, 1, 2])
    assert (turn_over(scene), scene.saw("creature.gone")) == (True, [(0, "snotlings")])


@pytest.mark.parametrize("hero", TRICKS)
def test_no_dodging_the_ghoul(hero):
    scene = ghoul(hero, dice=[1, 1])
    assert (turn_over(scene), scene.saw("creature.gone")) == (True, [(0, "ghoul")])


@pytest.mark.parametrize("hero", TRICKS)
def test_nor_the_vampire(hero):
    scene = hero_draws(hero, "vampire", dice=[12])
    assert (turn_over(scene), len(scene.saw("vampire.bites"))) == (True, 1)


# --- Ironhand


@pytest.mark.parametrize("hero", ["ironhand", "azoth"])
@pytest.mark.parametrize("card", ["amulet", "wizards_amulet_half_a"])
def test_ironhand_and_azoth_discard_amulets(hero, card):
    scene = search_card(card, hero, "volrik", sets=BOTH)
    assert (scene.saw("amulet.refused"), scene.hero().kept, scene.bottom("search")) == ([(0,)], (), card)


def test_ironhand_may_read_the_spell_book_and_azoth_may_not():
    for hero, may in (("ironhand", True), ("azoth", False)):
        scene = table(hero, "volrik", sets=BOTH, chits=["spell_book"]).put(0, "chamber").dragon("sleeping").begin()
        assert ("read" in scene.options()) is may
        assert (scene.answer("stay").question() == "spell_book") is may


# --- Fhyll


def test_fhyll_rolls_for_berserk_on_snotlings():
    scene = hero_draws("fhyll", "snotlings", dice=[5, 4])
    assert (scene.question(), scene.options()) == ("berserk.roll", {"let_go", "hold_back"})


def test_berserk_two_more_snotlings_fall():
    scene = hero_draws("fhyll", "snotlings", dice=[5, 4]).dice(3, 7).answer("let_go")
    assert scene.saw("snotlings.fall") == [(0, 9, 0)]
    assert scene.hero().life == 16


def test_calm_they_do_not():
    scene = hero_draws("fhyll", "snotlings", dice=[5, 4]).dice(1, 9).answer("hold_back")
    assert scene.saw("snotlings.fall") == [(0, 9, 0)]


def test_and_on_surprise():
    scene = ghoul("fhyll", dice=[4])
    assert scene.question() == "berserk.roll"


def test_berserk_he_hits_the_ghoul_twice_as_hard_with_the_strength_of_rage():
    """R47."""
    scene = ghoul("fhyll", dice=[4], life=16).dice(6, 10, 10).answer("let_go")
    assert scene.saw("ghoul.hit") == [(0, 2, 2), (0, 2, 0)]


def test_berserk_he_keeps_no_amulet():
    scene = hero_draws("fhyll", "amulet", marks={"berserk": 1}, dice=[3])
    assert (scene.saw("amulet.refused"), scene.count("amulet")) == ([(0,)], 11)


# --- Helena


def running(card, pile="room"):
    scene = table("helena", "volrik", sets=BOTH).tile(3, 4, "room_cross").tile(3, 3, "room_cross")
    scene.tile(3, 2, "room_cross").put(0, 3, 4, came_from=(3, 5)).top(pile, card).begin()
    return scene.answer("run:north").answer("move:north")


def test_running_she_discards_amulets():
    scene = running("amulet")
    assert (scene.saw("amulet.refused"), scene.bottom("room"), scene.count("amulet")) == ([(0,)], "amulet", 11)


def test_the_shadow_still_follows():
    assert running("shadow_of_doom").saw("shadow.follows") == [(0,)]


def test_walking_she_keeps_them():
    scene = hero_draws("helena", "amulet")
    assert scene.question() == "amulet.found"


# --- Sarellia and Flame Bright


def entering_sarellia(card, *dice):
    """She searches: no danger is sensed on the way."""
    return at("sarellia", "volrik", sets=BOTH).top("search", card).dice(*dice).begin().answer("search")


def test_the_ghoul_fights_flame_bright():
    scene = entering_sarellia("surprise", 2, 8, 7, 1)
    assert scene.saw("friend.hurt") == [(0, 1, "ghoul", 11)]
    assert (scene.hero().life, scene.saw("ghoul.hit")) == (6, [(0, 1, 1), (0, 1, 0)])


def test_if_he_dies_she_goes_on_herself():
    scene = at("sarellia", "volrik", sets=BOTH, marks={"flame_bright": 1}).top("search", "surprise").dice(1, 10, 3, 2)
    scene.begin().answer("search")
    assert (scene.hero().life, scene.saw("ghoul.hit"), len(scene.saw("friend.dies"))) == (5, [(0, 1, 0)], 1)


def test_snotlings_vampire_and_shadow_are_hers():
    """R50."""
    for card, dice, life in (("snotlings", (4, 4, 1, 1, 8), 4), ("vampire", (12,), 5), ("shadow_of_doom", (), 6)):
        scene = at("sarellia", "volrik", sets=BOTH).tile(3, 3, "room_cross").top("room", card).dice(*dice)
        scene.begin().answer("move:north")
        assert (scene.hero().life, scene.saw("friend.hurt")) == (life, [])


def test_her_agility_with_him_counts_against_the_vampire():
    scene = at("sarellia", "volrik", sets=BOTH).tile(3, 3, "room_cross").top("room", "vampire").dice(9)
    assert scene.begin().answer("move:north").saw("vampire.bites") == []


@pytest.mark.parametrize(("value", "dies"), [(2, False), (3, True)])
def test_a_spear_trap_may_take_him(value, dies):
    """Odd: both suffer, separate rolls."""
    scene = at("sarellia", "volrik", sets=BOTH).tile(3, 3, "room_cross").top("room", "spear_trap").dice(1)
    scene.begin().answer("move:north").answer("1").dice(value).answer(("step", ("1", "2")))
    assert (bool(scene.saw("friend.dies")), scene.status()) == (dies, "inside")


def test_levitation_carries_them_both():
    scene = wears(at("sarellia", "volrik", sets=BOTH).tile(3, 3, "bottomless_pit"), "levitation")
    scene.begin().answer("move:north")
    assert (scene.status(), scene.saw("friend.falls"), shown(scene)) == ("inside", [], True)


# --- Azoth


def test_fireball_destroys_snotlings():
    scene = hero_draws("azoth", "snotlings", dice=[5, 5])
    assert (scene.question(), scene.options()) == ("creature", {"strike", "spell:fireball"})
    scene.answer("spell:fireball")
    assert (scene.hero().life, scene.hero().miss, scene.saw("creature.gone")) == (14, 1, [(0, "snotlings")])


def test_once_they_fight_it_is_too_late():
    scene = hero_draws("azoth", "snotlings", dice=[5, 5]).dice(1, 1, 10).answer("strike")
    assert (turn_over(scene), scene.hero().life) == (True, 12)


def test_on_surprise_only_after_one_round():
    scene = ghoul("azoth", dice=[3, 10])
    assert (scene.question(), scene.hero().life) == ("creature", 13)
    scene.answer("spell:fireball")
    assert (scene.hero().miss, scene.saw("creature.gone")) == (1, [(0, "ghoul")])


def test_not_the_vampire():
    assert turn_over(hero_draws("azoth", "vampire", dice=[12]))


def test_invisible_he_is_bitten_all_the_same():
    scene = at("azoth", "volrik", sets=BOTH).top("tiles", "room_cross").top("room", "vampire").dice(12).begin()
    scene.answer("spell:invisibility").answer("move:north")
    assert len(scene.saw("vampire.bites")) == 1


def test_snotlings_come_all_the_same():
    """They are not named among those it avoids."""
    scene = at("azoth", "volrik", sets=BOTH).top("tiles", "room_cross").top("room", "snotlings").dice(1, 1, 2).begin()
    scene.answer("spell:invisibility").answer("move:north").answer("strike")
    assert scene.saw("snotlings.fall") == [(0, 2, 0)]


def test_nor_does_it_help_against_the_ghoul():
    scene = at("azoth", "volrik", sets=BOTH).top("search", "surprise").dice(1, 1).begin()
    scene.answer("spell:invisibility").answer("search")
    assert scene.saw("ghoul.hit") == [(0, 1, 0)]


def in_stasis(card, *dice):
    scene = at("azoth", "volrik", sets=BOTH).top("tiles", "room_cross").top("room", card).dice(*dice).begin()
    return scene.answer("spell:stasis").answer("move:north")


@pytest.mark.parametrize("card", ["vampire", "snotlings", "spear_trap"])
def test_stasis_ignores_creatures_and_traps_on_cards(card):
    assert in_stasis(card).saw("stasis.ignored") == [(0, card)]


def test_and_the_ghoul():
    scene = at("azoth", "volrik", sets=BOTH).top("search", "surprise").begin().answer("spell:stasis").answer("search")
    assert scene.saw("stasis.ignored") == [(0, "surprise")]


def test_while_it_lasts_the_shadow_does_not_roll():
    """R46: in the extra turns; it rolls again when the card is down."""
    scene = at("azoth", "volrik", sets=BOTH, things=[("room", "shadow_of_doom")]).dice(5).begin()
    scene.answer("spell:stasis").answer("search")
    assert (scene.question(), scene.dice_left) == ("stasis.on", [])
    scene.answer("pay")
    assert scene.saw("shadow.waits") == [(0,)]
    scene.answer("miss").dice(6).answer("lapse")
    assert scene.saw("shadow.waits") == [(0,), (0,)]


def test_but_the_vampires_bite_counts_in_every_extra_turn():
    scene = at("azoth", "volrik", sets=BOTH, things=[("room", "vampire")]).begin()
    life = scene.hero().life
    scene.answer("spell:stasis").answer("miss").answer("pay")
    assert scene.hero().life == life - 1 - 1 - 1  # the spell, the next turn's price, the bite


def test_a_missed_turn_is_no_rest_from_the_shadow():
    scene = pass_until(at("azoth", "volrik", sets=BOTH, things=[("room", "shadow_of_doom")], miss=1).dice(5, 4).begin())
    assert len(scene.saw("shadow.waits")) == 2
