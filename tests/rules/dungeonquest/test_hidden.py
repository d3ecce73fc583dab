"""Section 16: who may see what in the base game. Scenes that differ in a secret only must look the same."""

import random
from collections import Counter

import pytest

from .openings import about_to_enter, room_card
from .scene import Scene
from .test_monster_cards import CELLS, slash

THREE = ("volrik", "sir_rohan", "ulv_grimhand")  # seat 0 is the hero, seat 2 draws his Monster cards


def same_announcement():
    """Cells of one monster and stance that are announced alike but hide different life points, two by two."""
    by = {}
    for card, monster, stance, cell in CELLS:
        printed, _, life = cell.rpartition("/")
        if life.isdigit():
            by.setdefault((monster, stance, printed), {}).setdefault(int(life), card)
    for (monster, stance, printed), cards in sorted(by.items()):
        for weak, strong in zip(sorted(cards), sorted(cards)[1:], strict=False):
            yield monster, stance, printed, (weak, cards[weak]), (strong, cards[strong])


PAIRS = list(same_announcement())


def looks(scene, seat):
    """All that a seat (None: a spectator) has been shown so far."""
    events = [(e.key, e.data) for e in scene.events if e.seen_by == -1 or (seat is not None and e.seen_by >> seat & 1)]
    return events, scene.seen_by(seat)


def met(monster, stance, printed, card):
    scene = room_card(monster, *THREE).top("monster", card)
    return scene.dice(*(slash(printed)[0] if printed else ())).answer(stance)


def test_there_are_many_pairs_to_compare():
    assert len(PAIRS) == 38
    assert {p[0] for p in PAIRS} == {"goblin", "orc", "mountain_troll", "death_warrior", "champion_of_chaos"}


@pytest.mark.parametrize(("monster", "stance", "printed", "weak", "strong"), PAIRS)
@pytest.mark.parametrize("seat", [0, 1, None])
def test_life_points_and_card_are_hidden_until_death(monster, stance, printed, weak, strong, seat):
    """Not from the right player: seat 2. The rounds go on until the weaker one would fall next."""
    scenes = [met(monster, stance, printed, card) for _, card in (weak, strong)]
    for blow in range(weak[0]):
        assert looks(scenes[0], seat) == looks(scenes[1], seat), blow
        assert [s.seen_by(seat)["table"]["meeting"]["life"] for s in scenes] == [None, None]
        for scene in scenes:
            scene.both("slash", "leap_aside")
    assert scenes[0].saw("monster.dead", 0) == [(0, monster, weak[0])], "then everybody is told"
    assert scenes[1].question() == "tactic"


@pytest.mark.parametrize(("monster", "stance", "printed", "weak", "strong"), PAIRS[::4])
def test_the_right_player_knows_the_life_points(monster, stance, printed, weak, strong):
    for life, card in (weak, strong):
        scene = met(monster, stance, printed, card)
        assert scene.seen_by(2)["table"]["meeting"]["life"] == life
        assert [e[-1] for e in scene.saw("monster.card", 2)] == [life]
        assert scene.saw("monster.card", 0) == scene.saw("monster.card", 1) == []


def test_a_hero_who_falls_never_learns_the_life_points():
    """They are told when the monster dies, not when the hero does."""
    scenes = []
    for card in ("monster_08", "monster_03"):
        scene = room_card("champion_of_chaos", *THREE, life=1).top("monster", card).answer("attack")
        scenes.append(scene.both("slash", "mighty_blow"))
        assert (scene.status(), scene.saw("monster.dead")) == ("dead", [])
    for seat in (0, 1, None):
        assert looks(scenes[0], seat) == looks(scenes[1], seat)


def test_the_result_alone_is_announced():
    """Two cards with the same announcement leave no trace of which it was."""
    scenes = [room_card("goblin", *THREE).top("monster", card).answer("wait") for card in ("monster_01", "monster_13")]
    for seat in (0, 1, None):
        assert looks(scenes[0], seat) == looks(scenes[1], seat)


@pytest.mark.parametrize("monster", sorted({pair[0] for pair in PAIRS}))
@pytest.mark.parametrize("stance", ["attack", "escape"])
def test_life_points_are_open_to_all_where_the_announcement_leaves_one_card_and_only_there(monster, stance):
    """Whoever has the box can look the card up: what is shown to all follows from what all were told."""
    cards = Scene("volrik").cards.monster
    told = Counter((c.outcomes[monster][stance].result, c.outcomes[monster][stance].slash) for c in cards)
    for card in cards:
        outcome = card.outcomes[monster][stance]
        if not outcome.result.endswith("combat"):
            continue
        scene = room_card(monster, *THREE).top("monster", card.id)
        scene.dice(*([1] if "D" in outcome.slash else [])).answer(stance)
        alone = told[outcome.result, outcome.slash] == 1
        seen = [scene.seen_by(seat)["table"]["meeting"] for seat in (0, 1, 2, None)]
        assert [m["life"] for m in seen] == [outcome.lp if alone or i == 2 else None for i in range(4)]
        assert [m["life_open"] for m in seen] == [alone] * 4, card.id


def test_the_life_points_left_after_a_wound_are_hidden_too():
    scenes = []
    for card in ("monster_02", "monster_04"):  # a Champion with 4 or 5 life points
        scene = room_card("champion_of_chaos", "el_adoran", "volrik", "sir_rohan").top("monster", card)
        scenes.append(scene.answer("attack").dice(3, 6).answer("shoot").answer("hold"))
        assert scene.s.meeting.wounds == 3
    for seat in (0, 1, None):
        assert looks(scenes[0], seat) == looks(scenes[1], seat)
        assert scenes[0].seen_by(seat)["table"]["meeting"]["wounds"] == 3, "what it has lost is public"


