"""The level below on the page, and who may see what of tiles, amulets and creatures."""

from games.pages import below, board, dangers, scenes, table_page
from games.pages.card_art import pictures
from games.pages.decision import card
from games.pages.heroes import panels
from games.rules.dungeonquest import shipped
from games.rules.dungeonquest.kinds import Treasure
from tests.rules.dungeonquest.catacombs import stage
from tests.rules.dungeonquest.catacombs.stage import BOTH

from .tables import asking, drawn_symbols, sitting


def seen(scene, viewer=0):
    p = scene.position
    return sitting(p, p.drain()[0], viewer)


def test_every_card_of_every_set_has_a_picture_that_exists():
    box = shipped.compose(("base", "heroes", "catacombs")).set
    keys = {c.key for deck in box.decks.values() for c in deck if not isinstance(c, Treasure)}
    plain = {key for key in keys if key not in pictures()}
    assert plain <= {"shuffle"}
    assert set(pictures().values()) <= drawn_symbols()


def test_a_row_and_its_reach():
    scene = stage.below(start=(3, 7), row=("nothing", "horde_of_rats", "giant_diamond")).begin()
    (journey,) = below.journeys(seen(scene))
    assert [d.words for d in journey.row] == ["only shadows", "a horde of rats"]
    assert (journey.start, journey.end, journey.cards, journey.taken) == ("D8", "D5", 3, 1)
    (track,) = below.tracks(seen(scene))
    assert (track.turn, track.length) == (0, 3 * 64)


def test_the_outer_wall_ends_the_reach():
    scene = stage.below(start=(3, 1), row=("nothing", "nothing", "nothing")).begin()
    assert below.journeys(seen(scene))[0].end == "D1"


def test_the_counter_lies_under_its_square_for_everybody():
    scene = stage.below(start=(3, 7), heading="east").begin()
    for viewer in (0, 1, None):
        counter = next(p for p in board.scene(seen(scene, viewer))["pieces"] if p.seat == 0)
        assert counter.below and counter.turn == 90 and counter.place == 7 * 13 + 3


def test_an_amulet_is_read_by_the_right_player_alone():
    scene = stage.room_card("amulet", "volrik", "sir_rohan", "ulv_grimhand")
    scene.answer("keep")
    kinds = {viewer: panels(seen(scene, viewer))[0].things[0].kind for viewer in (0, 1, 2, None)}
    assert sorted(kinds.values(), key=str) == ["amulet", "amulet", "amulet", "amulet known"]
    assert kinds[0] == kinds[None] == "amulet"


def test_a_face_down_tile_is_seen_by_the_right_player_alone():
    scene = stage.about_to_enter("sarellia", "volrik", "sir_rohan", sets=BOTH, tile="bottomless_pit")
    scene.dice(5).begin().answer("move:north")
    tiles = {viewer: below.face_down(seen(scene, viewer))[0].tile for viewer in (0, 1, 2, None)}
    assert sorted(tiles.values()) == ["", "", "", "bottomless_pit"] and tiles[0] == ""
    assert below.face_down(seen(scene))[0].sign == "!"


def test_dangers_have_scenes():
    plates = seen(stage.room_card("spear_trap", "azoth", "volrik", sets=BOTH), 1)
    assert dangers.danger(plates).marks == ("1", "2", "3")
    swarm = seen(stage.room_card("snotlings", "azoth", "volrik", sets=BOTH, dice=(5, 6)))
    assert dangers.danger(swarm).left == "11 of them"
    assert dangers.danger(seen(stage.below().begin())) is None


def test_the_troll_is_offered_treasure_piece_by_piece():
    chits = ("golden_mug", "locked_chest_1")
    scene = (
        stage.below("volrik", "sir_rohan", deck=("cave_troll",), chits=chits).begin().answer("below:draw").answer("4")
    )
    offer = next(c for c in card(seen(scene)).choices if c.id == "offer")
    assert [words for _, words in offer.blanks[0].of] == ["a golden mug (1500)", "a locked chest (locked)"]
    assert card(seen(scene)).choices[0].id == "fight"


def test_whoever_dies_below_has_died_in_the_catacombs():
    scene = stage.below("volrik", deck=("horde_of_rats",), life=1).dice(12).begin().answer("below:draw")
    assert scenes.ending(seen(scene))["fates"][0].story == "died in the Catacombs: a horde of rats"


def test_doors_are_as_likely_to_open_as_this_hero_makes_them():
    from games.pages.barriers import door, gate

    assert [door(1, {}), door(1, {"abilities": ("skeleton_keys",)})] == ["a door, opens 36 %", "a door, opens 79 %"]
    raging = {"berserk": True, "strength": 8}
    assert door(1, raging) == "a door, opens 92 %"
    assert gate(1, raging) == "portcullis: Strength 11 on D12, 92 %"
    assert [door(0, raging), gate(0, raging)] == ["", ""]


def test_numbers_alone_are_shown_side_by_side():
    scene = stage.below("volrik", "sir_rohan", deck=("cave_troll",)).begin().answer("below:draw")
    assert card(seen(scene, 1)).short
    assert not card(seen(stage.below().begin())).short


def test_the_page_shows_all_of_it():
    scene = stage.below("azoth", "sarellia", sets=BOTH, row=("nothing",)).begin()
    html = table_page(asking(), seen(scene)).content.decode()
    assert 'class="below-level"' in html and 'class="track"' in html
    assert "Flame Bright" in html and "Fireball" in html
