"""Which picture stands on which card; the theatre's own list (``static/js/pictures.js``) says the same."""

import re
from functools import cache
from pathlib import Path

LIST = Path(__file__).resolve().parents[2] / "static" / "js" / "pictures.js"
GOLD = "c-gold"


@cache
def pictures() -> dict[str, str]:
    return dict(re.findall(r"^ {2}(\w+): \"([\w-]+)\",$", LIST.read_text(encoding="utf-8"), re.MULTILINE))


def picture_of(key: str) -> str:
    """The symbol of a card; what has none of its own is gold."""
    return pictures().get(key, GOLD)
