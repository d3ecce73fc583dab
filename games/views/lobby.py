"""The lobby: open tables, opening one, coming by an invitation link."""

from django.http import HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import redirect, render
from django.views.decorators.http import require_GET, require_http_methods

from games import house
from games.bots import levels_of
from games.models import Game
from games.pages import sets
from games.presenting import presenter
from games.rules.library import SHELF
from games.sittings import LEVEL_NAMES, names_of
from games.tables import access_link, open_table, open_tables, start, tables_of
from games.views.common import LINKS, MOST_LINKS, says_refusals, wants_json
from games.views.reading import body_of, settings_of

HOUSE_GAME = "dungeonquest"  # the form's game


@require_http_methods(["GET", "POST"])
@says_refusals
def tables(request: HttpRequest) -> HttpResponse:
    """GET: what is open to join or to watch. POST: open a table; with ``start`` it begins at once if it is full."""
    if request.method == "POST":
        return _open(request)
    public, mine = list(open_tables()), list(tables_of(request.user))
    if wants_json(request):
        return JsonResponse({"tables": [_row(g) for g in public], "mine": [_row(g) for g in mine]})
    levels = {key: [(level, LEVEL_NAMES[level]) for level in levels_of(key)] for key in SHELF}
    context = {"tables": [_row(g) for g in public], "mine": [_row(g) for g in mine], "levels": levels}
    context |= {"sets": sets.to_choose(), "offers": _offers()}
    return render(request, "games/lobby.html", {**context, "rulesets": list(SHELF)})


def _offers() -> list[dict]:
    """Slot by slot the published card sets of the house, if there are any."""
    found: dict[str, list[tuple[str, str]]] = {}
    for version in house.on_offer(HOUSE_GAME):
        found.setdefault(version.card_set.slot, []).append((version.name, str(version)))
    name_of = presenter(HOUSE_GAME).name_of
    return [{"slot": slot, "name": name_of("set", slot), "versions": versions} for slot, versions in found.items()]


def _open(request: HttpRequest) -> HttpResponse:
    settings = settings_of(request)
    game = open_table(request.user, settings)
    if body_of(request).get("start") and len(settings.bots) == settings.seats - 1:
        start(game, request.user)
    if wants_json(request):
        return JsonResponse({"table": game.public_id, "commitment": game.commitment, "link": game.link}, status=201)
    return redirect("table", public_id=game.public_id)


def _row(game: Game) -> dict:
    """What the lobby shows of a table; nothing of what lies on it."""
    seats = list(game.seats.all())
    return {
        "id": game.public_id, "name": game.name, "ruleset": game.ruleset, "status": game.status,
        "host": game.host.display_name if game.host else "", "free": sum(s.is_empty for s in seats),
        "seats": names_of(seats), "created": game.created, "sets": sets.named(game.sets),
        "house": list(house.titles_of(game.house).values()),
    }  # fmt: skip


@require_GET
@says_refusals
def invitation(request: HttpRequest, link: str) -> HttpResponse:
    """Remember that this browser was invited, and show the table."""
    game = access_link(link)
    invited = [i for i in request.session.get(LINKS, []) if i != game.public_id]
    request.session[LINKS] = [*invited, game.public_id][-MOST_LINKS:]
    return redirect("table", public_id=game.public_id)
