"""Tokens on the preferences page."""

from django import forms
from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods, require_POST

from accounts import tokens
from accounts.models import ApiToken, User


class TokenForm(forms.ModelForm):
    class Meta:
        model = ApiToken
        fields = ("name",)
        labels = {"name": gettext_lazy("What is it for?")}


@login_required
@never_cache
@require_http_methods(["GET", "POST"])
def api_tokens(request: HttpRequest) -> HttpResponse:
    """One's own tokens; a POST makes one and shows its text, this once."""
    assert isinstance(request.user, User)
    form = TokenForm(request.POST or None)
    made = ""
    if request.method == "POST" and form.is_valid():
        try:
            made = tokens.create_token(request.user, form.cleaned_data["name"])
        except tokens.TooManyTokens:
            form.add_error(None, _("You have as many tokens as one can have; revoke one first. [too_many_tokens]"))
    context = {"form": form, "made": made, "tokens": request.user.api_tokens.all()}
    return render(request, "accounts/tokens.html", context, status=422 if form.errors else 200)


@login_required
@require_POST
def revoke_token(request: HttpRequest, token_id: int) -> HttpResponse:
    """Programs that use it are refused from now on."""
    assert isinstance(request.user, User)
    if tokens.revoke(request.user, token_id):
        messages.success(request, _("The token is revoked."))
    return redirect("api_tokens")
