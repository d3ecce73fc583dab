"""The fingerprint of a game: a chain of SHA-256 over everything a document says, so that no part changes unseen.

``docs/verify_game.py`` computes the same with Python's own json module.
"""

import hashlib
import json
from typing import Any

import msgspec

from games.records.form import Record

HEAD = ("ruleset", "rules_version", "sets", "options", "cards", "commitment", "seed", "status")
PERSONAL = ("index", "level", "entropy")
PARTS = ("number", "kind", "seat", "actor", "question", "answer", "target", "events", "outcomes")
SHORT = 16


def canonical(value: Any) -> bytes:
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=True).encode()


def link(before: str, value: Any) -> str:
    return hashlib.sha256(before.encode() + canonical(value)).hexdigest()


def marks(record: Record) -> tuple[list[str], str]:
    """Each action's mark and the fingerprint of the whole. Names are left out: people may change or delete theirs."""
    plain = msgspec.to_builtins(record)
    seats = [[seat[name] for name in PERSONAL] for seat in plain["seats"]]
    mark = link("", [*(plain[name] for name in HEAD), seats])
    found = []
    for action in plain["actions"]:
        mark = link(mark, [action[name] for name in PARTS])
        found.append(mark[:SHORT])
    return found, link(mark, [seat["result"] for seat in plain["seats"]])


def seal(record: Record) -> Record:
    """Write marks and fingerprint into the document."""
    found, record.fingerprint = marks(record)
    for action, mark in zip(record.actions, found, strict=True):
        action.mark = mark
    return record
