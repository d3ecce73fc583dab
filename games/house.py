"""Card sets of the house at a table: which are on offer, and what a table plays with that has chosen some."""

from collections.abc import Iterable, Mapping
from typing import Any

from games.cardsets.documents import document_of, workshop_of
from games.models import CardSetVersion
from games.refusals import Code, Refusal
from games.rules.kernel import Ruleset
from games.rules.kernel.workshop import SetDocument

House = Mapping[str, str]  # slot -> "key.number" of the published version that takes its place
MOST_SLOTS, LONGEST = 20, 80


def on_offer(ruleset: str) -> list[CardSetVersion]:
    """Published versions of the house, by slot and title, the newest first; the shipped sets need no offer."""
    versions = CardSetVersion.objects.filter(
        status=CardSetVersion.Status.PUBLISHED, card_set__ruleset=ruleset, card_set__shipped=False
    )
    return list(versions.select_related("card_set").order_by("card_set__slot", "card_set__title", "-number"))


def title_of(name: str) -> str:
    """What a version is called, whatever has become of it; its name if it is gone."""
    version = CardSetVersion.objects.filter(**_named(name)).select_related("card_set").first()
    return str(version) if version else name.replace("_", " ")


def titles_of(house: House) -> dict[str, str]:
    return {slot: title_of(name) for slot, name in house.items()}


def documents_of(rules: Ruleset, sets: Iterable[str], house: House) -> dict[str, SetDocument]:
    """The chosen versions' documents. Refuses what is not published now, and a slot that is not played with."""
    if not set(house) <= set(sets) or len(house) > MOST_SLOTS:
        raise Refusal(Code.BAD_SETTINGS)
    return {slot: document_of(_published(rules.key, slot, name)) for slot, name in house.items()}


def composed(rules: Ruleset, sets: tuple[str, ...], house: House) -> tuple[Any, dict[str, Any]]:
    """The cards that such a table would play with now, and what the entries of its house sets are called."""
    if not house:
        return rules.compose(sets), {}
    documents = documents_of(rules, sets, house)
    return workshop_of(rules.key).compose(documents, sets), names_in(documents.values())


def names_in(documents: Iterable[SetDocument]) -> dict[str, Any]:
    """ "component/pile/key" -> {"names": by language, "texts": by language} of whatever a house set has words for."""
    return {
        "/".join(e.place): {"names": e.names, "texts": e.texts}
        for document in documents
        for e in document.entries
        if e.on and (e.names or e.texts)
    }


def _published(ruleset: str, slot: str, name: str) -> CardSetVersion:
    here = {"card_set__ruleset": ruleset, "card_set__slot": slot, "card_set__shipped": False}
    version = CardSetVersion.objects.filter(
        status=CardSetVersion.Status.PUBLISHED, **here, **_named(name)
    ).select_related("card_set").first()  # fmt: skip
    if version is None:
        raise Refusal(Code.NOT_ON_OFFER)
    return version


def _named(name: str) -> dict[str, Any]:
    """``"key.number"``; what is no such name finds nothing."""
    key, _dot, number = name.rpartition(".")
    good = number.isascii() and number.isdecimal() and len(number) < 9 and "\0" not in key
    return {"card_set__key": key, "number": int(number)} if good else {"pk__in": ()}
