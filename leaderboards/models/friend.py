from django.conf import settings
from django.db import models
from django.utils.translation import gettext_lazy as _


class Friend(models.Model):
    """Somebody on a person's own list, which nobody else sees."""

    person = models.ForeignKey(settings.AUTH_USER_MODEL, models.CASCADE, related_name="friends")
    friend = models.ForeignKey(settings.AUTH_USER_MODEL, models.CASCADE, related_name="+")
    since = models.DateTimeField(auto_now_add=True)

    class Meta:
        verbose_name = _("friend")
        verbose_name_plural = _("friends")
        constraints = [models.UniqueConstraint(fields=["person", "friend"], name="one_friend_once")]

    def __str__(self) -> str:
        return f"{self.person_id} -> {self.friend_id}"
