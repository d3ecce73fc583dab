from django.conf import settings
from django.db import models
from django.db.models import Q
from django.utils.translation import gettext_lazy as _


class Result(models.Model):
    """One seat of one finished game. A person's or a computer player's (``level``); what a game lacks is null."""

    game = models.ForeignKey("games.Game", models.SET_NULL, null=True, related_name="results")
    seat = models.PositiveSmallIntegerField()
    seats = models.PositiveSmallIntegerField()
    person = models.ForeignKey(settings.AUTH_USER_MODEL, models.SET_NULL, null=True, related_name="results")
    level = models.CharField(max_length=20, blank=True)
    name = models.CharField(max_length=60, blank=True)
    ruleset = models.CharField(max_length=40)
    sets = models.JSONField(default=list)
    hero = models.CharField(max_length=40, blank=True)
    rank = models.PositiveSmallIntegerField()
    survived = models.BooleanField(null=True)
    won = models.BooleanField(null=True)
    gold = models.IntegerField(null=True)
    score = models.FloatField(null=True)
    cause = models.CharField(max_length=60, blank=True)
    rounds = models.PositiveIntegerField(null=True)
    ended = models.DateTimeField()

    class Meta:
        verbose_name = _("result")
        verbose_name_plural = _("results")
        constraints = [models.UniqueConstraint(fields=["game", "seat"], name="one_result_a_seat")]
        indexes = [
            models.Index(fields=["ruleset", "-gold"], name="result_gold", condition=Q(gold__isnull=False)),
            models.Index(fields=["person", "-ended"], name="result_person"),
        ]

    def __str__(self) -> str:
        return f"{self.game_id}/{self.seat}: {self.gold}"


class Lifetime(models.Model):
    """What a person has carried out over all finished games."""

    person = models.OneToOneField(settings.AUTH_USER_MODEL, models.CASCADE, related_name="lifetime", primary_key=True)
    gold = models.BigIntegerField(default=0)
    games = models.PositiveIntegerField(default=0)
    survived = models.PositiveIntegerField(default=0)
    won = models.PositiveIntegerField(default=0)

    class Meta:
        verbose_name = _("lifetime")
        verbose_name_plural = _("lifetimes")
        indexes = [models.Index(fields=["-gold", "person"], name="lifetime_gold")]

    def __str__(self) -> str:
        return f"{self.person_id}: {self.gold}"
