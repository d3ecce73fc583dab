"""What leaderboards do when other rooms of the site say something."""

from typing import Any

from allauth.account.signals import user_signed_up
from django.dispatch import receiver

from accounts.signals import own_data_wanted, person_leaving
from games.signals import game_finished
from leaderboards.models import Result
from leaderboards.people import count_guest, forget
from leaderboards.recording import record


@receiver(game_finished, dispatch_uid="leaderboards.record")
def record_results(game_id: int, ruleset: str, sets: Any, ended: Any, results: Any, **_: Any) -> None:
    record(game_id, ruleset, sets, ended, results)


@receiver(user_signed_up, dispatch_uid="leaderboards.count_guest")
def count_new_account(user: Any, **_: Any) -> None:
    count_guest(user)


@receiver(person_leaving, dispatch_uid="leaderboards.forget")
def forget_person(person: Any, **_: Any) -> None:
    forget(person)


OWN = (
    "table",
    "seat",
    "ruleset",
    "sets",
    "hero",
    "rank",
    "survived",
    "won",
    "gold",
    "score",
    "cause",
    "rounds",
    "ended",
)


@receiver(own_data_wanted, dispatch_uid="leaderboards.own_data")
def own_results(person: Any, **_: Any) -> dict[str, Any]:
    results = Result.objects.filter(person=person).order_by("ended").values(*OWN)
    return {"results": list(results), "achievements": list(person.awards.values("key", "at"))}
