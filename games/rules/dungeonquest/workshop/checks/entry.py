"""A single entry: is it a line of a set at all, are its key, count, kind and values what the rules can read?"""

import re
from collections.abc import Iterator
from typing import Any

from games.rules.kernel.workshop import Entry, Problem

from ..components import COUNTED, FIELDS
from ..values import Field, is_int, short, wrong
from .box import error
from .known import COMPONENTS_OF, KEYS_OF, KINDS_OF, PILES_OF, piles_for

KEY = re.compile(r"[a-z][a-z0-9_]{0,59}")
MOST = 255
"""Physical cards of a pile are numbered in bytes; on the board a tile is its number and one."""
LONGEST_NAME, LONGEST_TEXT = 80, 500
TYPES: dict[str, Any] = {
    "component": str, "key": str, "pile": str, "kind": str, "on": bool, "params": dict, "names": dict, "texts": dict,
}  # fmt: skip


def check_entry(e: Entry, slot: str) -> Iterator[Problem]:
    """What is wrong with this entry alone; nothing else is looked at if it is no entry at all."""
    if broken := [name for name, type_ in TYPES.items() if not isinstance(getattr(e, name), type_)]:
        yield Problem(code="no_entry", field=broken[0], key=short(e.key), data={"field": broken[0]})
        return
    if e.component not in FIELDS:
        yield error("unknown_component", e, "component", component=short(e.component))
        return
    if e.component not in COMPONENTS_OF[slot]:
        yield error("not_in_this_set", e, "component")
        return
    yield from _key(e, slot)
    yield from _count(e)
    yield from _kind(e, slot)
    yield from _words(e)


def _key(e: Entry, slot: str) -> Iterator[Problem]:
    if not KEY.fullmatch(e.key):
        yield error("bad_key", e, "key")
    elif (known := KEYS_OF[slot].get(e.component)) is not None and e.key not in known:
        yield error("unknown_key", e, "key", known=", ".join(known))


def _count(e: Entry) -> Iterator[Problem]:
    if not is_int(e.count):
        yield error("not_a_number", e, "count")
    elif e.count < 0:
        yield error("too_small", e, "count", low=0)
    elif e.count > MOST:
        yield error("too_large", e, "count", high=MOST)
    elif e.count != 1 and (e.component not in COUNTED or e.kind in ("locked_chest", "stone")):
        yield error("only_one", e, "count")


def _kind(e: Entry, slot: str) -> Iterator[Problem]:
    kinds = KINDS_OF[slot].get(e.component, tuple(FIELDS[e.component]))
    piles = PILES_OF[slot].get(e.component, ("",))
    if e.pile not in piles:
        yield error("unknown_pile" if e.pile and piles != ("",) else "no_pile" if e.pile else "pile_missing", e, "pile")
    elif e.kind not in kinds:
        known = e.kind in FIELDS[e.component]
        yield error("kind_of_another_set" if known else "unknown_kind", e, "kind", kind=short(e.kind))
    elif e.component == "card" and e.pile not in piles_for(e.kind):
        yield error("not_in_this_pile", e, "pile", piles=", ".join(piles_for(e.kind)))
    else:
        yield from _params(e, FIELDS[e.component][e.kind])


def _params(e: Entry, fields: tuple[Field, ...]) -> Iterator[Problem]:
    for field in fields:
        if field.name not in e.params:
            if field.required:
                yield error("value_missing", e, field.name)
        elif found := wrong(field, e.params[field.name]):
            yield error(found[0], e, field.name, **found[1])
    for name in e.params:
        if all(field.name != name for field in fields):
            yield error("unknown_value", e, short(name), value=short(name))


def _words(e: Entry) -> Iterator[Problem]:
    for field, words, longest in (("names", e.names, LONGEST_NAME), ("texts", e.texts, LONGEST_TEXT)):
        for language, text in words.items():
            if not isinstance(language, str) or not isinstance(text, str):
                yield error("no_words", e, field)
            elif len(text) > longest:
                yield error("words_too_long", e, field, language=short(language), most=longest)
