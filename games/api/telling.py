"""Tables, options and events as plain data for one viewer."""

from importlib import import_module
from typing import Any

import msgspec
from django.utils.translation import gettext

from games.door import Taken
from games.history import heard_count, heard_since
from games.models import Game
from games.results import results_of
from games.rules.kernel import Option
from games.sittings import chairs_of, names_of, undo_asked, view_of
from games.tables import Viewer


def row(game: Game) -> dict[str, Any]:
    """What a list shows of a table; nothing of what lies on it."""
    seats = list(game.seats.all())
    return {
        "id": game.public_id, "name": game.name, "ruleset": game.ruleset, "status": game.status,
        "host": game.host.display_name if game.host else "", "free": sum(s.is_empty for s in seats),
        "seats": names_of(seats), "created": game.created, "house": game.house,
    }  # fmt: skip


def table(viewer: Viewer) -> dict[str, Any]:
    game = viewer.game
    return {
        "id": game.public_id, "name": game.name, "ruleset": game.ruleset, "status": game.status,
        "version": game.version, "seat": viewer.seat, "host": viewer.is_host,
        "chairs": [{"seat": c.index, "name": c.name, "level": c.level} for c in chairs_of(viewer.seats)],
        "asked": [s.index for s in viewer.seats if game.is_running and game.waits_for(s.index)],
        "question": game.question, "deadline": game.deadline, "commitment": game.commitment,
        "link": game.link if viewer.seat is not None else "", "undo_asked": undo_asked(viewer), "house": game.house,
    }  # fmt: skip


def observation(viewer: Viewer) -> dict[str, Any]:
    seen = msgspec.to_builtins(view_of(viewer).observation(), str_keys=True)
    return {"version": viewer.game.version, "seat": viewer.seat, "observation": seen}


def options(viewer: Viewer) -> dict[str, Any]:
    view, game = view_of(viewer), viewer.game
    return {
        "version": game.version, "question": view.question, "key": view.key, "undo": view.can_undo(),
        "options": [_option(o, game.ruleset) for o in view.options()],
    }  # fmt: skip


def _option(option: Option, ruleset: str) -> dict[str, Any]:
    plain = msgspec.to_builtins(option)
    return {
        "id": option.id, "legal": not option.why_not, "why_not": option.why_not,
        "reason": _reason(ruleset, option.why_not), "fields": plain["fields"], "info": plain["info"],
    }  # fmt: skip


def _reason(ruleset: str, why_not: str) -> str:
    """In the reader's language; a game without words for it says its key."""
    if not why_not:
        return ""
    try:
        reasons = import_module(f"games.rules.{ruleset}.text").REASONS
    except ImportError:
        return why_not
    return gettext(reasons.get(why_not, why_not))


def receipt(taken: Taken) -> dict[str, Any]:
    return {name: getattr(taken, name) for name in ("number", "kind", "question", "version", "again")}


def events(viewer: Viewer, since: int) -> dict[str, Any]:
    heard = [{"number": h.number, "key": h.key, "data": h.data} for h in heard_since(viewer.game, viewer.seat, since)]
    return {"version": viewer.game.version, "last": heard_count(viewer.game, viewer.seat), "events": heard}


def results(game: Game) -> dict[str, Any]:
    names = ("seat", "level", "name", "returns", "hero", "survived", "won", "gold", "score", "cause", "rounds")
    return {"results": [{name: getattr(r, name) for name in names} for r in results_of(game)]}
