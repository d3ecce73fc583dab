from django.conf import settings
from django.db import models
from django.utils.translation import gettext_lazy as _

from games.cardsets.words import deed_name


class StaffDeed(models.Model):
    """Who of the staff did what, to what, when. Written by ``games.staff`` only, never changed.

    ``target``: a name for people that stays readable when the thing is gone; ``data``: what changed, as plain data.
    """

    at = models.DateTimeField(auto_now_add=True)
    person = models.ForeignKey(settings.AUTH_USER_MODEL, models.SET_NULL, null=True, related_name="+")
    name = models.CharField(_("who"), max_length=150)
    deed = models.CharField(_("deed"), max_length=60)
    target = models.CharField(_("what"), max_length=150)
    card_set = models.ForeignKey("games.CardSet", models.SET_NULL, null=True, related_name="deeds")
    data = models.JSONField(default=dict)

    class Meta:
        verbose_name = _("staff action")
        verbose_name_plural = _("staff actions")
        ordering = ["-at", "-pk"]
        indexes = [models.Index(fields=["card_set", "-at"], name="deeds_of_a_set")]

    def __str__(self) -> str:
        return f"{deed_name(self.deed)}: {self.target}"
