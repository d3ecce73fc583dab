from django.db import models
from django.utils.translation import gettext_lazy as _


class LuckReport(models.Model):
    """Luck and skill of a finished game, as somebody at its table asked for it; at most one a game.

    ``wanted`` and ``done`` count retellings; ``part``: the answers that more retellings look at, once they are known.
    ``figures``: a packed ``analysis.Report``. ``error``: a refusal's code. ``beat``: when a worker last said that it is
    at it; until ``busy_until`` nobody else takes it.
    """

    class Status(models.TextChoices):
        QUEUED = "queued", _("waiting for a worker")
        RUNNING = "running", _("being worked out")
        DONE = "done", _("finished")
        FAILED = "failed", _("failed")

    game = models.OneToOneField("games.Game", models.CASCADE, related_name="luck")
    status = models.CharField(max_length=10, choices=Status, default=Status.QUEUED)
    wanted = models.PositiveIntegerField(default=0)
    done = models.PositiveIntegerField(default=0)
    part = models.JSONField(default=list)
    figures = models.BinaryField(null=True)
    error = models.CharField(max_length=40, blank=True)
    created = models.DateTimeField(auto_now_add=True)
    beat = models.DateTimeField(null=True)
    busy_until = models.DateTimeField(null=True)
    ended = models.DateTimeField(null=True)

    class Meta:
        verbose_name = _("luck report")
        verbose_name_plural = _("luck reports")
        indexes = [
            models.Index(fields=["beat"], name="luck_open", condition=models.Q(status__in=("queued", "running"))),
        ]

    def __str__(self) -> str:
        return f"{self.game_id}: {self.done}/{self.wanted}"


class LuckRow(models.Model):
    """What one retelling found, kept until the report is finished: a packed ``analysis.Row``."""

    report = models.ForeignKey("games.LuckReport", models.CASCADE, related_name="rows")
    seed = models.PositiveIntegerField()
    row = models.BinaryField()

    class Meta:
        constraints = [models.UniqueConstraint(fields=["report", "seed"], name="one_row_a_retelling")]

    def __str__(self) -> str:
        return f"{self.report_id}/{self.seed}"
