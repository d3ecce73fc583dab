from django.conf import settings
from django.db import models
from django.utils.translation import gettext_lazy as _


class Award(models.Model):
    """An achievement that a person has earned, once. ``key``: "game.achievement", or "any.achievement"."""

    person = models.ForeignKey(settings.AUTH_USER_MODEL, models.CASCADE, related_name="awards")
    key = models.CharField(max_length=80)
    result = models.ForeignKey("leaderboards.Result", models.SET_NULL, null=True, related_name="awards")
    at = models.DateTimeField()

    class Meta:
        verbose_name = _("achievement")
        verbose_name_plural = _("achievements")
        constraints = [models.UniqueConstraint(fields=["person", "key"], name="one_award_a_key")]
        indexes = [models.Index(fields=["key"], name="award_key")]

    def __str__(self) -> str:
        return f"{self.person_id}: {self.key}"
