"""The workshop as the site asks it."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from games.rules.kernel.workshop import Component, Problem, SetDocument, Workshop

from .. import shipped
from ..cards import Cards
from .checks import check
from .checks.together import check_together
from .components import components
from .documents import shipped_document
from .raw import raw_of
from .text import SENTENCES


class DungeonQuestWorkshop(Workshop):
    """``finish`` makes composed cards ready to play with."""

    slots = shipped.SHIPPED

    def __init__(self, finish: Callable[[Cards], Cards]):
        self.finish = finish

    def components(self) -> tuple[Component, ...]:
        return components()

    def shipped(self, slot: str) -> SetDocument:
        return shipped_document(slot)

    def compose(self, documents: Mapping[str, SetDocument], sets: Sequence[str]) -> Cards:
        cards = shipped.compose_from(lambda slot: _raw(documents, slot), sets)
        check_together(cards)
        return self.finish(cards)

    def check(self, document: SetDocument) -> list[Problem]:
        return check(document)

    def sentence(self, problem: Problem) -> tuple[str, dict[str, Any]]:
        return SENTENCES[problem.code], problem.data


def _raw(documents: Mapping[str, SetDocument], slot: str) -> Any:
    return raw_of(documents[slot]) if slot in documents else shipped.load(slot)
