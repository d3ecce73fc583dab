"""Sets and versions by name or number; refused when there is none."""

from collections.abc import Iterator

from games.models import CardSet, CardSetVersion
from games.refusals import Code, Refusal
from games.rules.kernel.workshop import Workshop
from games.rules.library import SHELF, ruleset

LARGEST = 2**31  # what a column of the database holds


def set_of(key: str) -> CardSet:
    found = CardSet.objects.filter(key=key).first()
    if found is None:
        raise Refusal(Code.NO_CARD_SET)
    return found


def version_of(key: str, number: int) -> CardSetVersion:
    versions = CardSetVersion.objects.select_related("card_set").filter(card_set__key=key)
    found = versions.filter(number=number).first() if number < LARGEST else None
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


def newest_before(version: CardSetVersion) -> CardSetVersion | None:
    """What a version is compared with unless somebody says otherwise: the one before it, or what its set was copied
    from."""
    earlier = version.card_set.versions.filter(number__lt=version.number).order_by("-number").first()
    return earlier or version.card_set.copied_from


def comparable(version: CardSetVersion) -> list[CardSetVersion]:
    """All other versions of the same game's sets, by set."""
    same = CardSetVersion.objects.filter(card_set__ruleset=version.card_set.ruleset).exclude(pk=version.pk)
    return list(same.select_related("card_set").order_by("-card_set__shipped", "card_set__title", "-number"))


def version_by_id(pk: int) -> CardSetVersion:
    found = CardSetVersion.objects.select_related("card_set").filter(pk=pk).first()
    if found is None:
        raise Refusal(Code.NO_CARD_SET)
    return found
