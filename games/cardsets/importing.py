"""A file into a draft: for programs and commands, which get all that is wrong as one refusal."""

from typing import Any

from games.cardsets import deeds, files
from games.cardsets.finding import version_by_id
from games.models import CardSetVersion
from games.refusals import Code, Refusal


def import_file(person: Any, version_id: int, revision: int, raw: bytes, form: str) -> CardSetVersion:
    """All of it, or a ``Refusal`` ``bad_file`` with ``fields["file"]`` and nothing changed."""
    of = version_by_id(version_id).card_set
    try:
        document = files.read(raw, form, of.ruleset, of.slot)
    except files.Faulty as faulty:
        raise Refusal(Code.BAD_FILE, fields={"file": [str(fault) for fault in faulty.faults]}) from faulty
    return deeds.replace_entries(person, version_id, revision, document.entries)
