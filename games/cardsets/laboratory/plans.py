"""What is to be played, and a digest of all that decides how it goes, by which figures are used again."""

import hashlib
from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from games.bots import levels_of
from games.cardsets.documents import workshop_of
from games.models import CardSetVersion
from games.refusals import Code, Refusal
from games.rules import library
from games.rules.kernel import Ruleset
from games.rules.kernel.workshop import SetDocument
from games.rules.library import ruleset

MOST_GAMES, USUAL_GAMES, USUAL_SEED = 10_000, 2_000, "1"
LEVELS = ("novice", "veteran")  # of those a game has: quick enough for thousands of games
LONGEST_SEED = 32
DEALT = {"deal": "random"}
_CODE = (Path(library.__file__).parent, Path(library.__file__).parent.parent / "bots")


class LabPlan(Struct, frozen=True, kw_only=True):
    """``sets``: the slots at the table, the version's among them. One ``level`` sits on all ``seats``."""

    games: int = USUAL_GAMES
    seats: int = 1
    level: str = "veteran"
    sets: tuple[str, ...] = ()
    seed: str = USUAL_SEED

    @property
    def levels(self) -> tuple[str, ...]:
        return (self.level,) * self.seats


def plan_of(kept: dict[str, Any], games: int, seed: str) -> LabPlan:
    """The plan of a run as its row keeps it."""
    return msgspec.convert({**kept, "games": games, "seed": seed}, LabPlan)


def menus_for(version: CardSetVersion) -> list[tuple[str, ...]]:
    """The choices of sets in which the version's slot can be played; the plainest first."""
    slot = version.card_set.slot
    return [tuple(menu) for menu in ruleset(version.card_set.ruleset).menus if slot in menu]


def levels_for(key: str) -> list[str]:
    return [level for level in levels_of(key) if level in LEVELS]


def checked(version: CardSetVersion, plan: LabPlan) -> LabPlan:
    """The plan with its sets filled in; refused if it cannot be played."""
    menus, key = menus_for(version), version.card_set.ruleset
    sets = plan.sets or (menus[0] if menus else ())
    fits = 1 <= plan.games <= MOST_GAMES and plan.seats in ruleset(key).seats and sets in menus
    if not fits or plan.level not in levels_for(key) or not _is_seed(plan.seed):
        raise Refusal(Code.BAD_SETTINGS)
    return msgspec.structs.replace(plan, sets=sets)


def _is_seed(text: str) -> bool:
    return 0 < len(text) <= LONGEST_SEED and text.isprintable()


def options_of(rules: Ruleset) -> dict[str, str]:
    """Heroes and all else that a game deals are dealt at random, where it can do that."""
    return dict(DEALT) if "deal" in rules.plain_options else {}


def house_cards(document: SetDocument, sets: tuple[str, ...]) -> bytes:
    """The composed cards with this set in its slot, packed. Raises what a document with errors raises."""
    rules = ruleset(document.ruleset)
    return _in_order(rules.pack_cards(workshop_of(document.ruleset).compose({document.slot: document}, sets)))


def shipped_cards(key: str, sets: tuple[str, ...]) -> bytes:
    return _in_order(ruleset(key).pack_cards(ruleset(key).compose(sets)))


def _in_order(cards: bytes) -> bytes:
    """PostgreSQL keeps the keys of an entry's values in an order of its own: equal cards must be equal bytes."""
    return msgspec.json.encode(msgspec.json.decode(cards), order="sorted")


def recipe_of(key: str, plan: LabPlan, cards: bytes) -> str:
    """Equal recipes, equal games, however many. The number of games is no part of it: the first are the same."""
    rules = ruleset(key)
    about = [_code(), key, rules.version, plan.levels, options_of(rules), plan.seed]
    return hashlib.sha256(msgspec.json.encode(about) + cards).hexdigest()


@lru_cache(maxsize=1)
def _code() -> str:
    """Of rules and computer players: after either has changed, games of before are no measure any more."""
    digest = hashlib.sha256()
    for folder in _CODE:
        for path in sorted(folder.rglob("*")):
            if path.is_file() and path.suffix != ".pyc":
                digest.update(str(path.relative_to(folder)).encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()
