"""The table page: nothing inline, nothing unescaped, small and quick."""

import gzip
import re
import time
from dataclasses import replace
from types import SimpleNamespace

import pytest
from django.http import QueryDict
from django.utils.translation import override

from games.pages import Heard, heard_until, read_answer, table_page, table_update
from games.pages.log import line
from games.pages.scenes import ending
from games.pages.table import marks_of, render
from games.rules.kernel import PickOne, PickSome, Range
from games.rules.kernel.options import Option
from tests.rules.dungeonquest.openings import room_card
from tests.rules.dungeonquest.scene import Scene

from .tables import asking, played, sitting

INLINE = re.compile(r"<script(?![^>]*src=)|<style|\son\w+=|\sstyle=|javascript:", re.IGNORECASE)
EVIL = ('<script>alert("a")</script>', "\"><img src=x onerror='b'>", "{{ 7|add:7 }}", "&lt;b&gt;")


@pytest.mark.parametrize("answers", [0, 3, 60, 150, 900])
@pytest.mark.parametrize("viewer", [0, None])
def test_a_page_has_no_inline_code(answers, viewer):
    seen = sitting(*played(4, answers, 7), viewer)
    html = table_page(asking(), seen).content.decode()
    assert not INLINE.search(html)
    assert 'id="board"' in html


def test_who_saw_the_end_may_watch_it_again_verify_and_download_it_without_a_reload():
    shown = {"commitment": "5ea1"}
    running = sitting(*played(2, 1, 7), **shown)
    assert "Verify this game" not in table_page(asking(), running).content.decode()
    have = marks_of(render(asking(), running, {}))
    update = table_update(asking(**{"X-Have": have}), sitting(*played(2, 900, 7), **shown)).content.decode()
    assert re.findall(r'<a href="/table/x/\w+">([^<]+)', update)[-3:] == [
        "Watch it again", "Verify this game", "Download this game",
    ]  # fmt: skip


def test_a_guest_who_played_is_asked_to_keep_the_games_at_the_end():
    def asked(viewer, guest):
        request = asking()
        request.user = SimpleNamespace(is_guest=guest)
        ends = {r["name"]: r["html"] for r in render(request, sitting(*played(2, 900, 7), viewer), {})}
        return "Keep my games" in ends["ending"]

    assert asked(0, guest=True)
    assert not asked(0, guest=False)
    assert not asked(None, guest=True)


def test_names_of_people_are_text():
    seen = sitting(*played(4, 40, 3), 0, EVIL)
    html = table_page(asking(), seen).content.decode()
    assert "<script>alert" not in html
    assert "<img" not in html
    assert "{{ 7|add:7 }}" in html


def test_a_page_is_small():
    html = table_page(asking(), sitting(*played(4, 200, 5))).content
    assert len(html) < 150_000
    assert len(gzip.compress(html)) < 30_000


@pytest.mark.parametrize("seed", range(6))
def test_an_ordinary_move_sends_little(seed):
    before, events = played(3, 40, seed)
    seen = sitting(before, events)
    have = marks_of(render(asking(), seen, {})) + f" log={len(seen.events)}"
    after, more = played(3, 41, seed)
    request = asking(**{"X-Have": have})
    known = heard_until(request)
    later = sitting(after, more)
    fresh = [e for e in later.events if e.number > known]
    from dataclasses import replace

    html = table_update(request, replace(later, events=fresh)).content
    assert len(html) < 6_000, len(html)


def test_an_update_of_what_is_known_holds_nothing():
    seen = sitting(*played(2, 30, 1))
    have = marks_of(render(asking(), seen, {}))
    assert "data-mark" not in table_update(asking(**{"X-Have": have}), seen).content.decode().replace("log", "")


def test_rendering_is_quick():
    seen = sitting(*played(4, 150, 5))
    render(asking(), seen, {})
    best = min(_seconds(seen) for _ in range(10))
    assert best < 0.03


def _seconds(seen):
    start = time.perf_counter()
    render(asking(), seen, {})
    return time.perf_counter() - start


def test_the_same_page_in_spanish():
    seen = sitting(*played(2, 30, 1))
    with override("es"):
        html = table_page(asking(), seen).content.decode()
    assert "Lo ocurrido" in html
    assert "What happened" not in html


def test_a_form_becomes_an_answer():
    options = [
        Option("plain"),
        Option("three", (PickSome("numbers", ("1", "2", "3", "4"), 2, 2),)),
        Option("offer", (Range("gold", 0, 9), PickOne("who", ("a", "b")))),
    ]
    assert read_answer(QueryDict("option=plain"), options) == "plain"
    posted = QueryDict("option=three&field-three-numbers=1&field-three-numbers=4")
    assert read_answer(posted, options) == ("three", ("1", "4"))
    assert read_answer(QueryDict("option=offer&field-gold=3&field-who=b"), options) == ("offer", 3, "b")
    assert read_answer(QueryDict("option=offer&field-gold=many&field-who=b"), options) is None
    assert read_answer(QueryDict("option=unknown"), options) is None


def test_a_seat_handed_over_is_told_by_its_hero_and_not_as_if_the_computer_left():
    seen = sitting(*played(2, 40, 3), 1, ("Novice", "Bruno"))
    said = str(line(Heard(1, "table.handed_over", (0, "novice")), seen).words)
    assert "from now on" in said
    assert "Novice" not in said


@pytest.mark.parametrize(
    ("gold", "language", "words"),
    [(0, "en", "empty hands"), (0, "it", "a mani vuote"), (0, "es", "manos vacías"), (350, "it", "350 monete d'oro")],
)
def test_who_gets_out_with_nothing_is_said_to_have_empty_hands(gold, language, words):
    over = sitting(*played(1, 5_000, 4), 0)
    hero = {**over.table["heroes"][0], "status": "out", "gold": gold}
    table = {**over.table, "heroes": [hero]}
    over = replace(over, observation={**over.observation, "table": table})
    with override(language):
        assert words in ending(over)["fates"][0].story


def test_life_points_that_only_the_right_player_sees_are_called_secret():
    cards = Scene("volrik").cards.monster
    card = next(c for c in cards if c.outcomes["orc"]["attack"].result == "combat")
    scene = room_card("orc", "volrik", "sir_rohan", "ulv_grimhand").top("monster", card.id).answer("attack")
    life = card.outcomes["orc"]["attack"].lp
    pages = [render(asking(), sitting(scene.position, scene.events, seat), {}) for seat in (0, 1, 2, None)]
    fights = [next(r["html"] for r in page if r["name"] == "fight") for page in pages]
    assert ["secret" in fight for fight in fights] == [False, False, True, False]
    assert [f"</b> / {life}" in fight for fight in fights] == [False, False, True, False]


def test_what_all_can_tell_is_not_called_secret():
    """One card alone says this of an orc that one flees from."""
    scene = room_card("orc", "volrik", "sir_rohan", "ulv_grimhand").top("monster", "monster_06").answer("escape")
    for seat in (0, 1, 2, None):
        page = render(asking(), sitting(scene.position, scene.events, seat), {})
        fight = next(r["html"] for r in page if r["name"] == "fight")
        assert "</b> / 3" in fight
        assert "secret" not in fight
