import secrets

from django.conf import settings
from django.db import models
from django.utils.translation import gettext_lazy as _


def new_name() -> str:
    return secrets.token_urlsafe(12)


class KeptRecord(models.Model):
    """A finished game that somebody uploaded to watch; whoever has the address may see it. ``raw``: packed JSON."""

    public_id = models.CharField(max_length=24, unique=True, default=new_name, editable=False)
    person = models.ForeignKey(settings.AUTH_USER_MODEL, models.CASCADE, related_name="kept_records")
    raw = models.BinaryField()
    created = models.DateTimeField(auto_now_add=True)

    class Meta:
        verbose_name = _("uploaded game")
        verbose_name_plural = _("uploaded games")

    def __str__(self) -> str:
        return self.public_id
