#!/usr/bin/env python3
"""Checks the dice of a downloaded game. Needs Python 3 and the file, nothing else, and asks nobody.

    python3 verify_game.py game.json [fingerprint]

It checks:
  1. commitment   the seed is the one whose SHA-256 was shown before anybody could add to the dice
  2. outcomes     every die and every card drawn is HMAC-SHA256 of seed and entropies, and nothing else
  3. streams      the numbers of each stream are used one after the other: none skipped, none used twice. What was
                  taken back and done again must get the same number again
  4. fingerprint  nothing in the file (answers included) was changed since the site wrote it

It cannot check:
  - whether the rules were applied as written (the site's "Verify this game" page does that, on any server)
  - whether somebody rewrote file and fingerprint together: compare the fingerprint with the one that another player
    noted, or that the site shows, and give it as the second argument
  - whether the seed was chosen by chance before it was fixed; that is what the seats' own entropies are for
"""

import hashlib
import hmac
import json
import sys

WORD = 1 << 64
HEAD = ("ruleset", "rules_version", "sets", "options", "cards", "commitment", "seed", "status")
PARTS = ("number", "kind", "seat", "actor", "question", "answer", "target", "events", "outcomes")


def outcome(key, n, stream, k):
    """The k-th outcome of a stream, evenly one of 0 .. n-1."""
    attempt = 0
    while True:
        digest = hmac.new(key, f"{stream}|{k}|{attempt}".encode(), "sha256").digest()
        value = int.from_bytes(digest[:8], "big")
        if value < WORD - WORD % n:
            return value % n
        attempt += 1


def key_of(game):
    entropies = [bytes.fromhex(seat["entropy"]) for seat in game["seats"]]
    return bytes.fromhex(game["seed"]) + b"".join(hashlib.sha256(e).digest() for e in entropies)


def check_commitment(game):
    if hashlib.sha256(bytes.fromhex(game["seed"])).hexdigest() != game["commitment"]:
        yield "commitment", "the seed is not the one that was promised"


def check_outcomes(game):
    key = key_of(game)
    for action in game["actions"]:
        for stream, k, n, value in action["outcomes"]:
            if type(n) is not int or not 1 <= n <= WORD or outcome(key, n, stream, k) != value:
                yield "outcome", f"action {action['number']}: number {k} of {stream} is not {value} of {n}"


def check_streams(game):
    """After an undo the counters stand again where they stood after its target."""
    after = []
    for number, action in enumerate(game["actions"]):
        target = action.get("target")
        if action["number"] != number or (action["kind"] == "undo") != (target is not None):
            yield "streams", f"action {number}: actions are out of order"
            return
        if target is not None and not 0 <= target < number:
            yield "streams", f"action {number}: undo to a place that never was"
            return
        counts = dict(after[number - 1 if target is None else target]) if number else {}
        for stream, k, _n, _value in action["outcomes"]:
            if k != counts.get(stream, 0) + 1:
                yield "streams", f"action {number}: {stream} goes from {counts.get(stream, 0)} to {k}"
            counts[stream] = k
        after.append(counts)


def link(before, value):
    text = json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return hashlib.sha256(before.encode() + text.encode()).hexdigest()


def fingerprint_of(game):
    """The fingerprint, and the number of the first action whose mark does not fit (None if all do)."""
    seats = [[seat["index"], seat["level"], seat["entropy"]] for seat in game["seats"]]
    mark, wrong = link("", [*(game[name] for name in HEAD), seats]), None
    for action in game["actions"]:
        mark = link(mark, [action.get(name) for name in PARTS])
        if wrong is None and action["mark"] != mark[:16]:
            wrong = action["number"]
    return link(mark, [seat["result"] for seat in game["seats"]]), wrong


def check_fingerprint(game, expected=None):
    found, wrong = fingerprint_of(game)
    if wrong is not None:
        yield "fingerprint", f"action {wrong}, or something before it, was changed in the file"
    elif found != game["fingerprint"]:
        yield "fingerprint", "the file was changed"
    if expected and expected.strip().lower() != found:
        yield "fingerprint", "this is not the game with the fingerprint you gave"


def problems_of(game, expected=None):
    return [
        *check_commitment(game), *check_outcomes(game), *check_streams(game), *check_fingerprint(game, expected),
    ]  # fmt: skip


def main(arguments):
    if len(arguments) not in (1, 2):
        print(__doc__)
        return 2
    try:
        with open(arguments[0], encoding="utf-8") as file:  # noqa: PTH123
            game = json.load(file)
        problems = problems_of(game, *arguments[1:])
    except (OSError, ValueError, KeyError, TypeError, IndexError, AttributeError, RecursionError) as error:
        print(f"Not a game that this script can read ({type(error).__name__}). [unreadable]")
        return 2
    for code, words in problems:
        print(f"WRONG  {words} [{code}]")
    outcomes = sum(len(action["outcomes"]) for action in game["actions"])
    print(f"{len(game['actions'])} actions, {outcomes} outcomes. Fingerprint {fingerprint_of(game)[0]}")
    print("Something is wrong with this game." if problems else "Commitment, outcomes, streams and fingerprint fit.")
    print("Not checked: whether the rules were applied as written; the site's verify page does that.")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
