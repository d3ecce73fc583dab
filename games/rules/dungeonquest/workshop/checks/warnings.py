"""What is not wrong, but worth a look before publishing."""

from games.rules.kernel.workshop import Entry, Problem

from ... import names
from .box import Box, Found, warning
from .decks import cards_in, drawn_from
from .known import BASE_PILES

LANGUAGES = ("en", "es", "it")
SQUARES = 124
CALLED: dict[str, frozenset[str]] = {
    "card": frozenset(names.CARDS),
    "treasure_chit": frozenset(names.CHITS),
    "hero": frozenset(names.HEROES),
    "amulet": frozenset(names.AMULETS),
}
"""Components whose entries people read the names of, and the keys that have one."""


def check(box: Box) -> Found:
    yield from _shuffles(box)
    if box.slot == "base" and "tile" not in box.broken:
        yield from _few_tiles(box)
    for e in box.entries:
        if not e.count:
            yield warning("none_of_these", e, "count")
        yield from _nameless(e)
    yield from _undrawn(box)


def _shuffles(box: Box) -> Found:
    piles = dict.fromkeys(e.pile for e in box.of("card") if e.count)
    for pile in piles if "card" not in box.broken else ():
        cards = sum(e.count for e in box.of("card") if e.pile == pile and e.kind == "shuffle")
        filled_up = box.slot != "base" and pile in BASE_PILES
        if cards != 1 and not (filled_up and not cards):
            yield Problem(
                code="many_shuffles" if cards else "no_shuffle", severity="warning", component="card", pile=pile,
                data={"count": cards},
            )  # fmt: skip


def _few_tiles(box: Box) -> Found:
    count = sum(e.count for e in box.of("tile"))
    if count < SQUARES:
        data = {"count": count, "squares": SQUARES}
        yield Problem(code="few_tiles", severity="warning", component="tile", data=data)


def _nameless(e: Entry) -> Found:
    if e.component not in CALLED or (e.key in CALLED[e.component] and not e.names):
        return
    if lacking := [language for language in LANGUAGES if not e.names.get(language, "").strip()]:
        yield warning("no_name", e, "names", languages=", ".join(lacking))


def _undrawn(box: Box) -> Found:
    """Cards of a deck to which nothing in this set leads."""
    if box.slot != "base" or "card" in box.broken or "tile" in box.broken:
        return
    drawn = set(drawn_from(box))
    for e in box.of("card"):
        if e.pile not in drawn and e.count:
            yield warning("never_drawn", e, "pile")
    if "door" in drawn and not any(e.kind == "door_opens" for e in cards_in(box, "door")):
        yield Problem(code="no_door_opens", severity="warning", component="card", pile="door")
