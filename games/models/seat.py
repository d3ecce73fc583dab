from django.conf import settings
from django.db import models
from django.db.models import Q
from django.utils.translation import gettext_lazy as _


class Seat(models.Model):
    """A chair at a table: empty, a person's, or a computer player's (``level``).

    ``name`` is how the person was called on sitting down. ``former`` is the person who left a running game, whose
    seat a computer player took over. ``entropy`` is the seat's own share of the dice, secret until the game is over.
    """

    game = models.ForeignKey("games.Game", models.CASCADE, related_name="seats")
    index = models.PositiveSmallIntegerField()
    person = models.ForeignKey(settings.AUTH_USER_MODEL, models.SET_NULL, null=True, related_name="seats")
    former = models.ForeignKey(settings.AUTH_USER_MODEL, models.SET_NULL, null=True, related_name="seats_left")
    level = models.CharField(max_length=20, blank=True)
    name = models.CharField(max_length=60, blank=True)
    ready = models.BooleanField(default=False)
    entropy = models.BinaryField(default=bytes)
    result = models.JSONField(null=True)

    class Meta:
        verbose_name = _("seat")
        verbose_name_plural = _("seats")
        ordering = ["game", "index"]
        constraints = [
            models.UniqueConstraint(fields=["game", "index"], name="one_seat_an_index"),
            models.UniqueConstraint(
                fields=["game", "person"], name="one_seat_a_person", condition=Q(person__isnull=False)
            ),
        ]

    def __str__(self) -> str:
        return f"{self.index}: {self.name or '-'}"

    @property
    def is_bot(self) -> bool:
        return bool(self.level)

    @property
    def is_empty(self) -> bool:
        return self.person_id is None and not self.level
