"""People who sign up, and people who go."""

from typing import Any

import structlog
from django.db import transaction

from leaderboards.models import Award, Friend, Member, Node, Result, Standing, Verdict
from leaderboards.ranking import Changes
from leaderboards.recording import count, lock_people

log = structlog.get_logger(__name__)


def count_guest(person: Any) -> int:
    """A guest has signed up: the games played so far count now, as if they had ended one after another just now."""
    with transaction.atomic():
        lock_people([person.pk])
        waiting = list(Result.objects.filter(person=person.pk, verdict=Verdict.GUEST).order_by("pk"))
        for result in waiting:
            result.verdict = Verdict.LEFT if result.left else Verdict.HOUSE if result.house else Verdict.COUNTS
        Result.objects.bulk_update(waiting, ["verdict"])
        count(waiting)
    log.info("guest_counted", person=person.pk, results=len(waiting))
    return len(waiting)


def forget(person: Any) -> None:
    """Off every list. Results stay without a name, so that the games of the others stay whole."""
    with transaction.atomic():
        lock_people([person.pk])
        _off_the_lists(person.pk)
        Award.objects.filter(person=person.pk).delete()
        Friend.objects.filter(person=person.pk).delete()
        Friend.objects.filter(friend=person.pk).delete()
        Member.objects.filter(person=person.pk).update(person=None, name="")
        Result.objects.filter(person=person.pk).update(person=None, name="", verdict=Verdict.NOBODY)
    log.info("person_forgotten", person=person.pk)


def _off_the_lists(person: int) -> None:
    changes = Changes()
    for row in Standing.objects.filter(person=person):
        changes.leave(row)
    changes.write()
    Standing.objects.filter(person=person).delete()
    Node.objects.filter(people=0).delete()
