"""From a result to what it earns."""

from collections.abc import Iterable, Mapping
from typing import Any

from leaderboards.achievements.declared import ANY, declared
from leaderboards.models import Award, Result, Standing

RESULT_FIELDS = frozenset({"gold", "score", "rank", "seats", "rounds", "survived", "won", "hero", "cause", "seconds"})
CAREER_FIELDS = frozenset({"games", "survived", "won", "gold", "longest"})


def award(results: Iterable[Result], careers: Mapping[int, Standing]) -> list[Award]:
    """Write what these counted results of one person earned and was not earned before."""
    found = [a for r in results for a in earned(r, careers[r.pk])]
    return Award.objects.bulk_create(found, ignore_conflicts=True) if found else []


def earned(result: Result, career: Standing) -> list[Award]:
    """Everything that holds after this result, whether it was earned before or not."""
    assert result.person_id is not None  # only people's results count
    keys = keys_earned(result, career)
    return [Award(person_id=result.person_id, key=key, result=result, at=result.ended) for key in keys]


def keys_earned(result: Result, career: Standing) -> list[str]:
    if result.left:
        return []
    wishes = declared(ANY) | declared(result.ruleset)
    return [key for key, when in wishes.items() if all(_holds(w, _of(n, result, career)) for n, w in when.items())]


def _of(name: str, result: Result, career: Standing) -> Any:
    where, dot, field = name.partition(".")
    if not dot and name in RESULT_FIELDS:
        return getattr(result, name)
    if where == "deed":
        return result.deeds.get(field, 0)
    if where == "career" and field in CAREER_FIELDS:
        return getattr(career, field)
    raise ValueError(f"An achievement asks for {name!r}, which nobody keeps. [unknown_achievement_field]")


def _holds(wish: Any, value: Any) -> bool:
    if not isinstance(wish, Mapping):
        return bool(value == wish)
    if value is None:
        return False
    return (
        value >= wish.get("least", value)
        and value <= wish.get("most", value)
        and value in wish.get("among", (value,))
    )  # fmt: skip
