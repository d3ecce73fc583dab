import secrets

from django.conf import settings
from django.db import models
from django.utils.translation import gettext_lazy as _


def new_seed() -> str:
    return secrets.token_hex(8)


class LaboratoryRun(models.Model):
    """Games that computer players play with a version, beside as many with the shipped set of its slot.

    ``plan``: sets, seats and levels; ``digest``: of the document that was played, so that figures of a draft that has
    changed since are known to be old. ``tally``: counts so far, enough to go on from after a restart; ``games_done`` of
    both sides together. ``beat``: when a worker last said that it is at it.
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
    tally = models.JSONField(default=dict)
    error = models.CharField(max_length=300, blank=True)
    requested_by = models.ForeignKey(settings.AUTH_USER_MODEL, models.SET_NULL, null=True, related_name="+")
    created = models.DateTimeField(auto_now_add=True)
    beat = models.DateTimeField(null=True)
    ended = models.DateTimeField(null=True)

    class Meta:
        verbose_name = _("laboratory run")
        verbose_name_plural = _("laboratory runs")
        ordering = ["-created"]

    def __str__(self) -> str:
        return f"{self.version}: {self.games}"
