"""A worker's shift: take the run that has waited longest, play for a while, write down what came of it as it comes.

At most one shift is at work on the whole site (``busy_until``), so that games at tables hardly feel it. Each save asks
for ``games_done`` to be as this shift left it: of two that were started with the same games one counts.
"""

import time
from collections.abc import Callable, Iterable
from datetime import datetime
from typing import Any

import structlog
from django.utils import timezone

from games import shifts
from games.cardsets.laboratory.apart import StartFailed, played_apart
from games.cardsets.laboratory.deeds import fill
from games.cardsets.laboratory.plans import options_of, plan_of, recipe_of, shipped_cards
from games.cardsets.laboratory.tally import Tally, from_plain, merged, tally_of, to_plain
from games.models import LaboratoryRun
from games.models.laboratory import ACTIVE
from games.rules.library import ruleset
from games.shifts import LEASE, leaving
from games.simulation.apart import Job
from games.simulation.outcome import Outcome

log = structlog.get_logger(__name__)
Status = LaboratoryRun.Status
Play = Callable[[Job], Iterable[Outcome | None]]

SHIFT = 25.0  # seconds: below the time after which a broker hands the task out again
SAVE = 1.0  # seconds between two saves
STRETCH = 100  # games of one side in a row
HOPELESS = 50  # games of which not one ends: the set cannot be played


class Lost(Exception):
    """Cancelled, or somebody else has gone on with the run: what was not saved yet counts for nothing."""


def work(play: Play = played_apart, seconds: float = SHIFT) -> bool:
    """One shift. True if there is more to do, here or in another run."""
    run = take()
    if run is None:
        return False
    shift = Shift(run)
    try:
        shift.go_on(play, time.monotonic() + seconds)
    except Lost:
        log.info("laboratory_shift_lost", run=run.pk)
    except StartFailed:
        _fail(run, "the games could not be started")
    return LaboratoryRun.objects.filter(status__in=ACTIVE).exists()


def take() -> LaboratoryRun | None:
    pk = shifts.take(LaboratoryRun.objects.filter(status__in=ACTIVE))
    return None if pk is None else LaboratoryRun.objects.select_related("version__card_set").get(pk=pk)


class Shift:
    def __init__(self, run: LaboratoryRun) -> None:
        self.run, self.key = run, run.version.card_set.ruleset
        self.plan = plan_of(run.plan, run.games, run.seed)
        self.cards = {"own": bytes(run.cards)}
        if run.base_recipe:
            self.cards["base"] = shipped_cards(self.key, self.plan.sets)
        self.saved_at = time.monotonic()
        if self._recipes() != (run.recipe, run.base_recipe):
            self._start_over()
        self.tallies = {side: from_plain(run.tally.get(side, {})) for side in self.cards}

    def _recipes(self) -> tuple[str, str]:
        found = {side: recipe_of(self.key, self.plan, cards) for side, cards in self.cards.items()}
        return found["own"], found.get("base", "")

    def _start_over(self) -> None:
        """Rules or computer players have changed since: games of both kinds would be no measure together."""
        run = self.run
        before, (run.recipe, run.base_recipe) = run.games_done, self._recipes()
        fill(run)
        run.status, run.ended = Status.RUNNING, None  # the first save finds out whether all is there
        self._update(before, tally=run.tally, games_done=run.games_done, recipe=run.recipe, base_recipe=run.base_recipe)

    def go_on(self, play: Play, until: float) -> None:
        """At least one game, however slow the machine."""
        while not self.is_over and not leaving.is_set():
            self._stretch(play, until)
            if time.monotonic() >= until:
                break
        self._save(ending=True)

    @property
    def is_over(self) -> bool:
        return all(tally.games >= self.run.games for tally in self.tallies.values()) or self.is_hopeless

    @property
    def is_hopeless(self) -> bool:
        own = self.tallies["own"]
        return own.broken == own.games >= min(HOPELESS, self.run.games)

    def _stretch(self, play: Play, until: float) -> None:
        """Some games of the side that is behind; both are about as far at any time."""
        side = min(self.tallies, key=lambda name: self.tallies[name].games)
        games = play(self._job(side))
        try:
            for outcome in games:
                if outcome is not None:
                    self.tallies[side] = merged(self.tallies[side], tally_of(outcome))
                if time.monotonic() - self.saved_at > SAVE:
                    self._save()
                if time.monotonic() >= until or leaving.is_set() or self.is_hopeless:
                    return
        finally:
            if close := getattr(games, "close", None):
                close()  # ends the process at once, not when the garbage is collected

    def _job(self, side: str) -> Job:
        first = self.tallies[side].games
        return Job(
            ruleset=self.key, cards=self.cards[side], levels=self.plan.levels, options=options_of(ruleset(self.key)),
            seed=self.plan.seed, first=first, last=min(first + STRETCH, self.run.games),
        )  # fmt: skip

    def _save(self, ending: bool = False) -> None:
        """Counts, a sign of life, and with the last game the end."""
        done, expected = sum(tally.games for tally in self.tallies.values()), self.run.games_done
        values: dict[str, Any] = {"games_done": done}
        if done != expected:
            values["tally"] = {side: to_plain(tally) for side, tally in self.tallies.items()}
        self._update(expected, **values, **self._end_values(), **({"busy_until": None} if ending else {}))
        self.run.games_done, self.saved_at = done, time.monotonic()

    def _end_values(self) -> dict[str, Any]:
        if not self.is_over:
            return {}
        ended: dict[str, Any] = {"ended": timezone.now(), "status": Status.DONE}
        if self.is_hopeless:
            ended |= {"status": Status.FAILED, "error": self.tallies["own"].errors[0].message[:300]}
        return ended

    def _update(self, expected: int, **values: Any) -> None:
        now: datetime = timezone.now()
        row = LaboratoryRun.objects.filter(pk=self.run.pk, status=Status.RUNNING, games_done=expected)
        if not row.update(**{"beat": now, "busy_until": now + LEASE, **values}):
            raise Lost


def _fail(run: LaboratoryRun, why: str) -> None:
    row = LaboratoryRun.objects.filter(pk=run.pk, status=Status.RUNNING)
    row.update(status=Status.FAILED, error=why, ended=timezone.now(), busy_until=None)
    log.error("laboratory_run_failed", run=run.pk)


def total(run: LaboratoryRun) -> tuple[Tally, Tally | None]:
    """What a run has counted so far: its own games, and the shipped set's unless that is what it plays."""
    base = from_plain(run.tally.get("base", {})) if run.base_recipe else None
    return from_plain(run.tally.get("own", {})), base
