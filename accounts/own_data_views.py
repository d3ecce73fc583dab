from typing import Any

from allauth.account.decorators import reauthentication_required
from django.contrib import messages
from django.contrib.auth import logout
from django.contrib.auth.decorators import login_required
from django.http import HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods, require_safe

from accounts.models import User
from accounts.own_data import copy_of, forget


@login_required
@require_safe
@never_cache
def own_data(request: HttpRequest) -> HttpResponse:
    """Everything that is kept of the person who asks, as a file."""
    assert isinstance(request.user, User)
    found = JsonResponse(copy_of(request.user), json_dumps_params={"indent": 2, "ensure_ascii": False})
    found["Content-Disposition"] = 'attachment; filename="dungeonquest-online.json"'
    return found


@login_required
@require_http_methods(["GET", "POST"])
def delete_account(request: HttpRequest) -> HttpResponse:
    """Asks first, and asks for the password again if there is one."""
    assert isinstance(request.user, User)
    return _asked(request) if request.user.has_usable_password() else _delete(request)


def _delete(request: HttpRequest) -> HttpResponse:
    person: Any = request.user
    if request.method == "POST" and request.POST.get("sure") == "yes":
        logout(request)
        forget(person)
        messages.success(request, _("Your account and everything about you is deleted."))
        return redirect("home")
    return render(request, "accounts/delete.html")


_asked = reauthentication_required(_delete)
