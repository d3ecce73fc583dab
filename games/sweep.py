"""Once a second: whatever should have happened and did not. The database remembers who must act, not the queue."""

import random
from datetime import datetime, timedelta

import structlog
from django.db import transaction
from django.db.models import F
from django.utils import timezone

from dungeonquest.metrics import SWEEPS, SWEPT
from games import conf
from games.afterwards import afterwards
from games.cardsets.laboratory import waking as laboratory
from games.door import CLOCK, Table, act, lapse, load
from games.luck import waking as luck
from games.models import Game, Tick
from games.refusals import Code, Refusal
from games.results import announce
from games.rules.kernel import Answer, Position, RulesError, sample
from games.waking import wake

log = structlog.get_logger(__name__)
AT_ONCE = 200
RETRY_BROKEN = timedelta(seconds=60)
_dice = random.SystemRandom()
Status = Game.Status


def sweep() -> None:
    now = timezone.now()
    with SWEEPS.time():
        if _tick(now):
            _sweep(now)
    SWEPT.set_to_current_time()


def _sweep(now: datetime) -> None:
    for game_id, deadline in _due("deadline", now):
        _clock(game_id, deadline, now)
    for game_id, due in _due("bots_due", now):
        _ask_again(game_id, due, now)
    for game_id, _ in _due("consent_until", now):
        _lapse(game_id)
    _close_lobbies(now)
    laboratory.ask_again(now)
    luck.ask_again(now)
    for game in Game.objects.filter(status=Status.FINISHED, announced=None, ended__lt=now - timedelta(seconds=5))[:20]:
        announce(game.pk)


def _tick(now: datetime) -> bool:
    """Note that the site is alive; of two sweeps at once one wins. Time in which nobody could act is given back."""
    last = Tick.objects.get_or_create(pk=1, defaults={"at": now})[0].at
    with transaction.atomic():
        if last > now or not Tick.objects.filter(pk=1, at=last).update(at=now):
            return False
        gap = now - last
        if gap > timedelta(seconds=conf.value("OUTAGE_SECONDS")):
            given = Game.objects.filter(status=Status.RUNNING, deadline__isnull=False, deadline__gt=last)
            count = given.update(deadline=F("deadline") + gap)
            log.warning("time_given_back", seconds=round(gap.total_seconds()), games=count)
    return True


def _due(column: str, now: datetime) -> list[tuple[int, datetime]]:
    due = Game.objects.filter(status=Status.RUNNING, **{f"{column}__lte": now})
    return list(due.order_by(column).values_list("pk", column)[:AT_ONCE])


def _clock(game_id: int, deadline: datetime, now: datetime) -> None:
    """Answer for everybody who is late. A question that cannot be answered is tried again a minute later."""
    try:
        table = load(game_id)
    except (Refusal, RulesError):
        _later(game_id, "deadline", deadline, now + RETRY_BROKEN)
        return
    question, version = table.position.question, table.game.version
    if table.game.deadline is None or table.game.deadline > now:
        return
    late = table.position.waiting_for()
    done = [_default(table, seat, question, f"{question}.{version}") for seat in late]
    if not all(done):
        _later(game_id, "deadline", deadline, now + RETRY_BROKEN)


def _default(table: Table, seat: int, question: int, key: str) -> bool:
    """False only if the rules stumbled over every answer: somebody faster, or a moved question, is fine."""
    for n, answer in enumerate(_answers(table.position, seat)):
        try:
            act(table.game.pk, seat, question, answer, f"{key}.{n}", CLOCK)
            return True
        except Refusal as refusal:
            if refusal.code != Code.RULES_ERROR:
                return True
    return False


def _answers(position: Position, seat: int) -> list[Answer]:
    """The default first; none at all if the rules cannot even say what is legal."""
    try:
        return [position.default(seat, _dice), *[sample(o, _dice) for o in position.legal(seat)]]
    except RulesError:
        return []


def _ask_again(game_id: int, due: datetime, now: datetime) -> None:
    """A thought was lost with its worker or its broker. The claim keeps two sweeps from asking twice."""
    pause = 0.0
    if _later(game_id, "bots_due", due, now + conf.bot_patience(pause)):
        version = Game.objects.values_list("version", flat=True).get(pk=game_id)
        wake(game_id, version, pause)


def _lapse(game_id: int) -> None:
    try:
        lapse(game_id)
    except Refusal:
        pass  # somebody was faster


def _later(game_id: int, column: str, old: datetime, new: datetime) -> bool:
    """Claim a row by moving its time; False if somebody else did."""
    claimed = Game.objects.filter(pk=game_id, status=Status.RUNNING, **{column: old})
    return bool(claimed.update(**{column: new}))


def _close_lobbies(now: datetime) -> None:
    old = now - timedelta(hours=conf.value("LOBBY_HOURS"))
    for game in Game.objects.filter(status=Status.LOBBY, changed__lt=old)[:AT_ONCE]:
        with transaction.atomic():
            closed = Game.objects.filter(pk=game.pk, status=Status.LOBBY, version=game.version)
            if closed.update(status=Status.ABANDONED, ended=now, version=F("version") + 1):
                game.version += 1
                afterwards(game)
