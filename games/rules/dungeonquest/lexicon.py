"""Words that a feature brings along in its own module, put where the pages look for all others.

hero("mirna", _("Mirna the Lucky"), _("Juggler"), _("What she does not catch has never been thrown."))
say("heroes", powers={...}, decisions={...}, options={...}, events={...}, fates={...})
"""

from collections import defaultdict
from collections.abc import Mapping
from typing import Any

from . import names, names_abilities, text
from .wording import Label

SAID: dict[str, dict[str, set[str]]] = defaultdict(lambda: defaultdict(set))
"""Set -> table -> the keys that were brought along for it."""

TABLES: dict[str, dict[str, Any]] = {
    "DECISIONS": text.DECISIONS,
    "OPTIONS": text.OPTIONS,
    "EVENTS": text.EVENTS,
    "REASONS": text.REASONS,
    "FIELDS": text.FIELDS,
    "VALUES": text.VALUES,
    "POWERS": names_abilities.POWERS,
    "FATES": names.FATES,
    "PLIGHTS": names.PLIGHTS,
}


def hero(key: str, name: str, title: str, hint: str) -> None:
    """Who somebody is: on the panel, in the log, and where heroes are chosen."""
    names.HEROES[key], names.HERO_HINTS[key] = (name, title), hint
    text.OPTIONS[f"hero.choose/{key}"] = Label(name, hint)


def say(of: str, **words: Mapping[str, Any]) -> None:
    """``of``: the set. Each keyword is a table's name in small letters; ``KeyError`` for one that there is not."""
    for table, entries in words.items():
        TABLES[table.upper()].update(entries)
        SAID[of][table.upper()] |= set(entries)
