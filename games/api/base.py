from typing import Any

from drf_spectacular.utils import extend_schema
from rest_framework.exceptions import NotFound
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from games.api.limits import PerAddress
from games.refusals import Code, Refusal
from games.tables import Viewer, access_game
from games.views.common import LINKS


class View(APIView):
    """Signed-in people and programs. Who may see and do what at a table is decided by games.tables and the door."""

    def perform_authentication(self, request: Request) -> None:
        # The address first: guessing at tokens is asking too.
        if not PerAddress().allow_request(request, self):
            self.throttled(request, PerAddress().wait())
        if not request.user.is_authenticated:
            self.permission_denied(request)

    def viewer(self, request: Request, public_id: str) -> Viewer:
        """The table as this person may see it; for others there is none."""
        invited = request._request.session.get(LINKS, ()) if request.auth is None else ()
        return access_game(request.user, public_id, invited)

    def own_seat(self, request: Request, public_id: str) -> tuple[Viewer, int]:
        viewer = self.viewer(request, public_id)
        if viewer.seat is None:
            raise Refusal(Code.NOT_SEATED)
        return viewer, viewer.seat


@extend_schema(exclude=True)
class NotHere(APIView):
    """Whatever has no view of its own: the same shape of refusal as everywhere."""

    authentication_classes: Any = ()

    def initial(self, request: Request, *args: Any, **kwargs: Any) -> None:
        super().initial(request, *args, **kwargs)
        raise NotFound

    def get(self, request: Request, *args: Any, **kwargs: Any) -> Response:
        raise NotFound
