"""Which lists a result belongs to, and what it is worth there."""

from collections.abc import Iterable, Mapping
from datetime import datetime

from leaderboards.models import Board, Result

ALL = "all"
METRICS = ("gold", "best", "rate", "longest")


def game_key(ruleset: str) -> str:
    return f"game:{ruleset}"


def keys_of(result: Result) -> list[str]:
    """A game with card sets of the house is on the board of just these sets, and on no other."""
    if result.house:
        return [house_key(result.ruleset, result.sets, result.house)]
    keys = [ALL, game_key(result.ruleset), f"year:{result.ended:%Y}", f"month:{result.ended:%Y-%m}"]
    if result.hero:
        keys.append(f"hero:{result.ruleset}:{result.hero}")
    if result.sets:
        keys.append(sets_key(result.ruleset, result.sets))
    return keys


def sets_key(ruleset: str, sets: Iterable[str]) -> str:
    return f"sets:{ruleset}:{'+'.join(sets)}"


def house_key(ruleset: str, sets: Iterable[str], house: Mapping[str, str]) -> str:
    """Each set by its name, one of the house by its version: ``"house:dungeonquest:grim.2+heroes"``."""
    return f"house:{ruleset}:{'+'.join(house.get(name, name) for name in sets)}"


def month_key(at: datetime) -> str:
    return f"month:{at:%Y-%m}"


def worth(key: str, result: Result) -> int:
    """Gold where games are mixed, the game's own points where there is one game only; nothing for who left."""
    if result.left:
        return 0
    mixed = key == ALL or key.startswith(("year:", "month:"))
    return max(0, result.gold or 0) if mixed else result.points


def ids_of(keys: Iterable[str]) -> dict[str, int]:
    """Key -> number of each board; a new one is opened."""
    keys = set(keys)
    found = dict(Board.objects.filter(key__in=keys).values_list("key", "pk"))
    for key in sorted(keys - set(found)):
        found[key] = Board.objects.get_or_create(key=key)[0].pk
    return found
