"""What programs of the staff change about card sets: the same deeds as in the admin, with the same rights."""

from abc import ABC, abstractmethod
from typing import Any

import msgspec
from drf_spectacular.utils import extend_schema, extend_schema_view
from rest_framework.request import Request
from rest_framework.response import Response

from games.api import cardset_shapes as shapes
from games.api.asked import read
from games.api.cardset_views import StaffView, version_shown
from games.api.parsing import ObjectParser
from games.cardsets import deeds, files
from games.cardsets.finding import version_of
from games.cardsets.importing import import_file
from games.rules.kernel.workshop import Entry

Place = tuple[str, str, str]


def place_of(at: dict[str, str]) -> Place:
    return at["component"], at["pile"], at["key"]


class _Deed(StaffView, ABC):
    """A POST that changes a version and answers with it as it is afterwards."""

    asks: Any = shapes.Revision

    def post(self, request: Request, key: str, number: int) -> Response:
        version, wish = version_of(key, number), read(self.asks, request.data)
        self.act(request.user, version.pk, wish)
        return Response(version_shown(version_of(key, number)))

    @abstractmethod
    def act(self, person: Any, pk: int, wish: dict[str, Any]) -> None: ...


def _deed(name: str, asks: Any, says: str) -> Any:
    return extend_schema_view(
        post=extend_schema(operation_id=name, request=asks, responses=shapes.VersionShown, description=says)
    )


@_deed("add_entry", shapes.Adding, "Add an entry behind those of its deck.")
class AddEntry(_Deed):
    asks = shapes.Adding

    def act(self, person: Any, pk: int, wish: dict[str, Any]) -> None:
        deeds.add_entry(person, pk, wish["revision"], _entry(wish["entry"]))


@_deed("change_entry", shapes.Changing, "Change an entry.")
class ChangeEntry(_Deed):
    asks = shapes.Changing

    def act(self, person: Any, pk: int, wish: dict[str, Any]) -> None:
        deeds.change_entry(person, pk, wish["revision"], place_of(wish["at"]), _entry(wish["entry"]))


@_deed("remove_entry", shapes.Removing, "Remove an entry.")
class RemoveEntry(_Deed):
    asks = shapes.Removing

    def act(self, person: Any, pk: int, wish: dict[str, Any]) -> None:
        deeds.remove_entry(person, pk, wish["revision"], place_of(wish["at"]))


@_deed("move_entry", shapes.Moving, "Move an entry among those of its deck.")
class MoveEntry(_Deed):
    asks = shapes.Moving

    def act(self, person: Any, pk: int, wish: dict[str, Any]) -> None:
        deeds.move_entry(person, pk, wish["revision"], place_of(wish["at"]), wish["by"])


@_deed("save_numbers", shapes.SavingNumbers, "Change how many, and in use or not, of several entries at once.")
class SaveNumbers(_Deed):
    asks = shapes.SavingNumbers

    def act(self, person: Any, pk: int, wish: dict[str, Any]) -> None:
        wishes = {place_of(e): {"count": e["count"], "on": e["on"]} for e in wish["entries"]}
        deeds.save_entries(person, pk, wish["revision"], wishes)


@_deed("publish_card_set", shapes.Publishing, "Publish a draft. Errors are in `fields.problems`.")
class Publish(_Deed):
    asks = shapes.Publishing

    def act(self, person: Any, pk: int, wish: dict[str, Any]) -> None:
        deeds.publish(person, pk, wish["revision"], wish["note"])


@_deed("retire_card_set", shapes.Revision, "Retire a published version.")
class Retire(_Deed):
    asks = shapes.Revision

    def act(self, person: Any, pk: int, wish: dict[str, Any]) -> None:
        deeds.retire(person, pk)


class LargeParser(ObjectParser):
    """A file inside JSON."""

    largest = 2 * files.LARGEST


@_deed("import_card_set", shapes.Importing, "A file in the place of all entries. Errors are in `fields.file`.")
class Import(_Deed):
    asks = shapes.Importing
    parser_classes = [LargeParser]

    def act(self, person: Any, pk: int, wish: dict[str, Any]) -> None:
        import_file(person, pk, wish["revision"], wish["text"].encode("utf-8", "surrogatepass"), wish["form"])


class DeleteDraft(StaffView):
    @extend_schema(operation_id="delete_draft", request=shapes.Revision, responses=shapes.Deleted)
    def post(self, request: Request, key: str, number: int) -> Response:
        """Delete a draft; a set without another version goes with it."""
        version = version_of(key, number)
        deeds.delete_draft(request.user, version.pk, read(shapes.Revision, request.data)["revision"])
        return Response({"deleted": version.name})


def _entry(fields: dict[str, Any]) -> Entry:
    return msgspec.convert(dict(fields), Entry)
