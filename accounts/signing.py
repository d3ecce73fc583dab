"""Sign-up and sign-in for guests, whom allauth would send away because they are signed in already."""

from collections.abc import Callable
from functools import wraps
from typing import Any

from allauth.account.views import LoginView, SignupView
from django.contrib.auth.models import AnonymousUser
from django.db import IntegrityError
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect

from accounts.adapter import name_taken
from accounts.forms import LoginForm

View = Callable[..., HttpResponse]


def open_to_guests(view: View) -> View:
    """Shows a guest the page that strangers see; `request.guest` is who it really is."""

    @wraps(view)
    def inner(request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponse:
        request.guest = None  # type: ignore[attr-defined]
        if request.user.is_authenticated and request.user.is_guest:
            request.guest, request.user = request.user, AnonymousUser()  # type: ignore[attr-defined]
        return view(request, *args, **kwargs)

    return inner


def not_for_guests(view: View) -> View:
    """Pages about e-mail, password and second factors mean nothing before there is an account."""

    @wraps(view)
    def inner(request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponse:
        if request.user.is_authenticated and request.user.is_guest:
            return redirect("account_signup")
        return view(request, *args, **kwargs)

    return inner


class Signup(SignupView):
    def form_valid(self, form: Any) -> HttpResponse:
        """Two people may ask for one name or one address in the same moment; the database lets one of them have it.

        For the other the form is read again, now that the first is there: it says that the name is taken, or goes the
        way of an address that has an account already.
        """
        for _ in range(2):
            try:
                return super().form_valid(form)
            except IntegrityError:
                self._cached_form = None
                form = self.get_form()
                if not form.is_valid():
                    return self.form_invalid(form)
        form.add_error("username", name_taken())
        return self.form_invalid(form)


sign_up = open_to_guests(Signup.as_view())
sign_in = open_to_guests(LoginView.as_view(form_class=LoginForm))
