"""People, their groups, and what libraries keep of their signing in: changed by the deeds of ``games.people`` alone."""

from typing import Any

from allauth.account.adapter import get_adapter
from allauth.account.models import EmailAddress
from allauth.mfa.models import Authenticator
from axes.models import AccessAttempt, AccessLog
from django.contrib import admin, messages
from django.contrib.auth.admin import UserAdmin
from django.contrib.auth.models import Group
from django.db.models import QuerySet
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.utils.translation import gettext
from django.utils.translation import gettext_lazy as _
from unfold.admin import ModelAdmin
from unfold.forms import AdminPasswordChangeForm, UserChangeForm, UserCreationForm

from accounts.models import User
from accounts.names import name_key
from games import people
from games.admin.rights import DeletedByDeed, ReadOnly
from games.refusals import Refusal

for model in (Group, EmailAddress, Authenticator):
    admin.site.unregister(model)


class NamedLikeOthers:
    """A name is asked the same as when people choose it themselves."""

    instance: User
    cleaned_data: dict[str, Any]

    def clean_username(self) -> str:
        name, person = self.cleaned_data["username"], self.instance
        if name == person.username:
            return name
        return get_adapter().clean_username(name, shallow=name_key(name) == person.name_key)


class PersonForm(NamedLikeOthers, UserChangeForm):
    pass


class NewPersonForm(NamedLikeOthers, UserCreationForm):
    pass


class PasswordForm(AdminPasswordChangeForm):
    """``user.asked_by``: whose deed it is."""

    def save(self, commit: bool = True) -> Any:
        password = self.cleaned_data["password1"] if self.cleaned_data["set_usable_password"] else None
        people.set_password(self.user.asked_by, self.user.pk, password)
        self.user.refresh_from_db()
        return self.user


@admin.register(User)
class PersonAdmin(DeletedByDeed, UserAdmin, ModelAdmin):
    """Rights are shown to everybody who may change people, and changed by superusers."""

    form = PersonForm
    add_form = NewPersonForm
    change_password_form = PasswordForm
    deletion = people.delete
    list_display = ("username", "email", "is_guest", "is_active", "is_staff", "date_joined")
    list_filter = ("is_guest", "is_staff", "is_active", "groups")
    search_fields = ("username", "email")
    readonly_fields = ("last_login", "date_joined")
    fieldsets = (
        (None, {"fields": ("username", "email", "password", "is_guest")}),
        (_("Preferences"), {"fields": ("language", "time_zone", "reduced_motion", "plain_board", "sound")}),
        (_("Rights"), {"fields": ("is_active", *people.RIGHTS)}),
        (_("Dates"), {"fields": readonly_fields}),
    )

    def has_add_permission(self, request: HttpRequest) -> bool:
        return ModelAdmin.has_add_permission(self, request)

    def has_change_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return ModelAdmin.has_change_permission(self, request, obj)

    def get_readonly_fields(self, request: HttpRequest, obj: Any = None) -> Any:
        rights = () if request.user.is_superuser else people.RIGHTS
        return (*super().get_readonly_fields(request, obj), *rights)

    def get_object(self, request: HttpRequest, object_id: str, from_field: str | None = None) -> Any:
        """With whoever asks: the form of a new password is given nothing but the person."""
        person = super().get_object(request, object_id, from_field)
        if person is not None:
            person.asked_by = request.user
        return person

    def save_model(self, request: HttpRequest, obj: User, form: Any, change: bool) -> None:
        """Not before ``save_related``: groups and flags are one wish."""

    def save_related(self, request: HttpRequest, form: Any, formsets: Any, change: bool) -> None:
        if change:
            people.save(request.user, form.instance.pk, {name: form.cleaned_data[name] for name in form.changed_data})
        else:
            people.add(request.user, form.instance)

    def changeform_view(self, request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponse:
        return _or_refused(request, super().changeform_view, *args, **kwargs)

    def delete_view(self, request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponse:
        return _or_refused(request, super().delete_view, *args, **kwargs)

    def changelist_view(self, request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponse:
        return _or_refused(request, super().changelist_view, *args, **kwargs)

    def user_change_password(self, request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponse:
        return _or_refused(request, super().user_change_password, *args, **kwargs)


def _or_refused(request: HttpRequest, view: Any, *args: Any, **kwargs: Any) -> HttpResponse:
    """Nothing was done, and the page says why."""
    try:
        return view(request, *args, **kwargs)
    except Refusal as refusal:
        sentences = [refusal.sentence, *(one for many in refusal.fields.values() for one in many)]
        messages.error(request, " ".join(sentences))
        return redirect(request.path)


@admin.register(Group)
class GroupAdmin(ReadOnly, ModelAdmin):
    """What each group of the staff may do: the site's own code says so (games/migrations/0005_staff_groups.py)."""

    list_display = ("name", "members")
    fields = readonly_fields = ("name", "rights", "members")

    def get_queryset(self, request: HttpRequest) -> QuerySet[Group]:
        return super().get_queryset(request).prefetch_related("user_set", "permissions")

    @admin.display(description=_("people"))
    def members(self, group: Group) -> str:
        return ", ".join(sorted(person.username for person in group.user_set.all())) or "–"

    @admin.display(description=_("may"))
    def rights(self, group: Group) -> str:
        return ", ".join(gettext(right.name) for right in group.permissions.all()) or "–"


@admin.register(EmailAddress)
class AddressAdmin(ReadOnly, ModelAdmin):
    """Another address is given to a person on the person's page."""

    list_display = fields = ("email", "user", "primary", "verified")
    list_filter = ("primary", "verified")
    search_fields = ("email", "user__username")


@admin.register(Authenticator)
class SecondFactorAdmin(DeletedByDeed, ModelAdmin):
    """The secrets are not even read."""

    deletion = people.remove_second_factor
    list_display = fields = ("user", "type", "created_at", "last_used_at")
    list_filter = ("type",)
    search_fields = ("user__username",)

    def get_queryset(self, request: HttpRequest) -> QuerySet[Authenticator]:
        return super().get_queryset(request).defer("data")


@admin.register(AccessAttempt)
class FailedSignInAdmin(DeletedByDeed, ModelAdmin):
    """Deleting one lifts the lock-out that it leads to."""

    deletion = people.lift_lockout
    list_display = fields = ("username", "ip_address", "failures_since_start", "attempt_time")
    search_fields = ("username", "ip_address")


@admin.register(AccessLog)
class SignInAdmin(ReadOnly, ModelAdmin):
    list_display = fields = ("username", "ip_address", "attempt_time", "logout_time")
    search_fields = ("username", "ip_address")
