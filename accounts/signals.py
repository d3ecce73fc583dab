"""What the rest of the site may want to know about people, without accounts knowing the rest of the site."""

from django.dispatch import Signal

# Sent with `person` before a person's row is deleted or made anonymous; receivers give up what they hold of it.
person_leaving = Signal()

# Sent with `person` for their own copy of what is kept of them; receivers return a dict of plain data by its heading.
own_data_wanted = Signal()

# Sent with `person` when whoever holds an open connection of theirs must prove again who they are.
doors_to_close = Signal()
