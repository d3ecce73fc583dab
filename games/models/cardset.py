"""Card sets that staff edit: a set, its versions, and the lines of each version."""

from typing import Any

from django.conf import settings
from django.db import models
from django.db.models import Q
from django.utils.translation import gettext_lazy as _

from games.models.fixed import FixedManager, check_drafts


class CardSet(models.Model):
    """A set of one game's cards. ``slot``: the shipped set that it takes the place of at a table.

    ``shipped`` sets come from the data files and are read-only. With ``needs_laboratory`` no version is published
    before its laboratory figures exist.
    """

    key = models.SlugField(_("key"), max_length=40, unique=True)
    ruleset = models.CharField(_("game"), max_length=40)
    slot = models.CharField(_("takes the place of"), max_length=40)
    title = models.CharField(_("title"), max_length=80)
    about = models.TextField(_("about this set"), blank=True, max_length=2000)
    shipped = models.BooleanField(default=False, editable=False)
    needs_laboratory = models.BooleanField(_("laboratory figures needed before publishing"), default=False)
    copied_from = models.ForeignKey("CardSetVersion", models.SET_NULL, null=True, blank=True, related_name="copies")
    created = models.DateTimeField(auto_now_add=True)
    created_by = models.ForeignKey(settings.AUTH_USER_MODEL, models.SET_NULL, null=True, related_name="+")

    class Meta:
        verbose_name = _("card set")
        verbose_name_plural = _("card sets")
        permissions = [
            ("edit_card_sets", _("Can copy card sets and edit drafts")),
            ("publish_card_sets", _("Can publish and retire versions of card sets")),
        ]

    def __str__(self) -> str:
        return self.title


class CardSetVersion(models.Model):
    """Draft, then published, then retired. Only a draft's entries may change; a set has one draft at most.

    ``revision`` counts the draft's changes: whoever saves says which one was looked at. ``digest``: of a published
    version's document.
    """

    class Status(models.TextChoices):
        DRAFT = "draft", _("draft")
        PUBLISHED = "published", _("published")
        RETIRED = "retired", _("retired")

    card_set = models.ForeignKey(CardSet, models.CASCADE, related_name="versions")
    number = models.PositiveIntegerField()
    status = models.CharField(max_length=10, choices=Status, default=Status.DRAFT)
    revision = models.PositiveIntegerField(default=0)
    digest = models.CharField(max_length=64, blank=True)
    note = models.CharField(_("what is new"), max_length=200, blank=True)
    created = models.DateTimeField(auto_now_add=True)
    published = models.DateTimeField(null=True)
    retired = models.DateTimeField(null=True)

    objects = FixedManager()

    class Meta:
        verbose_name = _("version of a card set")
        verbose_name_plural = _("versions of card sets")
        ordering = ["card_set", "-number"]
        constraints = [
            models.UniqueConstraint(fields=["card_set", "number"], name="one_version_a_number"),
            models.UniqueConstraint(fields=["card_set"], condition=Q(status="draft"), name="one_draft_a_set"),
        ]

    def __str__(self) -> str:
        return f"{self.card_set.title} {self.number}"

    @property
    def name(self) -> str:
        """What a game remembers it by."""
        return f"{self.card_set.key}.{self.number}"

    @property
    def is_draft(self) -> bool:
        return self.status == self.Status.DRAFT

    def delete(self, *args: Any, **kwargs: Any) -> tuple[int, dict[str, int]]:
        """Drafts only; else ``Fixed``. (Updates are watched by the database, see the migrations.)"""
        check_drafts(type(self).objects.filter(pk=self.pk))
        return super().delete(*args, **kwargs)


class CardEntry(models.Model):
    """A line of a version; the fields are those of ``games.rules.kernel.workshop.Entry``."""

    version = models.ForeignKey(CardSetVersion, models.CASCADE, related_name="entries")
    component = models.CharField(_("component"), max_length=40)
    pile = models.CharField(_("deck"), max_length=40, blank=True)
    key = models.CharField(_("key"), max_length=60)
    kind = models.CharField(_("kind"), max_length=40, blank=True)
    count = models.PositiveIntegerField(_("how many"), default=1)
    on = models.BooleanField(_("in use"), default=True)
    params = models.JSONField(_("values"), default=dict, blank=True)
    names = models.JSONField(_("names"), default=dict, blank=True)
    texts = models.JSONField(_("texts"), default=dict, blank=True)
    order = models.PositiveIntegerField(default=0)

    objects = FixedManager()

    class Meta:
        verbose_name = _("entry")
        verbose_name_plural = _("entries")
        ordering = ["order", "pk"]
        constraints = [
            models.UniqueConstraint(fields=["version", "component", "pile", "key"], name="one_entry_a_place"),
        ]

    def __str__(self) -> str:
        return f"{self.pile or self.component}: {self.key}"

    def delete(self, *args: Any, **kwargs: Any) -> tuple[int, dict[str, int]]:
        """Out of a draft only; else ``Fixed``."""
        check_drafts(type(self).objects.filter(pk=self.pk))
        return super().delete(*args, **kwargs)
