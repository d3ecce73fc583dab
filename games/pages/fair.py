"""Words for verification, and the page that says what is promised."""

from functools import cache
from pathlib import Path

from django.utils.translation import gettext_lazy as _

from . import rulebook

FOLDER = Path(__file__).resolve().parents[2] / "docs" / "fair-play"

PROBLEMS = {
    "commitment": _("The seed is not the one whose seal was shown before the game."),
    "mark": _("Something was changed in the file here or before."),
    "fingerprint": _("The file was changed: its fingerprint does not fit."),
    "outcome": _("A die or a drawn card is not what seed and shares make of it."),
    "event": _("The rules say that something else happened."),
    "question": _("The rules would have asked something else."),
    "answer": _("The rules would not have taken this answer."),
    "end": _("The rules say that the game ends elsewhere."),
    "result": _("The result is not what the rules make of this game."),
    "head": _("The stored position is not the one that the answers lead to."),
    "too_long": _("It took too long to play this game again; the rest was not checked."),
}


@cache
def promise(language: str) -> tuple[rulebook.Block, ...]:
    """The page of this language, in English where it has not been translated yet."""
    path = FOLDER / f"{language}.md"
    text = (path if path.exists() else FOLDER / "en.md").read_text(encoding="utf-8")
    return rulebook.chapter(text)
