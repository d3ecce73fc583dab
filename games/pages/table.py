"""The table page and its fragments. A page is made of regions; an update holds those whose digest has changed."""

import re
from collections.abc import Mapping
from hashlib import blake2b
from typing import Any, NamedTuple

from django.http import HttpRequest, HttpResponse
from django.template.loader import get_template
from django.utils.safestring import SafeString
from django.utils.translation import get_language

from . import asking, below, board, consent, dangers, decision, heroes, log, scenes, sets
from .fragments import made, made_numbered, shared
from .sitting import Heard, Sitting

HAVE = "X-Have"  # "sun=1f09 row-0=77aa log=57": what the browser already shows
SHORT = 8
# Made of their model and the language alone: no form, no token, nothing of who looks. Seats share them.
SAME_FOR_ALL = frozenset(
    {"table/sun.html", "table/turn.html", "table/hero.html", "table/fight.html", "board/row.html",
     "board/chamber.html", "board/pieces.html", "board/lit.html"}
)  # fmt: skip
SHOWN = 60  # lines of the log on a full page
_HAVE = re.compile(r"([a-z0-9-]+)=([0-9a-f]+)")


class Region(NamedTuple):
    """``name`` is the element's id; ``model`` decides whether it has changed; svg regions lie inside the board."""

    name: str
    template: str
    model: Any
    svg: bool = False


def table_page(request: HttpRequest, sitting: Sitting, status: int = 200) -> HttpResponse:
    """The whole page."""
    return HttpResponse(get_template("table/page.html").render(page_context(request, sitting), request), status=status)


def table_update(request: HttpRequest, sitting: Sitting, status: int = 200) -> HttpResponse:
    """Only what the browser does not show yet."""
    have = dict(_HAVE.findall(request.headers.get(HAVE, "")))
    fresh = [shown for shown in render(request, sitting, have) if shown["html"] is not None]
    return HttpResponse(wrapped(fresh, sitting.version, log.lines(sitting, sitting.events)), status=status)


def wrapped(regions: list[dict[str, Any]], version: int, lines: list[log.Line]) -> str:
    """An update as swap.js takes it apart: regions, those of the board inside an svg of their own, then new lines."""
    shown = "".join(f"<svg>{r['html']}</svg>" if r["svg"] else r["html"] for r in regions)
    told = "".join(made_numbered("table/line.html", line) for line in lines)
    return f'<div id="update" data-version="{version}">{shown}<ol>{told}</ol></div>'


def heard_until(request: HttpRequest) -> int:
    """The last event the browser has shown: ask for those after it."""
    last = dict(_HAVE.findall(request.headers.get(HAVE, ""))).get("log", "0")
    return int(last) if last.isdecimal() else 0


def page_context(request: HttpRequest, sitting: Sitting) -> dict[str, Any]:
    return context_of(sitting, render(request, sitting, {}))


def context_of(sitting: Sitting, shown: list[dict[str, Any]]) -> dict[str, Any]:
    """A page of these rendered regions."""
    return {
        "sitting": sitting,
        "regions": {s["key"]: s for s in shown},
        "rows": [s for s in shown if s["key"].startswith("row")],
        "panels": [s for s in shown if s["key"].startswith("hero")],
        "lines": log.lines(sitting, sitting.events[-SHOWN:]),
        "last": sitting.events[-1].number if sitting.events else 0,
        "tiles": board.tiles_of(sitting.box),
        "drawn": board.DRAWN,
        "towers": board.towers(),
        "width": board.WIDTH,
        "height": board.HEIGHT,
    }


def render(request: HttpRequest, sitting: Sitting, have: Mapping[str, str]) -> list[dict[str, Any]]:
    """Each region with its digest, and with its html unless the browser has it."""
    return [_rendered(request, sitting, region, have) for region in regions(request, sitting)]


def render_regions(request: HttpRequest, sitting: Sitting, found: list[Region]) -> list[dict[str, Any]]:
    """These regions, without html where the browser says that it shows them already."""
    have = dict(_HAVE.findall(request.headers.get(HAVE, "")))
    return [_rendered(request, sitting, region, have) for region in found]


