"""What people see: observations become view models, view models become pages and fragments.

The views call these functions and know nothing of templates:

``table_page(request, sitting)``    the whole table as an ``HttpResponse``
``table_update(request, sitting)``  only the regions whose digest differs from what the ``X-Have`` header names
``read_answer(post, options)``      a posted decision form as a kernel answer, or ``None`` when it cannot be one
``heard_until(request)``            the number of the last event the browser shows: hand over the later ones
``say(event, sitting)``             one event as a sentence in the reader's language
``name_of(kind, key)``              what a hero, a cause of death, a place, a set or the game is called
``achievement_words(key)``          name and deed of an achievement of this game

For those who edit card sets (``workbench.py``): ``entry_name``, ``pile_name``, ``value_name``, ``picture`` and
``picture_symbols``.

``Sitting`` (see ``sitting.py``) is everything a page may know of a table: one viewer's observation, never the state.
"""

from .answers import read_answer
from .naming import achievement_words, name_of
from .sitting import Chair, Heard, Sitting
from .table import heard_until, say, table_page, table_update
from .workbench import entry_name, picture, picture_symbols, pile_name, value_name

__all__ = [
    "Chair", "Heard", "Sitting", "achievement_words", "entry_name", "heard_until", "name_of", "picture",
    "picture_symbols", "pile_name", "read_answer", "say", "table_page", "table_update", "value_name",
]  # fmt: skip
