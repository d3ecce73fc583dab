from typing import Any, ClassVar

from django.contrib.auth.models import AbstractUser, UserManager
from django.db import models
from django.db.models.functions import Lower
from django.utils.translation import gettext_lazy as _

from accounts.names import name_key, validate_name
from dungeonquest.prepared import NUMBER, Prepared


class PersonManager(UserManager["User"]):
    """Finds people by the look of their name, so that nobody signs in under a capital letter too many."""

    def get(self, *args: Any, **kwargs: Any) -> "User":
        """As always; by the key alone, as each request asks for its person, with a statement made once."""
        if args or kwargs.keys() != {"pk"} or self.db != "default":
            return super().get(*args, **kwargs)
        person = by_key.one(self.model._meta.pk.to_python(kwargs["pk"]))
        if person is None:
            raise self.model.DoesNotExist
        return person

    def get_by_natural_key(self, username: str | None) -> "User":
        return self.get(name_key=name_key(username or ""))


class User(AbstractUser):
    """A person, with an account or a guest. A guest who signs up keeps this row, and with it games and gold."""

    username = models.CharField(_("name"), max_length=30, unique=True, validators=[validate_name])
    name_key = models.CharField(max_length=90, unique=True, editable=False)
    is_guest = models.BooleanField(_("guest"), default=False)
    language = models.CharField(_("language"), max_length=8, blank=True, default="")
    time_zone = models.CharField(_("time zone"), max_length=64, blank=True, default="")
    reduced_motion = models.BooleanField(_("reduced motion"), default=False)
    plain_board = models.BooleanField(_("plain board"), default=False)
    sound = models.BooleanField(_("sound"), default=False)

    first_name = None  # type: ignore[assignment]
    last_name = None  # type: ignore[assignment]

    objects: ClassVar[PersonManager] = PersonManager()

    class Meta:
        verbose_name = _("person")
        verbose_name_plural = _("people")
        constraints = [
            models.UniqueConstraint(Lower("email"), name="one_person_an_address", condition=~models.Q(email=""))
        ]

    def clean(self) -> None:
        super().clean()
        self.name_key = name_key(self.username)  # so that the look of a name is asked too

    def save(self, *args: Any, **kwargs: Any) -> None:
        self.name_key = name_key(self.username)
        fields = kwargs.get("update_fields")
        if fields is not None and "username" in fields:
            kwargs["update_fields"] = {*fields, "name_key"}
        super().save(*args, **kwargs)

    @property
    def display_name(self) -> str:
        return self.username

    def get_full_name(self) -> str:
        return self.username

    def get_short_name(self) -> str:
        return self.username


by_key = Prepared(lambda pk: User.objects.defer("last_login", "date_joined").filter(pk=pk), NUMBER)


class ApiToken(models.Model):
    """A password for a program of its person's. Only its hash is kept: the text is shown once, when it is made.

    Whoever holds the text may do at tables what the person may; never anything about the account itself.
    """

    person = models.ForeignKey(User, models.CASCADE, related_name="api_tokens")
    name = models.CharField(_("name"), max_length=60)
    digest = models.CharField(max_length=64, unique=True, editable=False)
    ending = models.CharField(max_length=4, editable=False)
    created = models.DateTimeField(auto_now_add=True)
    used = models.DateTimeField(null=True, editable=False)

    class Meta:
        verbose_name = _("token")
        verbose_name_plural = _("tokens")
        ordering = ["-created"]

    def __str__(self) -> str:
        return f"{self.name} …{self.ending}"