@pytest.mark.parametrize("first", [0, 2])
def test_tactics_are_hidden_until_both_are_chosen(first):
    scenes = [met("champion_of_chaos", "attack", "", "monster_08") for _ in range(3)]
    for scene, tactic in zip(scenes, ("mighty_blow", "slash", "leap_aside"), strict=True):
        scene.answer(tactic, first)
    for seat in {0, 1, 2, None} - {first}:
        assert looks(scenes[0], seat) == looks(scenes[1], seat) == looks(scenes[2], seat)
    for scene in scenes:
        scene.answer("slash", 2 - first)
    assert len({repr(looks(scene, 1)) for scene in scenes}) == 3, "then they are revealed"


@pytest.mark.parametrize("stance", ["attack", "wait"])
def test_in_a_game_alone_nobody_sees_the_life_points(stance):
    scene = room_card("champion_of_chaos", "el_adoran").top("monster", "monster_08")
    if stance == "attack":
        scene.answer("attack").answer("hold")
    assert [e.key for e in scene.events if e.seen_by != -1 and e.seen_by & 1] == []
    assert scene.seen_by(0)["table"]["meeting"]["life"] is None


PILES = ("room", "trap", "search", "door", "crypt", "corpse", "tiles", "monster", "treasure", "dragon")


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_the_order_of_the_piles_is_hidden_from_everybody(seat):
    one = about_to_enter(*THREE).top("room", "empty").begin()
    other = about_to_enter(*THREE).top("room", "champion_of_chaos").top("trap", "trapdoor")
    other.top("search", "ring").top("door", "door_trap_a").top("crypt", "skeleton").top("corpse", "rope")
    other.top("monster", "monster_08").top("treasure", "giant_ruby").dragon("fire").begin()
    assert looks(one, seat) == looks(other, seat)
    assert set(one.seen_by(seat)["table"]["piles"]) == set(PILES)


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_life_treasure_rings_potions_and_ropes_are_public(seat):
    scene = Scene(*THREE, rings=("", "healing", "")).put(1, 12, 9, life=9)
    scene.give(1, ("crypt", "potion"), ("corpse", "rope"), ("search", "jewellery"), chits=("sceptre",)).begin()
    hero = scene.seen_by(seat)["table"]["heroes"][1]
    assert [hero[k] for k in ("life", "ring", "ring_used", "potions", "ropes", "gold")] == [
        9,
        "healing",
        False,
        1,
        1,
        1300,
    ]


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_chits_drawn_are_shown_to_all(seat):
    scene = Scene(*THREE).put(0, "chamber").top("treasure", "giant_ruby", "sceptre").dragon("sleeping").begin()
    scene.answer("stay")
    told = [d for k, d in looks(scene, seat)[0] if k == "treasure"]
    assert told == [(0, "treasure", "giant_ruby", 4500), (0, "treasure", "sceptre", 1100)]


def test_arrows_left_are_public():
    scene = room_card("orc", "el_adoran", "volrik").answer("attack").dice(1).answer("shoot")
    assert scene.seen_by(1)["table"]["heroes"][0]["arrows"] == 3


def test_the_right_player_does_not_see_the_card_before_the_stance():
    scenes = [room_card("orc", *THREE).top("monster", card) for card in ("monster_01", "monster_15")]
    assert looks(scenes[0], 2) == looks(scenes[1], 2)


def test_nor_before_the_first_arrow():
    heroes = ("el_adoran", "volrik", "sir_rohan")
    scenes = [room_card("orc", *heroes).top("monster", card).answer("attack") for card in ("monster_05", "monster_15")]
    assert looks(scenes[0], 2) == looks(scenes[1], 2)


ACTIVE_ALONE = [
    ("crypt", "crypt.found"),
    ("dead_adventurer", "corpse.found"),
    ("potion", "potion.found"),
    ("cave_in", "cave_in.number"),
    ("goblin", "stance"),
    ("giant_spider", "spider"),
]


@pytest.mark.parametrize(("card", "question"), ACTIVE_ALONE)
def test_who_decides_the_active_player_alone(card, question):
    """The table of decisions; only tactics ask the right player as well."""
    scene = room_card(card, *THREE)
    assert (scene.question(), scene.asked()) == (question, (0,))
    assert scene.seen_by(2)["question"]["options"] == ()


@pytest.mark.parametrize("card", ["crypt", "dead_adventurer"])
def test_the_card_that_might_be_looked_at_is_not_seen(card):
    pile, keys = {"crypt": ("crypt", ("skeleton", "brooch")), "dead_adventurer": ("corpse", ("rope", "nothing"))}[card]
    scenes = [about_to_enter(*THREE).top("room", card).top(pile, k).begin().answer("move:north") for k in keys]
    for seat in (0, 1, 2, None):
        assert looks(scenes[0], seat) == looks(scenes[1], seat)


@pytest.mark.parametrize("seat", [0, 2])
def test_who_lets_the_clock_choose_a_tactic_has_one_drawn(seat):
    """R27: at random; a fixed one could be read."""
    scene = met("champion_of_chaos", "attack", "", "monster_08")
    drawn = {scene.position.default(seat, random.Random(n)) for n in range(60)}
    assert drawn == {"mighty_blow", "slash", "leap_aside"}


def test_the_clock_misses_a_turn_where_that_is_allowed():
    scene = Scene(*THREE).tile(3, 4, "room_cross").put(0, 3, 4).begin()
    assert {scene.position.default(0, random.Random(n)) for n in range(20)} == {"miss"}
