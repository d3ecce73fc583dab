"""A tiny game with a tiny workshop: a deck of coins and traps, tiles with sides, one table. For tests only."""

import re
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from games.rules.kernel.workshop import Component, Entry, Kind, Param, Problem, SetDocument, Workshop
from tests.games.tiny import Tiny, TinyCards

SIDES = Param(name="sides", type="data", label="Sides", help="Each of four sides is a wall or an exit.")
COLOUR = Param(name="colour", type="choice", label="Colour", choices=("red", "blue"), required=False)
COIN = Kind(
    key="coin", label="Coin", help="Whoever draws it gets the gold.",
    params=(Param(name="gold", type="int", label="Gold", help="From 1 to 9.", low=1, high=9), COLOUR),
)  # fmt: skip
TRAP = Kind(
    key="trap", label="Trap", help="Whoever draws it is hurt.",
    params=(
        Param(name="damage", type="dice", label="Damage"),
        Param(name="sprung_by", type="choices", label="Sprung by", choices=("foot", "hand"), required=False),
        Param(name="again", type="bool", label="Again and again", required=False),
        Param(name="hits_on", type="numbers", label="Hits on", required=False),
        Param(name="between", type="range", label="Between", required=False),
        Param(name="sign", type="text", label="Sign", required=False),
    ),
)  # fmt: skip
ROOM = Kind(key="", label="Room", help="A square.", params=(SIDES,))
GRID = Kind(key="", label="Table", help="What is looked up.", params=(Param(name="table", type="data", label="Rows"),))
COMPONENTS = (
    Component(key="card", label="Cards", help="Drawn and thrown away.", kinds=(COIN, TRAP), piles=("pile", "side"),
              counted=True),
    Component(key="tile", label="Tiles", help="Laid on the board.", kinds=(ROOM,), counted=True),
    Component(key="table", label="Tables", help="Looked things up in.", kinds=(GRID,)),
)  # fmt: skip
SENTENCES = {
    "dice": "%(text)s is no throw of dice.",
    "missing": "The value is missing.",
    "wrong_type": "A whole number is wanted.",
    "geometry": "A tile needs a way in.",
    "unnamed": "The entry needs a name.",
    "empty": "The deck %(pile)s is empty.",
    "few": "There are fewer than three tiles.",
}
OPEN = {"north": "exit", "east": "wall", "south": "exit", "west": "wall"}


def shipped() -> SetDocument:
    return SetDocument(ruleset="shop", slot="base", entries=(
        Entry(component="card", pile="pile", key="penny", kind="coin", count=5, params={"gold": 1}),
        Entry(component="card", pile="pile", key="crown", kind="coin", count=2, params={"gold": 5, "colour": "red"}),
        Entry(component="card", pile="side", key="snare", kind="trap", params={
            "damage": "D6", "sprung_by": ["foot"], "again": False, "hits_on": [1, 2], "between": [1, 4],
            "sign": "=1+1"}),
        Entry(component="tile", key="hall", count=2, params={"sides": OPEN}),
        Entry(component="table", key="odds", params={"table": {"1": [1, 2], "2": None, "yes": 0.5}}),
    ))  # fmt: skip


class ShopWorkshop(Workshop):
    slots = ("base",)

    def components(self) -> tuple[Component, ...]:
        return COMPONENTS

    def shipped(self, slot: str) -> SetDocument:
        return shipped()

    def compose(self, documents: Mapping[str, SetDocument], sets: Sequence[str]) -> TinyCards:
        entries = documents.get("base", shipped()).entries
        return TinyCards({"pile": sum(e.count for e in entries if e.on and e.pile == "pile")})

    def check(self, document: SetDocument) -> list[Problem]:
        found = [p for e in document.entries for p in _entry(e)]
        for pile in ("pile", "side"):
            if not any(e.on and e.count for e in document.entries if e.pile == pile):
                found.append(Problem(code="empty", data={"pile": pile}))
        if sum(e.count for e in document.entries if e.component == "tile") < 3:
            found.append(Problem(code="few", severity="warning", component="tile"))
        return found

    def sentence(self, problem: Problem) -> tuple[str, dict[str, Any]]:
        return SENTENCES[problem.code], problem.data


def _entry(e: Entry) -> list[Problem]:
    at = {"component": e.component, "pile": e.pile, "key": e.key}
    found = []
    if e.key not in {s.key for s in shipped().entries} and not e.names:
        found.append(Problem(code="unnamed", field="names", **at))
    if e.kind == "coin" and type(e.params.get("gold")) is not int:
        found.append(Problem(code="wrong_type" if "gold" in e.params else "missing", field="gold", **at))
    if e.kind == "trap" and not re.fullmatch(r"D(6|10|12)", str(e.params.get("damage"))):
        found.append(Problem(code="dice", field="damage", data={"text": str(e.params.get("damage"))}, **at))
    if e.component == "tile" and "exit" not in (e.params.get("sides") or {}).values():
        found.append(Problem(code="geometry", field="sides", **at))
    return found


class Shop(Tiny):
    key: ClassVar[str] = "shop"

    def workshop(self) -> Workshop:
        return ShopWorkshop()

    def compose(self, sets: tuple[str, ...]) -> TinyCards:
        return ShopWorkshop().compose({}, sets)
