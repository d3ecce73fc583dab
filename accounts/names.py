"""Names that cannot be mistaken for one another.

Two names with the same key cannot both exist. The key forgets everything that eyes miss: case, accents, invisible
characters, spaces and hyphens, and letters of other alphabets that look like Latin ones.
"""

import re
import unicodedata

from django.core.exceptions import ValidationError
from django.utils.translation import gettext_lazy as _

from accounts.lookalikes import LOOKALIKES

SHORTEST, LONGEST = 3, 30
FORMER = _("a former player")  # whoever has deleted their account
GUESTS = ("guest", "huésped", "ospite")  # how the names begin that the house gives
RESERVED = ("admin", "administrator", "moderator", "staff", "system", "root", "support", "nobody", "dungeonquest")
_SEPARATORS = re.compile(r"[\s._'-]+")
_DIGITS = "0123456789"
# Two marks over a letter are a letter of some language; more are a tower.
_PILES = re.compile(
    "([\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff]{2})[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff]+"
)
# Letters by their kind, but nothing is seen of them.
_FILLERS = "\u115f\u1160\u17b4\u17b5\u3164\uffa0"
# Their accents are part of the letter once a name is composed; what is left is decoration.
_COMPOSING = ("LATIN", "GREEK", "CYRILLIC")
_JAPANESE = {"CJK", "HIRAGANA", "KATAKANA", "KATAKANA-HIRAGANA"}


def clean_name(name: str) -> str:
    """As it is kept and shown: composed letters, single plain spaces."""
    return " ".join(unicodedata.normalize("NFKC", name).split())


def one_line(text: str) -> str:
    """Free text as it is kept: nothing that hides, turns the reading direction round, or climbs over other lines."""
    seen = "".join(filter(_seen, " ".join(text.split())))
    return _PILES.sub(r"\1", unicodedata.normalize("NFC", " ".join(seen.split())))


def name_key(name: str) -> str:
    text = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).casefold())
    text = "".join(LOOKALIKES.get(char, char) for char in text if _seen(char) and not _is_mark(char))
    text = _SEPARATORS.sub("", text)
    # Pairs last: they may come out of the single letters.
    return text.replace("rn", "m").replace("vv", "w")[:90]


def validate_name(name: str) -> None:
    if name != clean_name(name):
        raise ValidationError(_("This name has odd spaces or characters."), code="odd_name")
    if not SHORTEST <= len(name) <= LONGEST:
        raise ValidationError(_("A name has 3 to 30 characters."), code="name_length")
    scripts = {_script(char) for char in name if char.isalpha()}
    if not name[0].isalnum() or not all(_allowed(char, scripts) for char in name):
        message = _("Use letters, digits, spaces and . _ - ' only, and begin with a letter or digit.")
        raise ValidationError(message, code="odd_name")
    if len(scripts) > 1:
        raise ValidationError(_("Use letters of one alphabet only."), code="mixed_alphabets")


def is_reserved(name: str) -> bool:
    """Names that sound like the house itself, or like one it gives to guests."""
    key = name_key(name)
    return key in {name_key(word) for word in RESERVED} or key.startswith(tuple(map(name_key, GUESTS)))


def _allowed(char: str, scripts: set[str]) -> bool:
    category = unicodedata.category(char)
    if category in {"Mn", "Mc"}:
        return scripts.isdisjoint(_COMPOSING)
    return char in _DIGITS or char in " ._'-" or (category in {"Lu", "Ll", "Lo"} and char not in _FILLERS)


def _script(char: str) -> str:
    """The alphabet, by the first word of the character's name; the three of Japanese go together."""
    word = unicodedata.name(char, "?").split()[0]
    return "JAPANESE" if word in _JAPANESE else word


def _seen(char: str) -> bool:
    return unicodedata.category(char)[0] != "C" and char not in _FILLERS


def _is_mark(char: str) -> bool:
    return unicodedata.category(char)[0] == "M"
