"""Bytes to text: UTF-8, with or without a mark at its start, of a sensible size."""

from django.utils.translation import gettext as _

from games.cardsets.files.faults import Fault, Faulty, whole

LARGEST = 500_000  # bytes
MARKS = {b"\xff\xfe": "UTF-16", b"\xfe\xff": "UTF-16"}


def text_of(raw: bytes) -> str:
    if len(raw) > LARGEST:
        raise whole(_("It is too large: more than %(most)d kilobytes.") % {"most": LARGEST // 1000})
    if raw[:2] in MARKS:
        raise whole(_("It is written in %(name)s; save it as UTF-8.") % {"name": MARKS[raw[:2]]})
    text = _decoded(raw.removeprefix(b"\xef\xbb\xbf"))
    if not text.strip():
        raise whole(_("It is empty."))
    for number, line in enumerate(text.split("\n"), 1):
        for column, letter in enumerate(line, 1):
            if not (letter.isprintable() or letter in "\t\r"):
                raise Faulty([Fault(number, column, _("This is not a readable character."))])
    return text


def _decoded(raw: bytes) -> str:
    try:
        return raw.decode("utf-8")
    except UnicodeDecodeError as error:
        before = raw[: error.start]
        column = len(before[before.rfind(b"\n") + 1 :].decode("utf-8", "replace")) + 1
        sentence = _("This byte is no UTF-8; save the file as UTF-8.")
        raise Faulty([Fault(before.count(b"\n") + 1, column, sentence)]) from error
