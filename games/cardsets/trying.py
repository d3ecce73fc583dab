"""Can games be played with it? The last look before a version is published."""

import msgspec
import structlog

from games.cardsets.documents import workshop_of
from games.refusals import Code, Refusal
from games.rules.kernel.workshop import SetDocument
from games.rules.library import ruleset

log = structlog.get_logger(__name__)


def try_to_compose(document: SetDocument) -> None:
    """With every offered choice of sets that its slot is in; refused if the rules cannot take it."""
    for sets in ruleset(document.ruleset).menus:
        if document.slot in sets:
            _compose(document, sets)


def _compose(document: SetDocument, sets: tuple[str, ...]) -> None:
    try:
        workshop_of(document.ruleset).compose({document.slot: document}, sets)
    except (ValueError, KeyError, TypeError, msgspec.ValidationError) as error:
        log.exception("card_set_not_composed", ruleset=document.ruleset, slot=document.slot)
        raise Refusal(Code.SET_HAS_ERRORS, "not_composed") from error
