from allauth.account import views as account
from allauth.mfa.base import views as second_factor
from django.urls import path

from accounts import own_data_views, signing, token_views, views

urlpatterns = [
    path("guest/", views.become_guest, name="become_guest"),
    path("preferences/", views.preferences, name="preferences"),
    path("preferences/name/", views.rename, name="rename"),
    path("preferences/tokens/", token_views.api_tokens, name="api_tokens"),
    path("preferences/tokens/<int:token_id>/revoke/", token_views.revoke_token, name="revoke_token"),
    path("preferences/data/", own_data_views.own_data, name="own_data"),
    path("preferences/delete/", own_data_views.delete_account, name="delete_account"),
    # These stand before allauth's own of the same names.
    path("accounts/signup/", signing.sign_up, name="account_signup"),
    path("accounts/login/", signing.sign_in, name="account_login"),
    path("accounts/email/", signing.not_for_guests(account.email), name="account_email"),
    path("accounts/password/set/", signing.not_for_guests(account.password_set), name="account_set_password"),
    path("accounts/2fa/", signing.not_for_guests(second_factor.index), name="mfa_index"),
]
