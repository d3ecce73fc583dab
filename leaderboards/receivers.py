"""What leaderboards do when other rooms of the site say something."""

from typing import Any

from allauth.account.signals import user_signed_up
from django.dispatch import receiver

from accounts.signals import person_leaving
from games.signals import game_finished
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
