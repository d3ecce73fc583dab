import secrets

from django.conf import settings
from django.db import models
from django.db.models import Q
from django.utils.translation import gettext_lazy as _

from games.rules.kernel import commitment


def new_public_id() -> str:
    return secrets.token_urlsafe(9)


def new_link() -> str:
    return secrets.token_urlsafe(18)


def new_seed() -> bytes:
    return secrets.token_bytes(32)


class Game(models.Model):
    """A table from the first person in the lobby to the result.

    ``seed`` and ``head`` are secrets of the server: read by games.door only, shown to nobody while the game runs.
    ``house``: slot -> "key.number" of the published card set version that takes its place; shipped sets elsewhere.
    ``consent`` is the undo that the table is asked about until ``consent_until``.
    ``waiting`` is a bit mask of the seats the game waits for; with ``deadline`` and ``bots_due`` it is all that the
    sweep reads. ``told`` counts the events each viewer has seen: spectator first, then the seats.
    """

    class Status(models.TextChoices):
        LOBBY = "lobby", _("waiting for players")
        RUNNING = "running", _("being played")
        FINISHED = "finished", _("finished")
        ABANDONED = "abandoned", _("given up")

    class Visibility(models.TextChoices):
        PUBLIC = "public", _("open to everyone")
        LINK = "link", _("by invitation link")

    public_id = models.CharField(max_length=16, unique=True, default=new_public_id, editable=False)
    link = models.CharField(max_length=32, unique=True, default=new_link, editable=False)
    name = models.CharField(_("name"), max_length=60, blank=True)
    host = models.ForeignKey(settings.AUTH_USER_MODEL, models.SET_NULL, null=True, related_name="hosted_games")
    rematch_of = models.OneToOneField("self", models.SET_NULL, null=True, related_name="rematch")
    visibility = models.CharField(max_length=8, choices=Visibility, default=Visibility.PUBLIC)
    status = models.CharField(max_length=10, choices=Status, default=Status.LOBBY)

    ruleset = models.CharField(max_length=40)
    rules_version = models.PositiveIntegerField(default=0)
    options = models.JSONField(default=dict)
    sets = models.JSONField(default=list)
    house = models.JSONField(default=dict)
    cards = models.ForeignKey("games.ComposedCards", models.PROTECT, null=True)
    seconds_per_move = models.PositiveIntegerField(null=True)

    seed = models.BinaryField(default=new_seed)
    commitment = models.CharField(max_length=64, editable=False)
    head = models.BinaryField(null=True)

    version = models.PositiveIntegerField(default=0)
    last_action = models.IntegerField(default=-1)
    question = models.PositiveIntegerField(default=0)
    told = models.JSONField(default=list)
    waiting = models.PositiveIntegerField(default=0)
    deadline = models.DateTimeField(null=True)
    bots_due = models.DateTimeField(null=True)
    consent = models.JSONField(null=True)
    consent_until = models.DateTimeField(null=True)

    created = models.DateTimeField(auto_now_add=True)
    changed = models.DateTimeField(auto_now=True)
    started = models.DateTimeField(null=True)
    ended = models.DateTimeField(null=True)
    announced = models.DateTimeField(null=True)

    class Meta:
        verbose_name = _("table")
        verbose_name_plural = _("tables")
        indexes = [
            models.Index(fields=["deadline"], name="game_clock", condition=Q(deadline__isnull=False)),
            models.Index(fields=["bots_due"], name="game_bots", condition=Q(bots_due__isnull=False)),
            models.Index(fields=["consent_until"], name="game_consent", condition=Q(consent_until__isnull=False)),
            models.Index(fields=["status", "changed"], name="game_lobby"),
            models.Index(fields=["ended"], name="game_unannounced", condition=Q(announced__isnull=True)),
        ]

    def __str__(self) -> str:
        return f"{self.name or self.ruleset} ({self.public_id})"

    def save(self, *args, **kwargs) -> None:
        if self._state.adding and not self.commitment:
            self.commitment = commitment(bytes(self.seed))
        super().save(*args, **kwargs)

    @property
    def is_lobby(self) -> bool:
        return self.status == self.Status.LOBBY

    @property
    def is_running(self) -> bool:
        return self.status == self.Status.RUNNING

    @property
    def is_over(self) -> bool:
        return self.status in (self.Status.FINISHED, self.Status.ABANDONED)

    def waits_for(self, seat: int) -> bool:
        return bool(self.waiting >> seat & 1)
