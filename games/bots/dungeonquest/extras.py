"""The expansions' part of the veteran: answers of their own, and what goes before the base game's answers."""

from collections.abc import Callable

from games.rules.kernel import Answer

from . import arms, below, deep, friend, gifts, magic, spells
from .mind import Mind

Reply = Callable[[Mind], Answer]
Perhaps = Callable[[Mind], Answer | None]

LOCK_TASTE = ("friend:gate", "friend:door", "ring:opening:door", "ring:opening:gate", "spell:fireball", "lock:try")
ANSWERS: dict[str, Reply] = {
    **arms.ANSWERS,
    **gifts.ANSWERS,
    **spells.ANSWERS,
    **friend.ANSWERS,
    **below.ANSWERS,
    **deep.ANSWERS,
    **magic.ANSWERS,
    "lock": lambda mind: mind.first(*LOCK_TASTE),
    "ring.warning": lambda mind: mind.first("use"),
    "cave_in.number": Mind.any,
    "tower.start": Mind.any,
}
BEFORE_A_TURN: tuple[Perhaps, ...] = (magic.turn, friend.turn, spells.turn, below.turn, gifts.turn)
BEFORE_A_STANCE: tuple[Perhaps, ...] = (gifts.stance, spells.stance)


def before(mind: Mind) -> Answer | None:
    """What an expansion has to say before the usual answer; None if nothing."""
    if mind.view.key.startswith("turn"):
        return _first_of(BEFORE_A_TURN, mind)
    return _first_of(BEFORE_A_STANCE, mind) if mind.view.key == "stance" else None


def after(mind: Mind, answer: Answer) -> Answer:
    """A better way to do what has been decided."""
    return gifts.search(mind, answer)


def _first_of(rules: tuple[Perhaps, ...], mind: Mind) -> Answer | None:
    return next((answer for rule in rules if (answer := rule(mind)) is not None), None)
