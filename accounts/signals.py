"""What the rest of the site may want to know about people, without accounts knowing the rest of the site."""

from django.dispatch import Signal

# Sent with `person` before a person's row is deleted or made anonymous; receivers give up what they hold of it.
person_leaving = Signal()
