"""Component files as entries: the same data, once as the files have it, once as people edit it."""

from collections.abc import Iterable
from typing import Any

import msgspec

from games.rules.kernel.workshop import Entry, SetDocument

from .. import shipped
from .numbers import FORMS, SLOTS, path_of

RULESET = "dungeonquest"
LISTS = {"hero": "heroes", "companion": "companions", "amulet": "amulets"}
DRAGONS = ("sleeping", "fire_breathing")
UNLIMITED = "unlimited"
REMARK = "_conf"  # ends the names of values that say how sure a fact is
Raw = dict[str, Any]


def shipped_document(slot: str) -> SetDocument:
    return as_json_has_it(SetDocument(ruleset=RULESET, slot=slot, entries=tuple(_entries(shipped.load(slot), slot))))


def as_json_has_it(document: SetDocument) -> SetDocument:
    """The document after a journey through JSON: text keys, lists. Kept and edited documents look like this."""
    return msgspec.json.decode(msgspec.json.encode(document), type=SetDocument)


def _entries(raw: Raw, slot: str) -> Iterable[Entry]:
    yield from _decks(raw.get("decks", {}))
    yield from _listed("tile", raw.get("tiles", {}).get("types", ()))
    yield from _listed("monster_card", raw.get("monster_cards", {}).get("cards", ()), name="id")
    yield from _listed("treasure_chit", raw.get("treasure_chits", {}).get("chits", ()))
    for key in DRAGONS if "dragon_chits" in raw else ():
        yield Entry(component="dragon_chit", key=key, count=raw["dragon_chits"][key])
    for component, name in LISTS.items():
        yield from _listed(component, raw.get(name, ()))
    yield from (Entry(component="ring", key=key) for key in raw.get("rings", ()))
    yield from _numbers(raw, slot)


def _decks(decks: Raw) -> Iterable[Entry]:
    for pile, deck in decks.items():
        yield from _listed("card", deck["cards"], pile=pile)
    for pile, deck in decks.items():
        for key, count in deck.get("remove_from_base", {}).items():
            yield Entry(component="removal", pile=pile, key=key, count=count)


def _listed(component: str, rows: Iterable[Raw], pile: str = "", name: str = "key") -> Iterable[Entry]:
    for row in rows:
        params = {k: v for k, v in row.items() if k not in (name, "kind", "count") and not k.endswith(REMARK)}
        if params.get("ammunition") == UNLIMITED:
            params = {k: v for k, v in params.items() if k != "ammunition"} | {UNLIMITED: True}
        yield Entry(
            component=component, pile=pile, key=row[name], kind=row.get("kind", ""), count=row.get("count", 1),
            params=params,
        )  # fmt: skip


def _numbers(raw: Raw, slot: str) -> Iterable[Entry]:
    """The rules' own numbers: what may be changed of them. Each entry is a kind of its own."""
    for component, keys in SLOTS[slot].items():
        for key in keys:
            lies = found(raw, component, key)
            params = {field.name: dotted(lies, field.name) for field in FORMS[component][key]}
            yield Entry(component=component, key=key, kind=key, params=params)


def found(raw: Raw, component: str, key: str) -> Any:
    """What a component file says there; a number or a list that stands alone as ``value`` or ``table``."""
    lies: Any = raw
    for step in path_of(component, key):
        lies = next(row for row in lies if row["key"] == step) if isinstance(lies, list) else lies[step]
    if component == "number" and not isinstance(lies, dict):
        return {"value": lies}
    return {"table": lies} if FORMS[component][key][0].name.startswith("table") else lies


def dotted(lies: Any, name: str) -> Any:
    for step in name.split("."):
        lies = lies[step]
    return lies
