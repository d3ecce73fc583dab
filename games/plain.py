"""A table page for any game that has none of its own: what one sees as a list, one form with a button for each option.

Same functions as ``games.pages``; the texts are the rulebook's keys.
"""

from typing import Any

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render

from games.pages.answers import FIELD, read_answer
from games.pages.consent import asked
from games.pages.sitting import Sitting

__all__ = [
    "achievement_words", "entry_name", "heard_until", "name_of", "picture", "picture_symbols", "pile_name",
    "read_answer", "table_page", "table_update", "value_name",
]  # fmt: skip


def table_page(request: HttpRequest, sitting: Sitting, status: int = 200) -> HttpResponse:
    return render(request, "games/plain_table.html", _context(sitting), status=status)


def table_update(request: HttpRequest, sitting: Sitting, status: int = 200) -> HttpResponse:
    return render(request, "games/plain_view.html", _context(sitting), status=status)


def heard_until(_request: HttpRequest) -> int:
    return 0


def name_of(_kind: str, key: Any) -> str:
    return str(key).replace("_", " ")


def pile_name(key: str) -> str:
    return key.replace("_", " ").capitalize()


def value_name(key: str) -> str:
    return key.replace("_", " ")


def entry_name(_entry: Any) -> str:
    return ""


def picture(_entry: Any) -> str:
    return ""


def picture_symbols() -> str:
    return ""


def achievement_words(key: str) -> tuple[str, str]:
    return key.replace("_", " ").capitalize(), ""


def _context(sitting: Sitting) -> dict[str, Any]:
    question = sitting.question or {}
    blanks = {o.id: [_blank(o.id, f) for f in o.fields] for o in question.get("options", ())}
    options = [{"id": o.id, "why_not": o.why_not, "blanks": blanks[o.id]} for o in question.get("options", ())]
    return {"sitting": sitting, "question": question, "options": options, "consent": asked(sitting)}


def _blank(option: str, field: Any) -> dict[str, Any]:
    of = getattr(field, "of", None)
    return {
        "name": f"{FIELD}{option}-{field.name}", "label": field.name, "of": of, "many": hasattr(field, "most"),
        "low": getattr(field, "low", 0), "high": getattr(field, "high", 0),
    }  # fmt: skip
