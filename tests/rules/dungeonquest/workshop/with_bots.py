"""Computer players at tables with sets changed at random: ``python -m ... with_bots SECONDS [SEED]``."""

import random
import sys
import time
import traceback

from games.simulation.drivers import driver_of
from games.simulation.playing import Plan, begin, play
from games.simulation.rare import Experience

from .documents import RULES, WORKSHOP
from .mutate import MIXTURES, errors, mutated


def try_out(seed, levels=("novice", "veteran")):
    document = mutated(seed)
    if errors(document):
        return False
    rng = random.Random(seed)
    sets = rng.choice(MIXTURES[document.slot])
    cards = RULES.unpack_cards(RULES.pack_cards(WORKSHOP.compose({document.slot: document}, sets)))
    plan = Plan("dungeonquest", tuple(rng.choice(levels) for _ in range(rng.randint(1, 4))), sets,
                {"deal": "random"}, seed=str(seed))  # fmt: skip
    answers = plan.rng(0, "answers")
    play(begin(RULES, cards, plan, 0), driver_of(plan, answers, Experience(), 0), answers)
    return True


def main(seconds, first):
    until, seed, played = time.monotonic() + seconds, first, 0
    while time.monotonic() < until:
        try:
            played += try_out(seed)
        except Exception:
            print(f"--- seed {seed}\n{traceback.format_exc()[-1200:]}", flush=True)
        seed += 1
    print(f"{seed - first} sets, {played} without errors and played by computer players")


if __name__ == "__main__":
    main(float(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 1)
