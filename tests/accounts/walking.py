"""One person's way through every page about an account, in one language; what each page and letter says."""

import re
from html.parser import HTMLParser

from allauth.mfa.adapter import get_adapter
from allauth.mfa.models import Authenticator
from allauth.mfa.totp.internal.auth import format_hotp_value, hotp_value, yield_hotp_counters_from_time
from django.core import mail
from django.core.cache import cache
from django.test import Client
from django.urls import reverse
from fido2.cose import ES256
from fido2.utils import websafe_encode
from fido2.webauthn import AttestationObject, AttestedCredentialData, AuthenticatorData

from accounts.models import User

PASSWORD = "torch-and-rope-77"
SILENT, READ = {"script", "style", "option"}, {"alt", "title", "placeholder", "aria-label"}


class Said(HTMLParser):
    """The sentences of the messages and of the main part of a page, and its title."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.words: list[str] = []
        head, _, body = page.partition("</header>")
        self.feed(re.search(r"<title>.*?</title>", head, re.DOTALL)[0] + body.partition("<footer")[0])

    def handle_starttag(self, tag, attrs):
        self.open.append(tag)
        self.words += [value for name, value in attrs if name in READ and value]

    def handle_endtag(self, tag):
        if tag in self.open:
            del self.open[len(self.open) - self.open[::-1].index(tag) - 1 :]

    def handle_data(self, data):
        if not SILENT & set(self.open):
            self.words += [part.strip() for part in data.split("·")]


class Walk:
    """``said``: by step, what was read there. Steps have the same names in every language."""

    def __init__(self, language: str) -> None:
        self.said: dict[str, list[str]] = {}
        self.client = Client(headers={"Accept-Language": language})
        cache.clear()
        mail.outbox.clear()

    def see(self, name: str, url: str | None = None, **data: str) -> str:
        """GET, or POST when there is data to say; where that leads is read too."""
        cache.clear()  # nobody is told to wait
        url = url or reverse(name)
        page = self.client.post(url, data, follow=True) if data else self.client.get(url, follow=True)
        assert page.status_code in {200, 422}, (name, url, page.status_code)
        step = f"{name} {' '.join(sorted(data))} {len(self.said)}"
        self.said[step] = [words for words in Said(page.content.decode()).words if words]
        return page.content.decode()

    def letter(self) -> str:
        """Reads the newest letter; gives its link."""
        letter = mail.outbox[-1]
        self.said[f"letter {len(self.said)}"] = [letter.subject, *filter(None, letter.body.split("\n"))]
        return re.search(r"http://testserver(\S+)", letter.body)[1]

    def everything(self) -> "Walk":
        for part in (self.stranger, self.sign_up, self.addresses, self.passwords, self.factors, self.locked_out):
            part()
        return self

    def stranger(self) -> None:
        for name in ("account_login", "account_signup", "account_reset_password", "account_reset_password_done",
                     "account_email_verification_sent", "account_inactive", "preferences",
                     "account_reset_password_from_key_done"):  # fmt: skip
            self.see(name)
        for name in ("account_login", "account_signup", "account_reset_password"):
            self.see(name, nothing="")
        self.see("account_login", login="Nobody", password="wrong")
        self.see("used up", reverse("account_confirm_email", args=["none"]))
        self.see("used up", reverse("account_reset_password_from_key", kwargs={"uidb36": "1", "key": "no-ne"}))

    def sign_up(self) -> None:
        new = {"username": "Ada", "email": "ada@example.org", "password1": PASSWORD, "password2": PASSWORD}
        for wrong in ({"password1": "ada@example.org"}, {"password1": "short"}, {"password1": "password"},
                      {"username": "x" * 99}, {"username": "admin"}, {"email": "ada"}):  # fmt: skip
            self.see("account_signup", **{**new, **wrong})
        self.see("account_signup", **new)
        self.see("its link", self.letter())
        self.client.logout()
        self.see("account_signup", **{**new, "username": "Berta"})
        self.letter()
        for email in ("ada@example.org", "nobody@example.org"):
            self.see("account_reset_password", email=email)
            link = self.letter()
            if email.startswith("ada"):
                page = self.client.get(link, follow=True)
                self.see("chosen anew", page.request["PATH_INFO"], password1=PASSWORD, password2="another-one")
                self.see("chosen anew", page.request["PATH_INFO"], password1=PASSWORD, password2=PASSWORD)
        self.see("account_login", login="Ada", password=PASSWORD)

    def addresses(self) -> None:
        first, second = "ada@example.org", "ada@example.com"
        self.see("account_email")
        for email in ("ada", first, second):
            self.see("account_email", email=email, action_add="")
        self.see("account_email", email=second, action_primary="")
        self.see("its link", self.letter(), action="")
        self.see("account_email", email=first, action_send="")
        self.see("its link", self.letter(), action="")
        self.see("account_email", email=second, action_primary="")
        self.see("account_email", email=second, action_remove="")
        self.see("account_email", email=first, action_remove="")

    def passwords(self) -> None:
        self.see("account_change_password")
        self.see("account_change_password", oldpassword="wrong", password1="12345", password2=PASSWORD)
        self.see("account_change_password", oldpassword=PASSWORD, password1=PASSWORD, password2=PASSWORD)
        person = User.objects.get(username="Ada")
        person.set_unusable_password()
        person.save()
        self.client.force_login(person, "django.contrib.auth.backends.ModelBackend")
        self.see("account_set_password")
        self.see("account_set_password", password1=PASSWORD, password2=PASSWORD)
        self.see("account_login", login="Ada", password=PASSWORD)
        self.see("account_reauthenticate")
        self.see("account_reauthenticate", password="wrong")
        self.see("account_reauthenticate", password=PASSWORD)

    def factors(self) -> None:
        self.see("mfa_index")
        self.see("mfa_add_webauthn")
        page = self.see("mfa_activate_totp")
        self.see("mfa_activate_totp", code="1")
        secret = re.search(r'alt="(\w+)"', page)[1]
        self.see("mfa_activate_totp", code=code_for(secret))
        person = User.objects.get(username="Ada")
        keys = [add_key(person, name, alone).pk for name, alone in (("Phone", True), ("Stick", False))]
        for name in ("mfa_index", "mfa_list_webauthn", "mfa_add_webauthn", "mfa_view_recovery_codes",
                     "mfa_reauthenticate", "mfa_generate_recovery_codes", "mfa_reauthenticate_webauthn",
                     "account_reauthenticate"):  # fmt: skip
            self.see(name)
        self.see("mfa_edit_webauthn", reverse("mfa_edit_webauthn", args=[keys[0]]))
        self.see("mfa_remove_webauthn", reverse("mfa_remove_webauthn", args=[keys[0]]))
        self.see("mfa_remove_webauthn", reverse("mfa_remove_webauthn", args=[keys[0]]), yes="1")
        self.see("mfa_generate_recovery_codes", yes="1")
        self.see("account_logout")
        self.see("account_logout", yes="1")
        self.see("account_login", login="Ada", password=PASSWORD)
        self.see("mfa_authenticate", code="1")
        self.see("mfa_authenticate", code=code_for(secret))
        self.see("mfa_deactivate_totp")
        self.see("mfa_reauthenticate", code=code_for(secret))
        self.see("mfa_deactivate_totp")
        self.see("mfa_deactivate_totp", yes="1")
        for name in ("preferences", "api_tokens", "delete_account"):
            self.see(name)

    def locked_out(self) -> None:
        self.client.logout()
        User.objects.filter(username="Ada").update(is_active=False)
        self.see("account_login", login="Ada", password=PASSWORD)


def code_for(secret: str) -> str:
    return format_hotp_value(hotp_value(secret, next(iter(yield_hotp_counters_from_time()))))


def add_key(person: User, name: str, alone: bool) -> Authenticator:
    """A key as a browser would have registered it."""
    assert get_adapter().get_public_key_credential_user_entity(person)
    public = ES256({1: 2, 3: -7, -1: 1, -2: b"x" * 32, -3: b"y" * 32})
    made = AttestedCredentialData.create(b"\0" * 16, name.encode() * 4, public)
    data = AuthenticatorData.create(b"r" * 32, 0x45, 0, made)
    answer = {
        "clientDataJSON": websafe_encode(b'{"type":"webauthn.create","challenge":"","origin":""}'),
        "attestationObject": websafe_encode(bytes(AttestationObject.create("none", data, {}))),
    }
    credential = {"id": websafe_encode(made.credential_id), "rawId": websafe_encode(made.credential_id),
                  "type": "public-key", "response": answer,
                  "clientExtensionResults": {"credProps": {"rk": alone}}}  # fmt: skip
    kept = {"name": name, "credential": credential}
    return Authenticator.objects.create(user=person, type=Authenticator.Type.WEBAUTHN, data=kept)