def _rendered(request: HttpRequest, sitting: Sitting, region: Region, have: Mapping[str, str]) -> dict[str, Any]:
    whole = digest(region.model)
    mark, html = whole[:SHORT], None
    if have.get(region.name) != mark:
        context = {"it": region.model, "sitting": sitting, "name": region.name, "mark": mark}
        html = _html(request, region, whole, context)
    return {"name": region.name, "key": region.name.replace("-", "_"), "mark": mark, "html": html, "svg": region.svg}


def _html(request: HttpRequest, region: Region, whole: str, context: dict[str, Any]) -> SafeString:
    def make() -> SafeString:
        return made(request, region.template, context)

    if region.template == asking.TEMPLATE:
        return asking.html(request, context["sitting"], region.model, context["mark"])
    same = region.template in SAME_FOR_ALL
    return shared((region.template, region.name, whole), make) if same else make()


def marks_of(shown: list[dict[str, Any]]) -> str:
    """What a browser that shows these regions says in its ``X-Have`` header."""
    return " ".join(f"{region['name']}={region['mark']}" for region in shown)


def digest(model: Any) -> str:
    """The whole of it names a fragment among all tables, its first letters name it on one page."""
    return blake2b(f"{get_language()} {model!r}".encode(), digest_size=16).hexdigest()


def regions(request: HttpRequest, sitting: Sitting) -> list[Region]:
    plain = bool(getattr(request.user, "plain_board", False))
    table = sitting.table
    found = [Region("sun", "table/sun.html", sun(sitting))]
    found.append(Region("turn", "table/turn.html", table["active"]))
    found += [
        *_castle(sitting, plain),
        Region("lit", "board/lit.html", tuple(board.lit(sitting)), svg=True),
        Region(
            "decision",
            "table/decision.html",
            (decision.card(sitting), sitting.error, "" if sitting.over else sitting.undo),
        ),
        Region("consent", "table/consent.html", consent.asked(sitting)),
        Region("fight", "table/fight.html", scenes.fight(sitting)),
        Region("danger", "table/danger.html", dangers.danger(sitting)),
        Region("below", "table/below.html", below.journeys(sitting)),
        Region("ending", "table/ending.html", scenes.ending(sitting, bool(getattr(request.user, "is_guest", False)))),
        Region("seal", "table/seal.html", sitting.over),
    ]
    return found + [Region(f"hero-{p.seat}", "table/hero.html", p) for p in heroes.panels(sitting)]


def _castle(sitting: Sitting, plain: bool) -> list[Region]:
    """The board and whoever stands on it."""
    scene, table = board.scene(sitting), sitting.table
    return [
        *(
            Region(f"row-{i}", "board/row.html", tuple(row), svg=True)
            for i, row in enumerate(board.rows(table, plain, sitting.box))
        ),
        Region("chamber", "board/chamber.html", (scene["awake"], table["chamber"]["sleeping_out"]), svg=True),
        Region("marks", "board/marks.html", below.marks(sitting), svg=True),
        Region("people", "board/pieces.html", scene, svg=True),
    ]


def board_context(request: HttpRequest, sitting: Sitting) -> dict[str, Any]:
    """The board alone, to look at: for templates/board/castle.html."""
    found = _castle(sitting, bool(getattr(request.user, "plain_board", False)))
    return context_of(sitting, [_rendered(request, sitting, region, {}) for region in found])


def sun(sitting: Sitting) -> dict[str, Any]:
    """The track of the sun: ten units a space; and which sets are played."""
    table = sitting.table
    now, rounds = table["round"], table["rounds"]
    return {
        "sets": sets.named(table.get("sets", ())),
        "house": sitting.box.house,
        "round": now,
        "rounds": rounds,
        "length": 10 * rounds,
        "now_at": 10 * max(0, now - 1) + 1,
    }


def say(event: Heard, sitting: Sitting) -> Any:
    """One event as a sentence in the reader's language, as safe markup."""
    return log.line(event, sitting).words
