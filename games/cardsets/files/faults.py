"""What is wrong with a file, and where."""

from typing import NamedTuple

from django.utils.translation import gettext as _


class Fault(NamedTuple):
    """``line`` from 1 (in CSV files: the row, as spreadsheets count); ``column`` a number from 1 or a column's name.

    Line 0 is the file as a whole.
    """

    line: int
    column: int | str
    sentence: str

    @property
    def where(self) -> str:
        if not self.line:
            return _("The file")
        if isinstance(self.column, int):
            return _("Line %(line)d, column %(column)d") % {"line": self.line, "column": self.column}
        if not self.column:
            return _("Row %(row)d") % {"row": self.line}
        return _("Row %(row)d, column %(name)s") % {"row": self.line, "name": self.column}

    def __str__(self) -> str:
        return f"{self.where}: {self.sentence}"


class Faulty(Exception):
    """The file is not taken. ``faults`` in the order of the file, ``LISTED`` at most."""

    LISTED = 50

    def __init__(self, faults: list[Fault]):
        super().__init__("; ".join(map(str, faults)))
        self.faults = sorted(faults, key=_order)[: self.LISTED]


def _order(fault: Fault) -> tuple[int, int]:
    return fault.line, fault.column if isinstance(fault.column, int) else 0


def whole(sentence: str) -> Faulty:
    """Wrong with the file as a whole."""
    return Faulty([Fault(0, 0, sentence)])
