"""How sentences are kept in the rules: English with named parts, to be translated by the pages.

The data of an event, a question or an option are named in order by ``parts``; the pages turn each into words by that
name (``games/pages/words.py``): ``hero`` is a seat, ``place`` a square, ``card`` a card's key, and so on. Where a key
alone is not enough, an entry ``"key:value"`` says it better for data that hold that value.
"""

from typing import NamedTuple


def _(text: str) -> str:
    """Marks a text for the translators."""
    return text


def ngettext(one: str, many: str) -> tuple[str, str]:
    """Marks a text with two numbers; the part called ``n`` decides."""
    return one, many


class Saying(NamedTuple):
    """``many``: the wording for more than one ``n``. ``tone`` is the log's mark: gold, blood, safe, dark or none."""

    text: str
    parts: str = ""
    tone: str = ""
    many: str = ""


def counted(texts: tuple[str, str], parts: str, tone: str = "") -> Saying:
    return Saying(texts[0], parts, tone, texts[1])


class Asking(NamedTuple):
    """A question's heading and the line below it; ``rule`` is the anchor in the rules that explains it.

    ``{me}`` is the hero who is asked.
    """

    title: str
    hint: str = ""
    rule: str = ""
    parts: str = ""


class Label(NamedTuple):
    """What a button says; ``note`` is the small print. Parts: what follows the colon of the id, then ``info``."""

    text: str
    note: str = ""
    parts: str = ""
