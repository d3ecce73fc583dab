"""The tutorial as a table page: the same board and panels, somebody who explains, and one way on at a time."""

from collections.abc import Mapping
from typing import Any, NamedTuple

import msgspec
from django.http import HttpRequest, HttpResponse
from django.template.loader import get_template
from django.urls import reverse
from django.utils.translation import gettext

from games.rules.kernel import sees
from games.tutorial.lesson import PUPIL, Lesson, steps_in_all
from games.tutorial.words import BARRED, SAYINGS

from . import log, table
from .sitting import Chair, Heard, Sitting

FEW = 4  # so many options are shown even if they are barred


class Coach(NamedTuple):
    """What is said now; ``step`` of ``steps``; ``over``: nothing is left to learn here."""

    words: str
    step: int
    steps: int
    over: bool


def coach(lesson: Lesson) -> Coach:
    return Coach(gettext(SAYINGS[lesson.saying]), lesson.steps_done + 1, steps_in_all(), lesson.over)


def sitting_of(lesson: Lesson, name: str) -> Sitting:
    """The lesson as whoever learns sees it; whatever the lesson has no use for right now is barred."""
    heard = [event for event in lesson.events if sees(event.seen_by, PUPIL)]
    chairs = [Chair(PUPIL, name or gettext("You")), Chair(1, gettext("The porter"), "porter")]
    urls = {"act": reverse("tutorial_answer"), "leave": "", "view": "", "socket": ""}
    observation = {**lesson.position.observation(PUPIL), "question": _question(lesson)}
    numbered = [Heard(n, e.key, e.data) for n, e in enumerate(heard, 1)]
    title = gettext("The tutorial")
    return Sitting("", title, lesson.answers, PUPIL, chairs, observation, numbered, lesson.over, urls=urls)


def _question(lesson: Lesson) -> Mapping[str, Any] | None:
    question = lesson.position.observation(PUPIL)["question"]
    if lesson.over or question is None:
        return None
    allowed, why = lesson.allowed(), gettext(BARRED)
    few = len(question["options"]) <= FEW
    options = tuple(o if o.id in allowed else msgspec.structs.replace(o, why_not=o.why_not or why)
                    for o in question["options"] if few or o.id in allowed)  # fmt: skip
    return {**question, "options": options, "number": lesson.answers + 1}


def page(request: HttpRequest, lesson: Lesson) -> HttpResponse:
    sitting = sitting_of(lesson, _name(request))
    context = table.context_of(sitting, table.render_regions(request, sitting, _regions(request, sitting, lesson)))
    return HttpResponse(get_template("tutorial/page.html").render(context, request))


def update(request: HttpRequest, lesson: Lesson) -> HttpResponse:
    """Only what the browser does not show yet."""
    sitting = sitting_of(lesson, _name(request))
    shown = table.render_regions(request, sitting, _regions(request, sitting, lesson))
    fresh = [region for region in shown if region["html"] is not None]
    later = [event for event in sitting.events if event.number > table.heard_until(request)]
    return HttpResponse(table.wrapped(fresh, sitting.version, log.lines(sitting, later)))


def _name(request: HttpRequest) -> str:
    return getattr(request.user, "display_name", "")


def _regions(request: HttpRequest, sitting: Sitting, lesson: Lesson) -> list[table.Region]:
    return [*table.regions(request, sitting), table.Region("coach", "tutorial/coach.html", coach(lesson))]
