from django.db import models
from django.utils.translation import gettext_lazy as _


class Action(models.Model):
    """One accepted change of a running game. Only ever added.

    ``answer``, ``events`` and ``outcomes`` hold secrets: events are ``[key, data, seen_by]`` and are shown through
    games.history only. ``told`` counts each viewer's events up to and including this action (spectator first).
    ``target`` of an undo is the number of the action after which the game stands again. ``due`` is the deadline the
    answered question had.
    """

    class Kind(models.TextChoices):
        START = "start"
        ANSWER = "answer"
        PART = "part"
        TAKE_BACK = "take_back"
        UNDO = "undo"
        HAND_OVER = "hand_over"
        ASK_UNDO = "ask_undo"
        AGREE = "agree"
        REFUSE = "refuse"

    game = models.ForeignKey("games.Game", models.CASCADE, related_name="actions")
    number = models.PositiveIntegerField()
    key = models.CharField(max_length=100)
    kind = models.CharField(max_length=10, choices=Kind)
    seat = models.SmallIntegerField(null=True)
    actor = models.CharField(max_length=8)
    question = models.PositiveIntegerField()
    answer = models.JSONField(null=True)
    target = models.PositiveIntegerField(null=True)
    version = models.PositiveIntegerField()
    next_question = models.PositiveIntegerField()
    due = models.DateTimeField(null=True)
    events = models.JSONField(default=list)
    outcomes = models.JSONField(default=list)
    told = models.JSONField(default=list)
    at = models.DateTimeField(auto_now_add=True)

    class Meta:
        verbose_name = _("action")
        verbose_name_plural = _("actions")
        constraints = [
            models.UniqueConstraint(fields=["game", "number"], name="one_action_a_number"),
            models.UniqueConstraint(fields=["game", "key"], name="one_action_a_key"),
        ]

    def __str__(self) -> str:
        return f"{self.game_id}/{self.number} {self.kind}"


class Checkpoint(models.Model):
    """The position right after action ``number``, at the start of a step; packed, and as secret as the head."""

    game = models.ForeignKey("games.Game", models.CASCADE, related_name="checkpoints")
    number = models.PositiveIntegerField()
    position = models.BinaryField()

    class Meta:
        constraints = [models.UniqueConstraint(fields=["game", "number"], name="one_checkpoint_a_number")]

    def __str__(self) -> str:
        return f"{self.game_id}/{self.number}"
