from typing import Any

from django.conf import settings
from django.contrib import messages
from django.contrib.auth import login
from django.contrib.auth.decorators import login_required
from django.db import IntegrityError, transaction
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.http import url_has_allowed_host_and_scheme
from django.utils.translation import gettext as _
from django.utils.translation import override
from django.views.decorators.http import require_http_methods, require_POST

from accounts.adapter import name_taken
from accounts.forms import NameForm, PreferencesForm
from accounts.guests import create_guest
from accounts.limits import within
from accounts.models import User
from accounts.signing import not_for_guests


@require_POST
def become_guest(request: HttpRequest) -> HttpResponse:
    """One click to play. A second click of somebody already here changes nothing."""
    if not request.user.is_authenticated:
        if not within("guests", request.META.get("REMOTE_ADDR", ""), settings.GUESTS_PER_HOUR):
            messages.error(request, _("Too many new guests from your address; try again later. [too_many_guests]"))
            return redirect("account_signup")
        login(request, create_guest(), backend="django.contrib.auth.backends.ModelBackend")
    return redirect(_next(request))


@login_required
@require_http_methods(["GET", "POST"])
def preferences(request: HttpRequest) -> HttpResponse:
    person = _person(request)
    form = PreferencesForm(request.POST or None, instance=person)
    if request.method == "POST" and form.is_valid():
        form.save()
        with override(person.language or request.LANGUAGE_CODE):
            messages.success(request, _("Your preferences are saved."))
        return redirect("preferences")
    return _preferences_page(request, form=form, name_form=NameForm(person))


@login_required
@not_for_guests
@require_POST
def rename(request: HttpRequest) -> HttpResponse:
    form = NameForm(_person(request), request.POST)
    if form.is_valid() and _saved(form):
        messages.success(request, _("From now on you are %(name)s.") % {"name": form.person.username})
        return redirect("preferences")
    return _preferences_page(request, form=PreferencesForm(instance=request.user), name_form=form)


def _person(request: HttpRequest) -> User:
    assert isinstance(request.user, User)  # the decorators have seen to it
    return request.user


def _saved(form: NameForm) -> bool:
    try:
        with transaction.atomic():
            form.save()
    except IntegrityError:  # somebody took it a moment ago
        form.person.refresh_from_db()
        form.add_error("username", name_taken())
        return False
    return True


def _preferences_page(request: HttpRequest, **forms: Any) -> HttpResponse:
    status = 422 if any(form.errors for form in forms.values()) else 200
    return render(request, "accounts/preferences.html", forms, status=status)


def _next(request: HttpRequest) -> str:
    """Back to where the click came from, if that is a page of this site."""
    target = request.POST.get("next", "")
    safe = url_has_allowed_host_and_scheme(target, {request.get_host()}, require_https=request.is_secure())
    return target if safe else "home"
