"""The board as a view model, and tiles drawn from their sides."""

import re
from pathlib import Path

import pytest

from games.pages import board, pieces, tile_art
from games.pages.decision import choices, iter_letters
from games.rules.dungeonquest import shipped
from games.rules.dungeonquest.board import CHAMBER
from games.rules.kernel.options import Option

from .tables import played, sitting

CROSS, HALL = ["exit"] * 4, ["exit", "wall", "exit", "wall"]


def test_every_tile_is_drawn_once():
    drawn = {art.key: art for art in board.tile_art()}
    assert len(drawn) == len(board.tile_art())
    assert set(drawn) == {
        t["key"] for name in shipped.SHIPPED for t in shipped.load(name).get("tiles", {}).get("types", ())
    }
    assert {art.rift for art in drawn.values()} == {"", "falling", "rising"}


def test_every_kind_has_a_mark_of_its_own():
    shapes = set(re.findall(r'id="[fu]-([a-z_]+)"', Path("templates/board/features.html").read_text()))
    plain = {"room", "corridor", "portcullis", "chasm"}  # told by walls, gate and rift
    assert {art.kind for art in board.tile_art()} <= shapes | plain


def test_no_two_heroes_look_alike():
    outlines = [look[0] for look in pieces.LOOKS.values()]
    assert len(outlines) == len(set(outlines))
    drawn = set(re.findall(r'id="p-([a-z]+)"', Path("templates/board/people.html").read_text()))
    assert set(outlines) <= drawn


def test_walls_leave_the_openings_free():
    assert tile_art.walls(CROSS, 21).count("M") == 4
    assert tile_art.walls(HALL, 21).count("M") == 2
    assert "L42 0" not in tile_art.walls(["wall", "wall", "exit", "wall"], 21)


def test_the_floor_reaches_the_edge_where_one_can_pass():
    floor = tile_art.floor(HALL, 21)
    assert "22 0" in floor and "42 64" in floor
    assert " 22Z" not in floor


@pytest.mark.parametrize(("entry", "turn"), [(0, 180), (1, 270), (2, 0), (3, 90)])
def test_a_tile_turns_with_its_arrow(entry, turn):
    table = {"board": [{"place": 5, "kind": "room", "tile": "room_cross", "entry": entry}]}
    assert board.rows(table)[0][0].turn == turn


def test_squares_are_named_like_a_chess_board():
    assert board.place_name(0) == "A1"
    assert board.place_name(129) == "M10"
    assert "Chamber" in board.place_name(CHAMBER)


def test_legal_moves_are_lit_and_forbidden_ones_are_not():
    position, events = played(1, 0, 1, "random")
    seen = sitting(position, events)
    legal = [o for o in seen.question["options"] if o.place and not o.why_not]
    assert [lit.option for lit in board.lit(seen)] == [o.id for o in legal]
    assert len(legal) == 2


def test_every_choice_has_a_letter_of_its_own():
    position, events = played(2, 12, 4)
    seat = position.waiting_for()[0]
    letters = [c.letter for c in choices(sitting(position, events, seat)) if c.letter]
    assert len(letters) == len(set(letters)) > 0
    assert iter_letters([Option("move:north"), Option("search"), Option("move:west")]) == ["W", "F", "A"]


def test_everybody_inside_is_on_the_board():
    position, events = played(4, 30, 9)
    seen = sitting(position, events, None)
    inside = {h["seat"] for h in seen.table["heroes"] if h["hero"] and h["status"] == "inside" and h["place"] >= 0}
    assert {p.seat for p in board.scene(seen)["pieces"]} == inside
