"""The pages about an account: what stands above each and on its button."""

from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _

_NEW, _SENT, _YOU, _CODES = _("A new password"), _("A letter is on its way"), _("Is it you?"), _("Recovery codes")
NO_BUTTON = ""
# By the name of the page's address: its title, its button.
SHEETS: dict[str, tuple[str | Promise, str | Promise]] = {
    "account_login": (_("Sign in"), _("Sign in")),
    "account_signup": (_("Sign up"), _("Sign up")),
    "account_logout": (_("Sign out"), _("Sign out")),
    "account_inactive": (_("This account is closed"), NO_BUTTON),
    "account_reauthenticate": (_YOU, _("Confirm")),
    "account_reset_password": (_NEW, _("Send me the letter")),
    "account_reset_password_done": (_SENT, NO_BUTTON),
    "account_reset_password_from_key": (_NEW, _("Change the password")),
    "account_reset_password_from_key_done": (_("Your password is changed"), NO_BUTTON),
    "account_change_password": (_NEW, _("Change the password")),
    "account_set_password": (_NEW, _("Set the password")),
    "account_email": (_("E-mail addresses"), _("Add the address")),
    "account_confirm_email": (_("An address to confirm"), _("Confirm")),
    "account_email_verification_sent": (_SENT, NO_BUTTON),
    "mfa_index": (_("Passkeys and second factor"), NO_BUTTON),
    "mfa_authenticate": (_("The second factor"), _("Sign in")),
    "mfa_reauthenticate": (_YOU, _("Confirm")),
    "mfa_reauthenticate_webauthn": (_YOU, _("Show my key")),
    "mfa_activate_totp": (_("An app that makes codes"), _("Turn it on")),
    "mfa_deactivate_totp": (_("No more codes from the app?"), _("Turn it off")),
    "mfa_view_recovery_codes": (_CODES, NO_BUTTON),
    "mfa_generate_recovery_codes": (_CODES, _("Make new codes")),
    "mfa_list_webauthn": (_("Your keys"), NO_BUTTON),
    "mfa_add_webauthn": (_("A new key"), _("Add the key")),
    "mfa_edit_webauthn": (_("The name of a key"), _("Save")),
    "mfa_remove_webauthn": (_("Remove this key?"), _("Remove it")),
}
