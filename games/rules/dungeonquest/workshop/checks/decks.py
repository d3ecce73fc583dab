"""Decks: there is something to draw wherever a rule draws, and cards do not lead in circles."""

from collections.abc import Iterator

from games.rules.kernel.workshop import Entry

from .box import Box, Found, error, in_component, shipped_box, warning
from .known import BASE_PILES
from .tiles import is_drawn

ALWAYS = {"base": ("room", "search"), "heroes": (), "catacombs": ("catacomb",)}
WAYS_UP = ("exit", "hole_in_roof")
ASKED = ("crypt", "corpse")
"""Decks that a hero may be asked about before drawing."""


def check(box: Box) -> Found:
    for pile in drawn_from(box):
        yield from _is_stocked(box, pile)
    for e in box.of("card"):
        if e.kind == "leads_to":
            yield from _leads(box, e)
    if box.slot == "catacombs" and "card" not in box.broken:
        yield from _way_up(box)
    yield from _removals(box)


def cards_in(box: Box, pile: str) -> list[Entry]:
    """What can be drawn there and is no Shuffle card."""
    return [e for e in box.of("card") if e.pile == pile and e.count and e.kind != "shuffle"]


def drawn_from(box: Box) -> list[str]:
    """The decks from which a rule, a tile or a card of this very set draws."""
    if "card" in box.broken or "tile" in box.broken:
        return []
    found = {*ALWAYS[box.slot], *_asked_by_tiles(box)}
    found |= {e.params["pile"] for e in box.of("card") if e.kind == "leads_to" and e.count}
    return [pile for pile in (*BASE_PILES, "catacomb") if pile in found]


def _asked_by_tiles(box: Box) -> Iterator[str]:
    for e in box.of("tile") if box.slot == "base" else ():
        if e.kind == "trap" and e.count:
            yield "trap"
        if is_drawn(e.params["sides"]) and "door" in e.params["sides"].values() and e.count:
            yield "door"


def _is_stocked(box: Box, pile: str) -> Found:
    """A set that is added to the base game finds the base decks filled."""
    if (box.slot != "base" and pile in BASE_PILES) or cards_in(box, pile):
        return
    shuffles = any(e.pile == pile and e.count for e in box.of("card"))
    yield in_component("only_shuffle" if shuffles else "empty_deck", "card", pile)


def _leads(box: Box, e: Entry) -> Found:
    pile = e.params["pile"]
    if pile == e.pile:
        yield error("leads_to_itself", e, "pile")
    elif _leads_back(box, e.pile, pile):
        yield error("leads_in_circles", e, "pile")
    if e.params["optional"] and pile not in ASKED:
        yield error("not_optional", e, "optional", decks=", ".join(ASKED))


def _leads_back(box: Box, start: str, pile: str) -> bool:
    seen: set[str] = set()
    todo = [pile]
    while todo:
        now = todo.pop()
        if now == start:
            return True
        seen.add(now)
        leads = [e.params["pile"] for e in box.of("card") if e.pile == now and e.kind == "leads_to"]
        todo += [to for to in leads if to not in seen]
    return False


def _way_up(box: Box) -> Found:
    if not any(e.kind in WAYS_UP and e.count for e in cards_in(box, "catacomb")):
        yield in_component("no_way_up", "card", "catacomb")


def _removals(box: Box) -> Found:
    known = {e.key for e in shipped_box("base").of("card") if e.pile == "room"}
    for e in box.of("removal"):
        if e.key not in known:
            yield warning("removes_nothing", e, "key")
