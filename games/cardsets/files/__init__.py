"""Card sets as files, YAML and CSV: exact both ways, and nothing of a file with errors is taken.

``write(document, form)``            the document as bytes
``read(raw, form, ruleset, slot)``   the bytes as a document without errors; raises ``Faulty`` with all that is wrong
"""

from games.cardsets.files.faults import Fault, Faulty
from games.cardsets.files.reading import FORMS, LARGEST, form_of, read, write

__all__ = ["FORMS", "LARGEST", "Fault", "Faulty", "form_of", "read", "write"]
