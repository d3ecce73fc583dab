"""Component files as entries and back: the same data, once as the files have it, once as people edit it."""

from collections.abc import Callable, Iterable
from typing import Any

import msgspec

from games.rules.kernel.workshop import Entry, SetDocument

from .. import shipped

RULESET = "dungeonquest"
NUMBERS = {
    "heroes": ("unarmed_combat",),
    "catacombs": ("cave_troll", "entrance_tiles"),
}
TABLES = {"catacombs": ("exit_diagram", "teleport_table", "spell_book_table")}
LISTS = {"hero": "heroes", "companion": "companions", "amulet": "amulets", "spell": "spells"}
Raw = dict[str, Any]


def shipped_document(slot: str) -> SetDocument:
    return as_json_has_it(SetDocument(ruleset=RULESET, slot=slot, entries=tuple(_entries(shipped.load(slot), slot))))


# --- files to entries


def _entries(raw: Raw, slot: str) -> Iterable[Entry]:
    yield from _decks(raw.get("decks", {}))
    yield from _listed("tile", raw.get("tiles", {}).get("types", ()))
    yield from _mapped("tile_kind", raw.get("tile_kinds", {}))
    yield from _listed("monster_card", raw.get("monster_cards", {}).get("cards", ()), name="id")
    yield from _listed("treasure_chit", raw.get("treasure_chits", {}).get("chits", ()))
    for key in ("sleeping", "fire_breathing") if "dragon_chits" in raw else ():
        yield Entry(component="dragon_chit", key=key, count=raw["dragon_chits"][key])
    for component, name in (
        ("hero", "heroes"),
        ("companion", "companions"),
        ("amulet", "amulets"),
        ("spell", "spells"),
    ):
        yield from _listed(component, raw.get(name, ()))
    yield from (Entry(component="ring", key=key) for key in raw.get("rings", ()))
    yield from _mapped("weapon", raw.get("weapons", {}))
    yield from _mapped("ability", raw.get("abilities", {}))
    yield from _base_tables(raw) if slot == "base" else ()
    yield from (_table(key, raw[key]) for key in TABLES.get(slot, ()))
    yield from (_number(key, raw[key]) for key in NUMBERS.get(slot, ()))


def _decks(decks: Raw) -> Iterable[Entry]:
    for pile, deck in decks.items():
        yield from _listed("card", deck["cards"], pile=pile)
    for pile, deck in decks.items():
        for key, count in deck.get("remove_from_base", {}).items():
            yield Entry(component="removal", pile=pile, key=key, count=count)


def _listed(component: str, rows: Iterable[Raw], pile: str = "", name: str = "key") -> Iterable[Entry]:
    for row in rows:
        params = {k: v for k, v in row.items() if k not in (name, "kind", "count")}
        yield Entry(
            component=component, pile=pile, key=row[name], kind=row.get("kind", ""), count=row.get("count", 1),
            params=params,
        )  # fmt: skip


def _mapped(component: str, rows: Raw) -> Iterable[Entry]:
    return (Entry(component=component, key=key, params=dict(params)) for key, params in rows.items())


def _base_tables(raw: Raw) -> Iterable[Entry]:
    yield _table("matrix", raw["combat"]["matrix"])
    yield _table("solo_table", raw["combat"]["solo_table"]["rows"])
    yield _table("potion", raw["tables"]["potion"]["rows"])
    yield _table("longbow", {column: raw["tables"]["longbow"][column] for column in ("death_warrior", "other")})
    yield _number("rounds", raw["board"]["sun_track"]["rounds"])


def _table(key: str, value: Any) -> Entry:
    return Entry(component="table", key=key, params={"table": value})


def _number(key: str, value: Any) -> Entry:
    return Entry(component="number", key=key, params={"value": value})


# --- entries to what is composed


def raw_of(document: SetDocument) -> Raw:
    """The document in the shape of a component file, as far as games are composed from it; without what is off."""
    on = [e for e in document.entries if e.on]
    return (
        _raw_piles(on)
        | _raw_lists(on)
        | _raw_maps(on)
        | {e.key: e.params["value"] for e in on if e.component == "number" and e.key != "rounds"}
        | {e.key: e.params["table"] for e in on if e.component == "table" and e.key in TABLES.get(document.slot, ())}
        | (_raw_base(on) if document.slot == "base" else {})
    )


def _of(entries: Iterable[Entry], component: str) -> list[Entry]:
    return [e for e in entries if e.component == component]


def _row(e: Entry, name: str = "key") -> Raw:
    return {name: e.key} | ({"kind": e.kind} if e.kind else {}) | {"count": e.count} | e.params


def _chit(e: Entry) -> Raw:
    return {k: v for k, v in _row(e).items() if k != "count"}


def _raw_piles(on: list[Entry]) -> Raw:
    decks: dict[str, Raw] = {}
    for e in _of(on, "card"):
        decks.setdefault(e.pile, {"cards": []})["cards"].append(_row(e))
    for e in _of(on, "removal"):
        decks.setdefault(e.pile, {"cards": []}).setdefault("remove_from_base", {})[e.key] = e.count
    return {"decks": decks, "tiles": {"types": [_row(e) for e in _of(on, "tile")]}}


def _raw_lists(on: list[Entry]) -> Raw:
    lists: dict[str, tuple[str, Callable[[Entry], Any]]] = {
        "heroes": ("hero", _chit), "companions": ("companion", _chit), "amulets": ("amulet", _chit),
        "spells": ("spell", _chit), "rings": ("ring", lambda e: e.key),
    }  # fmt: skip
    chits = [_chit(e) for e in _of(on, "treasure_chit") for _ in range(e.count)]
    monsters = [{"id": e.key} | e.params for e in _of(on, "monster_card")]
    return {name: [shape(e) for e in _of(on, component)] for name, (component, shape) in lists.items()} | {
        "treasure_chits": {"chits": chits},
        "monster_cards": {"cards": monsters},
    }


def _raw_maps(on: list[Entry]) -> Raw:
    names = {"tile_kinds": "tile_kind", "weapons": "weapon", "abilities": "ability"}
    return {name: {e.key: e.params for e in _of(on, component)} for name, component in names.items()}


def _raw_base(on: list[Entry]) -> Raw:
    tables = {e.key: e.params["table"] for e in _of(on, "table")}
    return {
        "combat": {"matrix": tables["matrix"], "solo_table": {"rows": tables["solo_table"]}},
        "tables": {"potion": {"rows": tables["potion"]}, "longbow": tables["longbow"]},
        "board": {"sun_track": {"rounds": next(e.params["value"] for e in on if e.key == "rounds")}},
        "dragon_chits": {"sleeping": 0, "fire_breathing": 0} | {e.key: e.count for e in _of(on, "dragon_chit")},
    }


def as_json_has_it(document: SetDocument) -> SetDocument:
    """The document after a journey through JSON: text keys, lists. Kept and edited documents look like this."""
    return msgspec.json.decode(msgspec.json.encode(document), type=SetDocument)
