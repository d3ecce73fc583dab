"""What ends the connections that a person, or somebody with their password, has open."""

from typing import Any

from allauth.account.signals import password_changed, password_reset, password_set
from django.contrib.auth.signals import user_logged_out
from django.db.models.signals import post_save
from django.dispatch import receiver

from accounts.models import User
from accounts.signals import doors_to_close


@receiver(user_logged_out, dispatch_uid="accounts.logged_out")
@receiver((password_changed, password_reset, password_set), dispatch_uid="accounts.new_password")
def close_doors(user: Any = None, **_: Any) -> None:
    if user is not None and user.pk:
        doors_to_close.send(sender=User, person=user)


@receiver(post_save, sender=User, dispatch_uid="accounts.banned")
def close_doors_of_the_banned(instance: User, created: bool, **_: Any) -> None:
    if not created and not instance.is_active:
        doors_to_close.send(sender=User, person=instance)
