"""Names that cannot be mistaken for one another.

Two names with the same key cannot both exist. The key forgets everything that eyes miss: case, accents, invisible
characters, repeated or odd spaces and hyphens, and letters of other alphabets that look like Latin ones.
"""

import re
import unicodedata

from django.core.exceptions import ValidationError
from django.utils.translation import gettext_lazy as _

from accounts.lookalikes import LOOKALIKES

SHORTEST, LONGEST = 3, 30
RESERVED = {"admin", "administrator", "moderator", "staff", "system", "root", "support", "nobody", "dungeonquest"}
_MARKS = {"Mn", "Mc", "Me", "Cf", "Cc", "Co", "Cn", "Cs"}
_SEPARATORS = re.compile(r"[\s._'-]+")


def clean_name(name: str) -> str:
    """As it is kept and shown: composed letters, single plain spaces."""
    return " ".join(unicodedata.normalize("NFKC", name).split())


def name_key(name: str) -> str:
    text = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).casefold())
    text = "".join(LOOKALIKES.get(char, char) for char in text if unicodedata.category(char) not in _MARKS)
    text = _SEPARATORS.sub("", text)
    # Pairs last: they may come out of the single letters.
    return text.replace("rn", "m").replace("vv", "w")[:90]


def validate_name(name: str) -> None:
    if name != clean_name(name):
        raise ValidationError(_("This name has odd spaces or characters."), code="odd_name")
    if not SHORTEST <= len(name) <= LONGEST:
        raise ValidationError(_("A name has 3 to 30 characters."), code="name_length")
    if not all(_allowed(char) for char in name) or not name[0].isalnum():
        raise ValidationError(
            _("Use letters, digits, spaces and . _ - ' only, and begin with a letter or digit."), code="odd_name"
        )
    if len({_script(char) for char in name if char.isalpha()}) > 1:
        raise ValidationError(_("Use letters of one alphabet only."), code="mixed_alphabets")


def is_reserved(name: str) -> bool:
    """Names that sound like the house itself, or like one it gives to guests."""
    key = name_key(name)
    return key in {name_key(word) for word in RESERVED} or key.startswith(name_key("guest"))


def _allowed(char: str) -> bool:
    if char in " ._-'":
        return True
    return unicodedata.category(char) in {"Lu", "Ll", "Lo", "Mc", "Mn"} or char in "0123456789"


def _script(char: str) -> str:
    """The alphabet, by the first word of the character's name; the three of Japanese go together."""
    word = unicodedata.name(char, "?").split()[0]
    return "JAPANESE" if word in {"CJK", "HIRAGANA", "KATAKANA", "KATAKANA-HIRAGANA"} else word
