import secrets

from django.conf import settings
from django.db import models
from django.utils.translation import gettext_lazy as _


def new_seed() -> str:
    return secrets.token_hex(8)


class LaboratoryRun(models.Model):
    """Games that computer players play with a version, beside as many with the shipped set of its slot.

    ``plan``: sets, seats and levels; ``digest``: of the document that was played, so that figures of a draft that has
    changed since are known to be old. ``cards``: the composed set, as the ruleset packs it. ``tally``: counts so far of
    ``own`` and ``base`` games, enough to go on from after a restart; ``games_done`` of both sides together.

    ``recipe`` and ``base_recipe``: digests of all that decides how games of a side go, so that figures are used again;
    the second is empty where the shipped set itself is played. ``beat``: when a worker last said that it is at it;
    until ``busy_until`` nobody else takes the run.
    """

    class Status(models.TextChoices):
        QUEUED = "queued", _("waiting for a worker")
        RUNNING = "running", _("playing")
        DONE = "done", _("finished")
        CANCELLED = "cancelled", _("cancelled")
        FAILED = "failed", _("failed")

    version = models.ForeignKey("games.CardSetVersion", models.CASCADE, related_name="laboratory_runs")
    status = models.CharField(max_length=10, choices=Status, default=Status.QUEUED)
    games = models.PositiveIntegerField(_("games"), default=2000)
    games_done = models.PositiveIntegerField(default=0)
    seed = models.CharField(max_length=32, default=new_seed)
    plan = models.JSONField(default=dict)
    digest = models.CharField(max_length=64)
    cards = models.BinaryField(default=b"")
    recipe = models.CharField(max_length=64, blank=True, db_index=True)
    base_recipe = models.CharField(max_length=64, blank=True, db_index=True)
    tally = models.JSONField(default=dict)
    error = models.CharField(max_length=300, blank=True)
    requested_by = models.ForeignKey(settings.AUTH_USER_MODEL, models.SET_NULL, null=True, related_name="+")
    created = models.DateTimeField(auto_now_add=True)
    beat = models.DateTimeField(null=True)
    busy_until = models.DateTimeField(null=True)
    ended = models.DateTimeField(null=True)

    class Meta:
        verbose_name = _("laboratory run")
        verbose_name_plural = _("laboratory runs")
        ordering = ["-created", "-pk"]

    def __str__(self) -> str:
        return f"{self.version}: {self.games}"

    @property
    def is_active(self) -> bool:
        return self.status in ACTIVE

    @property
    def total(self) -> int:
        """Games of both sides together."""
        return self.games * (2 if self.base_recipe else 1)


ACTIVE = (LaboratoryRun.Status.QUEUED, LaboratoryRun.Status.RUNNING)
