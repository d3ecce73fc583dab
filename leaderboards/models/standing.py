from django.conf import settings
from django.db import models
from django.utils.translation import gettext_lazy as _


class Board(models.Model):
    """One list of people. ``key``: ``all``, ``game:G``, ``hero:G:H``, ``sets:G:A+B``, ``house:G:A.1+B``, ``year:Y``
    or ``month:Y-M``."""

    key = models.CharField(max_length=200, unique=True)

    def __str__(self) -> str:
        return self.key


class Standing(models.Model):
    """What a person has done in the games of one board. ``rate``: survivals a million games, null before enough games.

    ``streak`` is the running row of games got through, ``longest`` the longest one so far.
    """

    board = models.ForeignKey(Board, models.CASCADE, related_name="standings", db_index=False)
    person = models.ForeignKey(settings.AUTH_USER_MODEL, models.CASCADE, related_name="standings", db_index=False)
    games = models.PositiveIntegerField(default=0)
    survived = models.PositiveIntegerField(default=0)
    won = models.PositiveIntegerField(default=0)
    gold = models.BigIntegerField(default=0)
    best = models.PositiveIntegerField(default=0)
    rate = models.PositiveIntegerField(null=True)
    streak = models.PositiveIntegerField(default=0)
    longest = models.PositiveIntegerField(default=0)

    class Meta:
        verbose_name = _("standing")
        verbose_name_plural = _("standings")
        constraints = [models.UniqueConstraint(fields=["person", "board"], name="one_standing_a_board")]
        indexes = [
            models.Index(fields=["board", "-gold", "person"], name="standing_gold"),
            models.Index(fields=["board", "-best", "person"], name="standing_best"),
            models.Index(fields=["board", "-rate", "person"], name="standing_rate"),
            models.Index(fields=["board", "-longest", "person"], name="standing_longest"),
        ]

    def __str__(self) -> str:
        return f"{self.board_id}/{self.person_id}: {self.gold}"


class Node(models.Model):
    """How many people of a board have a value that is ``node`` on this level: see leaderboards/ranking.py."""

    board = models.ForeignKey(Board, models.CASCADE, related_name="nodes", db_index=False)
    metric = models.PositiveSmallIntegerField()
    level = models.PositiveSmallIntegerField()
    node = models.BigIntegerField()
    people = models.IntegerField()

    class Meta:
        constraints = [models.UniqueConstraint(fields=["board", "metric", "level", "node"], name="one_node")]

    def __str__(self) -> str:
        return f"{self.board_id}.{self.metric}.{self.level}.{self.node}: {self.people}"
