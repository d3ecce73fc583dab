"""Hero sheets as whoever chooses one wants to read them."""

from functools import cache
from typing import Any

from django.utils.translation import gettext

from games.rules.dungeonquest import names, shipped


@cache
def _sheets() -> dict[str, Any]:
    return {sheet.key: sheet for sheet in shipped.compose(("base", "heroes")).set.heroes}


def sheet_of(key: str) -> Any:
    """The shipped sheet of this hero; ``None`` for one of a card set of somebody's own."""
    return _sheets().get(key)


@cache
def rage() -> int:
    """The strength of a hero gone berserk."""
    return int(shipped.compose(("base", "heroes")).set.numbers["abilities"]["berserk"]["strength"])


def numbers(key: str) -> str:
    """ "Strength 7 · Agility 5 ..."."""
    sheet = sheet_of(key)
    if sheet is None:
        return ""
    found = [f"{gettext(words)} {getattr(sheet, name)}" for name, words in names.ABILITIES.items()]
    return " · ".join([*found, f"{gettext('Life')} {sheet.life}"])
