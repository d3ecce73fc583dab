"""Finding, opening, joining and starting tables."""

from abc import ABC, abstractmethod
from typing import Any

from django.db import transaction
from drf_spectacular.utils import OpenApiParameter, extend_schema, extend_schema_view
from rest_framework.request import Request
from rest_framework.response import Response

from games import tables
from games.api import asked, shown, telling
from games.api.asked import read
from games.api.base import View
from games.bots import levels_of
from games.house import on_offer
from games.models import Game
from games.rules.library import SHELF, ruleset
from games.tables import Settings, access_link

MINE = OpenApiParameter("mine", bool, description="Only the tables one sits at, finished ones too.")


class Me(View):
    @extend_schema(operation_id="me", responses=shown.Me)
    def get(self, request: Request) -> Response:
        """Who am I?"""
        person: Any = request.user
        token: Any = request.auth
        about = {"name": token.name, "ending": token.ending, "created": token.created} if token else None
        return Response(
            {"name": person.display_name, "guest": person.is_guest, "language": person.language, "token": about}
        )


class Games(View):
    @extend_schema(operation_id="games", responses=shown.Shelf)
    def get(self, request: Request) -> Response:
        """The games on the shelf."""
        return Response({"games": [_game(key) for key in SHELF]})


def _game(key: str) -> dict[str, Any]:
    offers = [{"set": v.card_set.slot, "version": v.name, "title": str(v)} for v in on_offer(key)]
    return {"ruleset": key, "seats": list(ruleset(key).seats), "levels": levels_of(key), "house": offers}


class Tables(View):
    @extend_schema(operation_id="list_tables", parameters=[MINE], responses=shown.Tables)
    def get(self, request: Request) -> Response:
        """Public tables with free seats and those to watch, or one's own; 50 at most."""
        mine = request.query_params.get("mine", "").lower() in ("true", "1")
        found = tables.tables_of(request.user) if mine else tables.open_tables()
        return Response({"tables": [telling.row(game) for game in found]})

    @extend_schema(operation_id="open_table", request=asked.Opening, responses={201: shown.Table})
    def post(self, request: Request) -> Response:
        """Open a table and sit on its first seat."""
        wish = read(asked.Opening, request.data)
        begin = wish.pop("start")
        settings = Settings(**wish | {"bots": tuple(wish["bots"]), "sets": tuple(wish["sets"]) or ("base",)})
        with transaction.atomic():  # a table that cannot start was never opened
            game = tables.open_table(request.user, settings)
            if begin:
                tables.start(game, request.user)
        return Response(telling.table(self.viewer(request, game.public_id)), status=201)


class Table(View):
    @extend_schema(operation_id="table", responses=shown.Table)
    def get(self, request: Request, public_id: str) -> Response:
        """A table as the caller may see it."""
        return Response(telling.table(self.viewer(request, public_id)))


class Invitation(View):
    @extend_schema(operation_id="join_by_link", request=asked.Joining, responses=shown.Table)
    def post(self, request: Request, link: str) -> Response:
        """Sit down at the table of an invitation link."""
        return _joined(self, request, access_link(link))


class _Wish(View, ABC):
    """A POST that answers with the table as it is afterwards."""

    asks: Any = asked.Nothing

    def post(self, request: Request, public_id: str) -> Response:
        viewer = self.viewer(request, public_id)
        goes_to = self.wish(viewer.game, viewer.person, read(self.asks, request.data)) or viewer.game
        return Response(telling.table(self.viewer(request, goes_to.public_id)))

    @abstractmethod
    def wish(self, game: Game, person: Any, wish: dict[str, Any]) -> Game | None: ...


def _joined(view: View, request: Request, game: Game) -> Response:
    wish = read(asked.Joining, request.data)
    tables.take_seat(game, request.user, wish["seat"], wish["entropy"].encode())
    return Response(telling.table(view.viewer(request, game.public_id)))


class Join(View):
    @extend_schema(operation_id="join", request=asked.Joining, responses=shown.Table)
    def post(self, request: Request, public_id: str) -> Response:
        """Sit down on a seat of a table in its lobby."""
        return _joined(self, request, self.viewer(request, public_id).game)


def _post(name: str, asks: Any, says: str) -> Any:
    return extend_schema_view(
        post=extend_schema(operation_id=name, request=asks, responses=shown.Table, description=says)
    )


@_post("leave", asked.Nothing, "Get up. In a running game a computer player takes the seat over.")
class Leave(_Wish):
    def wish(self, game: Game, person: Any, wish: dict[str, Any]) -> None:
        tables.leave(game, person)


@_post("ready", asked.Ready, "Say that one is ready, and give one's share of the dice.")
class Ready(_Wish):
    asks = asked.Ready

    def wish(self, game: Game, person: Any, wish: dict[str, Any]) -> None:
        entropy = None if wish["entropy"] is None else wish["entropy"].encode()
        tables.set_ready(game, person, wish["ready"], entropy)


@_post("fill", asked.Filling, "The host puts computer players on one empty seat or on all.")
class Fill(_Wish):
    asks = asked.Filling

    def wish(self, game: Game, person: Any, wish: dict[str, Any]) -> None:
        tables.fill(game, person, wish["level"], wish["seat"])


@_post("free", asked.Freeing, "The host frees a seat again.")
class Free(_Wish):
    asks = asked.Freeing

    def wish(self, game: Game, person: Any, wish: dict[str, Any]) -> None:
        tables.free_seat(game, person, wish["seat"])


@_post("start", asked.Nothing, "The host starts the game once every seat is filled.")
class Start(_Wish):
    def wish(self, game: Game, person: Any, wish: dict[str, Any]) -> None:
        tables.start(game, person)


@_post("rematch", asked.Nothing, "After the end: a new table with the same settings; answers with that table.")
class Rematch(_Wish):
    def wish(self, game: Game, person: Any, wish: dict[str, Any]) -> Game:
        return tables.rematch(game, person)
