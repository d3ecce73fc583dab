"""Sets and versions by name or number; refused when there is none."""

from collections.abc import Iterator

from games.models import CardSet, CardSetVersion
from games.refusals import Code, Refusal
from games.rules.kernel.workshop import Workshop
from games.rules.library import SHELF, ruleset


def set_of(key: str) -> CardSet:
    found = CardSet.objects.filter(key=key).first()
    if found is None:
        raise Refusal(Code.NO_CARD_SET)
    return found


def version_of(key: str, number: int) -> CardSetVersion:
    found = CardSetVersion.objects.select_related("card_set").filter(card_set__key=key, number=number).first()
    if found is None:
        raise Refusal(Code.NO_CARD_SET)
    return found


def version_named(name: str) -> CardSetVersion:
    """``key.number``; a key alone: its newest version."""
    key, _, number = name.partition(".")
    if number:
        return version_of(key, int(number) if number.isdecimal() and len(number) < 9 else 0)
    newest = CardSetVersion.objects.select_related("card_set").filter(card_set__key=key).order_by("-number").first()
    if newest is None:
        raise Refusal(Code.NO_CARD_SET)
    return newest


def workshops() -> Iterator[tuple[str, Workshop]]:
    """Every game whose cards may be edited."""
    for key in SHELF:
        if (workshop := ruleset(key).workshop()) is not None:
            yield key, workshop


def key_of(ruleset_key: str, slot: str) -> str:
    """The key of a shipped set."""
    return f"{ruleset_key}-{slot}".replace("_", "-")


def shipped_keys() -> set[str]:
    return {key_of(key, slot) for key, workshop in workshops() for slot in workshop.slots}
