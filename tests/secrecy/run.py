"""Thousands of positions, all mixtures, all renderers: ``python -m tests.secrecy.run --positions 10000``.

A position counts once for each viewer whose imagined world it was compared with. Prints a line for each mixture and
number of seats; ends with 1 if anything differed.
"""

import argparse
import os
import sys
from collections import Counter

import django

BRAVE = ("escape", "flee", "leave", "ring:", "pass")  # answers left alone, so that there is much to hide
KEEP = ("leave", "discard", "none", "old")
EVERY = 7


def run(positions, seed=1, say=print, every=EVERY):
    """The figures of all: tried, differed, leaks."""
    from games.rules.library import ruleset
    from tests.kernel.secrecy import find_leaks
    from tests.secrecy.renderers import Once

    rules = ruleset("dungeonquest")
    kinds = [(menu, seats) for menu in rules.menus for seats in (1, 2, 3, 4)]
    tried, differed, leaks, n = 0, Counter(), Counter(), 0
    while tried < positions:
        menu, seats = kinds[n % len(kinds)]
        avoid = ((), BRAVE, KEEP)[n // len(kinds) % 3]
        found = find_leaks(rules, seats, 1, every, seed + n, Once(), avoid, menu)
        tried, n = tried + found.tried, n + 1
        differed.update(found.differed)
        leaks.update(found.leaks)
        kind = f"{n:4} {'+'.join(menu):28} {seats} seats"
        say(f"{kind}: {found.tried:4} ({tried}) {dict(found.differed)} {dict(found.leaks)}")
    return {"positions": tried, "games": n, "differed": dict(differed), "leaks": dict(leaks)}


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "tests.settings")
    django.setup()
    found = run(asked.positions, asked.seed, lambda line: print(line, flush=True))
    print(found)
    sys.exit(bool(found["leaks"]))


if __name__ == "__main__":
    main()
