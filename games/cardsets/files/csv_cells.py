"""Text in cells. A spreadsheet takes some texts for formulas: they get an apostrophe in front, and lose it again when
the file comes back. A text that has such an apostrophe itself gets another, so that every text survives the journey.
"""

DANGEROUS = ("=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠")
_MARKED = (*DANGEROUS, "'")


def harmless(text: str) -> str:
    return f"'{text}" if text.startswith(DANGEROUS) or _is_marked(text) else text


def as_was(cell: str) -> str:
    return cell[1:] if _is_marked(cell) else cell


def _is_marked(text: str) -> bool:
    return text.startswith("'") and text[1:].startswith(_MARKED)
