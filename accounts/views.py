from django.contrib import messages
from django.contrib.auth import login
from django.contrib.auth.decorators import login_required
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.http import url_has_allowed_host_and_scheme
from django.utils.translation import gettext as _
from django.utils.translation import override
from django.views.decorators.http import require_http_methods, require_POST

from accounts.forms import PreferencesForm
from accounts.guests import create_guest


@require_POST
def become_guest(request: HttpRequest) -> HttpResponse:
    """One click to play. A second click of somebody already here changes nothing."""
    if not request.user.is_authenticated:
        login(request, create_guest(), backend="django.contrib.auth.backends.ModelBackend")
    return redirect(_next(request))


@login_required
@require_http_methods(["GET", "POST"])
def preferences(request: HttpRequest) -> HttpResponse:
    form = PreferencesForm(request.POST or None, instance=request.user)
    if request.method == "POST" and form.is_valid():
        person = form.save()
        with override(person.language or request.LANGUAGE_CODE):
            messages.success(request, _("Your preferences are saved."))
        return redirect("preferences")
    return render(request, "accounts/preferences.html", {"form": form})


def _next(request: HttpRequest) -> str:
    """Back to where the click came from, if that is a page of this site."""
    target = request.POST.get("next", "")
    safe = url_has_allowed_host_and_scheme(target, {request.get_host()}, require_https=request.is_secure())
    return target if safe else "home"
