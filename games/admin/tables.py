"""What staff see of tables: who sits where and how far it is, never what lies face down. Moves go through the door."""

from typing import Any

import structlog
from django.contrib import admin
from django.db.models import QuerySet
from django.http import HttpRequest, HttpResponse
from unfold.admin import ModelAdmin, TabularInline

from games import moderating
from games.admin.rights import DeletedByDeed, ReadOnly
from games.models import Game, KeptRecord, Seat
from games.tables.access import SECRET

log = structlog.get_logger(__name__)


class SeatInline(ReadOnly, TabularInline):
    model = Seat
    fields = readonly_fields = ("index", "name", "person", "former", "level", "ready", "result")
    extra = 0

    def get_queryset(self, request: HttpRequest) -> QuerySet[Seat]:
        return super().get_queryset(request).defer("entropy")


@admin.register(Game)
class GameAdmin(ReadOnly, ModelAdmin):
    """Seed, position, shares, answers and events are not even read from the database."""

    list_display = ("public_id", "name", "ruleset", "status", "host", "created", "ended")
    list_filter = ("status", "ruleset")
    search_fields = ("public_id", "name")
    fields = readonly_fields = (
        "public_id", "name", "host", "visibility", "status", "ruleset", "rules_version", "sets", "options",
        "seconds_per_move", "commitment", "version", "created", "started", "changed", "ended", "deadline",
    )  # fmt: skip
    inlines = (SeatInline,)

    def get_queryset(self, request: HttpRequest) -> QuerySet[Game]:
        return super().get_queryset(request).defer(*SECRET, "told", "consent")

    def change_view(self, request: HttpRequest, object_id: str, *args: Any, **kwargs: Any) -> HttpResponse:
        """Opening a game that is still played is written down, with who did it."""
        answer = super().change_view(request, object_id, *args, **kwargs)
        game = Game.objects.defer(*SECRET).filter(pk=object_id).first() if object_id.isdecimal() else None
        if answer.status_code == 200 and game is not None and game.is_running:
            moderating.look(request.user, game)
            log.warning("running_game_opened_by_staff", game=game.public_id, person=request.user.pk)
        return answer


@admin.register(KeptRecord)
class KeptRecordAdmin(DeletedByDeed, ModelAdmin):
    """Uploaded games may be deleted, nothing else."""

    deletion = moderating.delete_record
    list_display = ("public_id", "person", "created")
    fields = readonly_fields = ("public_id", "person", "created")
