import secrets

from django.conf import settings
from django.db import models
from django.db.models import Q
from django.utils.translation import gettext_lazy as _

from accounts.names import FORMER


def new_public_id() -> str:
    return secrets.token_urlsafe(9)


def new_link() -> str:
    return secrets.token_urlsafe(18)


class Campaign(models.Model):
    """A group that plays several games and adds them up. It ends after ``length`` games or at ``until``.

    ``menu`` is what may be played: a list of ``{"ruleset": ..., "sets": [...]}``. ``link`` invites whoever holds it.
    """

    class Scoring(models.TextChoices):
        OWN = "own", _("what each game counts: gold or points")
        PLACES = "places", _("fixed points for each place: 5, 3, 2, 1")

    public_id = models.CharField(max_length=16, unique=True, default=new_public_id, editable=False)
    link = models.CharField(max_length=32, unique=True, default=new_link, editable=False)
    name = models.CharField(_("name"), max_length=60)
    menu = models.JSONField(default=list)
    scoring = models.CharField(max_length=8, choices=Scoring, default=Scoring.OWN)
    length = models.PositiveSmallIntegerField(null=True)
    until = models.DateTimeField(null=True)
    created = models.DateTimeField(auto_now_add=True)

    class Meta:
        verbose_name = _("campaign")
        verbose_name_plural = _("campaigns")

    def __str__(self) -> str:
        return self.name


class Member(models.Model):
    """A person or a computer player (``level``) of a campaign. Whoever leaves stays in the standings."""

    class Role(models.TextChoices):
        FOUNDER = "founder", _("founder")
        ORGANISER = "organiser", _("organiser")
        PLAYER = "player", _("player")

    campaign = models.ForeignKey(Campaign, models.CASCADE, related_name="members")
    person = models.ForeignKey(settings.AUTH_USER_MODEL, models.SET_NULL, null=True, related_name="memberships")
    level = models.CharField(max_length=20, blank=True)
    name = models.CharField(max_length=60)
    role = models.CharField(max_length=10, choices=Role, default=Role.PLAYER)
    invited = models.DateTimeField(auto_now_add=True)
    joined = models.DateTimeField(null=True)
    left = models.DateTimeField(null=True)

    class Meta:
        verbose_name = _("member")
        verbose_name_plural = _("members")
        ordering = ["pk"]
        constraints = [
            models.UniqueConstraint(
                fields=["campaign", "person"], name="one_membership", condition=Q(person__isnull=False)
            )
        ]

    def __str__(self) -> str:
        return self.called

    @property
    def called(self) -> str:
        """The name, or what is said of somebody who has deleted their account."""
        return self.name or str(FORMER)

    @property
    def plays(self) -> bool:
        return self.joined is not None and self.left is None


class CampaignGame(models.Model):
    """One table of a campaign. ``bots``: seat -> member, of computer players."""

    campaign = models.ForeignKey(Campaign, models.CASCADE, related_name="games")
    number = models.PositiveSmallIntegerField()
    game = models.OneToOneField("games.Game", models.SET_NULL, null=True, related_name="campaign_game")
    table = models.CharField(max_length=16, unique=True)
    bots = models.JSONField(default=dict)

    class Meta:
        verbose_name = _("campaign game")
        verbose_name_plural = _("campaign games")
        ordering = ["number"]
        constraints = [models.UniqueConstraint(fields=["campaign", "number"], name="one_campaign_game_a_number")]

    def __str__(self) -> str:
        return f"{self.campaign_id}: {self.number}"
