"""A passkey, from its making to signing in with it alone and as second factor, with a key that the browser plays."""

import re

from tests.infra.site import wait_for

PASSWORD = "torch-and-rope-77"
KEY = {"protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True,
       "isUserVerified": True, "automaticPresenceSimulation": True}  # fmt: skip


def fill(page, **words):
    for name, word in words.items():
        page.fill(f"[name={name}]", word)
    with page.expect_navigation():
        page.click("main form button[type=submit] >> nth=0")


def sign_out(page, site):
    page.goto(f"{site}/accounts/logout/")
    with page.expect_navigation():
        page.click("main form button")


def signed_in(page):
    return page.locator("#menu a[href='/accounts/logout/']").count() == 1


def confirm_address(page, running):
    """By the link of the letter, which is printed into a log where no mail server is set."""

    def link():
        said = "".join(file.read_text() for file in running.var.rglob("*") if file.suffix in {".log", ".out"})
        return re.findall(r"http://\S+/accounts/confirm-email/\S+", said)

    page.goto(wait_for(link)[-1])
    with page.expect_navigation():
        page.click("main form button")


def test_a_passkey_opens_the_door(page, site, running):
    devtools = page.context.new_cdp_session(page)
    devtools.send("WebAuthn.enable")
    devtools.send("WebAuthn.addVirtualAuthenticator", {"options": KEY})
    page.goto(f"{site}/accounts/signup/")
    fill(page, username="Paula", email="paula@example.org", password1=PASSWORD, password2=PASSWORD)
    confirm_address(page, running)
    page.goto(f"{site}/accounts/2fa/webauthn/add/")
    if "reauthenticate" in page.url:
        fill(page, password=PASSWORD)
    page.fill("[name=name]", "My phone")
    page.check("[name=passwordless]")
    with page.expect_navigation():
        page.click("#mfa_webauthn_add")
    page.goto(f"{site}/accounts/2fa/webauthn/")
    assert "My phone" in page.inner_text("main")

    sign_out(page, site)
    page.goto(f"{site}/accounts/login/")
    with page.expect_navigation(url=f"{site}/"):
        page.click("#passkey_login")
    assert signed_in(page)

    sign_out(page, site)
    page.goto(f"{site}/accounts/login/")
    fill(page, login="Paula", password=PASSWORD)
    assert page.url.endswith("/accounts/2fa/authenticate/") and not signed_in(page)
    with page.expect_navigation(url=f"{site}/"):
        page.click("#mfa_webauthn_authenticate")
    assert signed_in(page)
