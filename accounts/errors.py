"""What an account's pages refuse, in the words of this house, by the libraries' own names for it."""

from django.utils.translation import gettext_lazy as _

_CODE = _("This code is not right, or was used already.")
_UNCONFIRMED = _("This address has to be confirmed first.")

ACCOUNT = {
    "account_inactive": _("Those who run this site have closed this account."),
    "cannot_remove_primary_email": _("Letters go to this address: choose another for them first."),
    "duplicate_email": _("This address is yours already."),
    "email_password_mismatch": _("No account has this address and this password."),
    "email_taken": _("Somebody has an account with this address already."),
    "enter_current_password": _("This is not your password until now."),
    "incorrect_code": _CODE,
    "incorrect_password": _("This is not the password."),
    "invalid_or_expired_key": _("This link is used up or too old."),
    "invalid_login": _("No account has this name and this password."),
    "invalid_password_reset": _("This link is used up or too old."),
    "max_email_addresses": _("No account has more than %d addresses."),
    "rate_limited": _("Too often in a short time: wait a little."),
    "same_as_current": _("That is the one you have already."),
    "too_many_login_attempts": _("Too many wrong tries: wait a little."),
    "unknown_email": _("No account has this address."),
    "unverified_primary_email": _UNCONFIRMED,
    "username_password_mismatch": _("No account has this name and this password."),
}  # fmt: skip
SECOND_FACTOR = {
    "add_email_blocked": _("An account with a second factor takes no further address: turn the factor off first."),
    "cannot_delete_authenticator": _("This factor cannot be turned off."),
    "cannot_generate_recovery_codes": _("Recovery codes are for accounts with an app or a key."),
    "incorrect_code": _CODE,
    "unverified_email": _UNCONFIRMED,
}
# Other ways to show who one is.
WAYS = {
    "reauthenticate": _("With the password"),
    "mfa_reauthenticate": _("With a code of the app"),
    "mfa_reauthenticate:webauthn": _("With a key"),
}
