from django.conf import settings
from django.db import models
from django.db.models import Q
from django.utils.translation import gettext_lazy as _


class Verdict(models.TextChoices):
    """Whether a result counts on leaderboards, and if not, why (see leaderboards/counting.py)."""

    COUNTS = "counts", _("counts")
    LEFT = "left", _("counts as lost: the seat was given up during the game")
    COMPUTER = "computer", _("does not count: a computer player's")
    NOBODY = "nobody", _("does not count: the account is gone")
    HOUSE = "house", _("counts on the board of these card sets only")
    ALTERED = "altered", _("does not count: played with altered cards or rules")
    TWICE = "twice", _("does not count: this person held another seat as well")
    RUSHED = "rushed", _("does not count: over faster than anybody can play")
    FARMED = "farmed", _("does not count: too many games of the same company within a day")
    GUEST = "guest", _("counts as soon as this guest signs up")


class Result(models.Model):
    """One seat of one finished game: a person's or a computer player's (``level``); what a game lacks is null.

    Written once and then left alone, but for guests who sign up and people who go. ``table`` is the game's public id;
    ``company`` names the people of the game; ``fate`` and ``deeds`` are what its events told of this seat. ``house``:
    slot -> version of the card sets of the house that were played with.
    """

    game = models.ForeignKey("games.Game", models.SET_NULL, null=True, related_name="results")
    table = models.CharField(max_length=16, default="", db_index=True)
    seat = models.PositiveSmallIntegerField()
    seats = models.PositiveSmallIntegerField()
    person = models.ForeignKey(settings.AUTH_USER_MODEL, models.SET_NULL, null=True, related_name="results")
    level = models.CharField(max_length=20, blank=True)
    name = models.CharField(max_length=60, blank=True)
    company = models.CharField(max_length=120, blank=True)
    ruleset = models.CharField(max_length=40)
    sets = models.JSONField(default=list)
    house = models.JSONField(default=dict)
    hero = models.CharField(max_length=40, blank=True)
    rank = models.PositiveSmallIntegerField()
    survived = models.BooleanField(null=True)
    won = models.BooleanField(null=True)
    gold = models.IntegerField(null=True)
    score = models.FloatField(null=True)
    cause = models.CharField(max_length=60, blank=True)
    rounds = models.PositiveIntegerField(null=True)
    seconds = models.PositiveIntegerField(null=True)
    ended = models.DateTimeField()
    altered = models.BooleanField(default=False)
    left = models.BooleanField(default=False)
    fallen = models.BooleanField(default=False)
    fate = models.JSONField(default=dict)
    deeds = models.JSONField(default=dict)
    verdict = models.CharField(max_length=10, choices=Verdict, default=Verdict.COUNTS)

    class Meta:
        verbose_name = _("result")
        verbose_name_plural = _("results")
        constraints = [models.UniqueConstraint(fields=["game", "seat"], name="one_result_a_seat")]
        indexes = [
            models.Index(fields=["person", "-ended"], name="result_person"),
            models.Index(fields=["-ended"], name="result_fallen", condition=Q(fallen=True)),
        ]

    def __str__(self) -> str:
        return f"{self.table}/{self.seat}: {self.points}"

    @property
    def points(self) -> int:
        """The game's own measure as a whole number: gold, or else the score; never below zero."""
        return max(0, int(self.score or 0) if self.gold is None else self.gold)

    @property
    def alive(self) -> bool:
        """Got through: survived, or won where nobody can die; never after giving the seat up."""
        return not self.left and bool(self.won if self.survived is None else self.survived)
