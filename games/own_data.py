"""A person's own copy of what they did at tables."""

from typing import Any

from django.db.models import Q

from games.models import Action, Seat, StaffDeed


def of(person: Any) -> dict[str, Any]:
    """Tables, results and the person's own answers; nothing that another seat hid; deeds as staff."""
    seats = Seat.objects.filter(Q(person=person) | Q(former=person)).select_related("game").order_by("pk")
    deeds = StaffDeed.objects.filter(person=person).order_by("pk").values("at", "deed", "target", "data")
    return {"games": [_game(seat) for seat in seats], "deeds_as_staff": list(deeds)}


def _game(seat: Seat) -> dict[str, Any]:
    game = seat.game
    mine = Action.objects.filter(game=game, seat=seat.index, actor="person").order_by("number")
    return {
        "table": game.public_id, "name": game.name, "ruleset": game.ruleset, "status": game.status, "seat": seat.index,
        "opened": game.created, "ended": game.ended, "entropy": bytes(seat.entropy).decode(errors="replace"),
        "result": seat.result, "actions": list(mine.values("number", "kind", "question", "answer", "at")),
    }  # fmt: skip
