"""Hero sheets as whoever chooses one wants to read them: those of the game's own cards."""

from typing import Any

from django.utils.translation import gettext

from games.rules.dungeonquest import names

from .box import Box


def sheet_of(key: str, box: Box) -> Any:
    """The sheet of this hero; ``None`` for one that is not in the box."""
    return box.sheets.get(key)


def rage(box: Box) -> int:
    """The strength of a hero gone berserk."""
    return int(box.cards.set.numbers["abilities"]["berserk"]["strength"])


def numbers(key: str, box: Box) -> str:
    """ "Strength 7 · Agility 5 ..."."""
    sheet = sheet_of(key, box)
    if sheet is None:
        return ""
    found = [f"{gettext(words)} {getattr(sheet, name)}" for name, words in names.ABILITIES.items()]
    return " · ".join([*found, f"{gettext('Life')} {sheet.life}"])
