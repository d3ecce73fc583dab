"""Decisions are made once for cards that read the same; what an answer has of its own is never another one's."""

import re
from dataclasses import replace

from django.middleware.csrf import get_token
from django.template import Context
from django.template.loader import get_template
from django.utils.translation import override

from games.pages import fragments
from games.pages.fragments import blank, filled, made_numbered, tight
from games.pages.log import line
from games.pages.table import regions, render

from .tables import asking, played, sitting

KEYS = re.compile(r'name="key" value="([^"]+)"')
TOKENS = re.compile(r'name="csrfmiddlewaretoken" value="([^"]+)"')
URLS = {name: f"/table/elsewhere/{name}" for name in ("act", "undo", "take_back", "ask_undo")}


def decision(seen, request=None) -> str:
    return next(r["html"] for r in render(request or asking(), seen, {}) if r["name"] == "decision")


def by_template(seen, request) -> str:
    """The same as Django's own engine makes it, nothing shared."""
    region = next(r for r in regions(request, seen) if r.name == "decision")
    mark = next(r["mark"] for r in render(request, seen, {}) if r["name"] == "decision")
    about = {"it": region.model, "sitting": seen, "name": "decision", "mark": mark, "csrf_token": get_token(request)}
    context = Context(about, use_l10n=False)
    context.request = request
    return tight(get_template(region.template).template.render(context))


def without_own(html: str) -> str:
    return TOKENS.sub("token", KEYS.sub("key", html))


def test_a_shared_decision_reads_as_the_template_makes_it():
    tables = [sitting(*played(2, answers, 3)) for answers in (0, 5, 20, 60, 150)]
    for language in ("en", "es", "it"):
        with override(language):
            for seen, undo in zip(tables, ("", "free", "consent", "free", ""), strict=True):
                seen, request = replace(seen, undo=undo, error="<no>" if undo else ""), asking()
                assert without_own(decision(seen, request)) == without_own(by_template(seen, request))


def test_two_tables_share_words_and_nothing_else():
    position, events = played(2, 20, 3)
    here = sitting(position, events, position.waiting_for()[0], undo="consent")
    there = replace(here, public_id="elsewhere", urls=URLS)
    mine, theirs = decision(here), decision(there)
    assert "/table/elsewhere/act" in theirs and "/table/x/" not in theirs
    assert "/table/x/act" in mine and "elsewhere" not in mine
    keys = [*KEYS.findall(mine), *KEYS.findall(theirs)]
    assert len(keys) == len(set(keys)) == 4
    assert not set(TOKENS.findall(mine)) & set(TOKENS.findall(theirs))


def test_no_blank_is_left():
    for answers in (0, 10, 60):
        for region in render(asking(), sitting(*played(3, answers, 5)), {}):
            assert fragments._OURS not in region["html"]


def test_a_line_told_again_has_a_number_of_its_own():
    seen = sitting(*played(2, 30, 3))
    told = line(seen.events[-1], seen)
    first, second = (made_numbered("table/line.html", told._replace(number=n)) for n in (7, 8))
    assert 'data-n="7"' in first and first.replace('data-n="7"', 'data-n="8"') == second


def test_what_looks_like_a_blank_is_none():
    name = "0123456789abcdef-token;"
    assert filled(f"{name} {blank('token')}", lambda _: "own") == f"{name} own"
