"""Records games for this folder, with fixed seeds: ``python -m tests.recorded.make``.

What is here replays for ever: run this for new kinds of games only, never to make a broken one fit (that is what
versions of the rules are for). Existing files stay; ``--again`` writes them anew, before the first release only.
"""

import os
import random
import sys
from pathlib import Path

import django

HERE = Path(__file__).parent
GAMES = {  # name: seats, options, answers (None: to the end), seed
    "solo": (1, {"deal": "random"}, None, 1),
    "solo_half": (1, {"deal": "random"}, 9, 2),
    "two": (2, {"deal": "random"}, None, 3),
    "two_choosing": (2, {}, None, 4),
    "two_half": (2, {"deal": "random"}, 14, 5),
    "three": (3, {"deal": "random"}, None, 6),
    "four": (4, {"deal": "random"}, None, 7),
    "four_half": (4, {}, 31, 8),
}
HEROES, CATACOMBS = ("base", "heroes"), ("base", "catacombs")
ALL = ("base", "heroes", "catacombs")
PLAYED = {  # the same by computer players, veterans and novices in turn: they come further; and the sets
    "heroes_two": (2, {"deal": "random"}, None, 20, HEROES),
    "heroes_three_half": (3, {}, 60, 21, HEROES),
    "catacombs_two": (2, {"deal": "random"}, None, 22, CATACOMBS),
    "catacombs_three_half": (3, {"deal": "random"}, 90, 23, CATACOMBS),
    "all_solo": (1, {"deal": "random"}, None, 24, ALL),
    "all_three": (3, {}, None, 25, ALL),
    "all_four": (4, {"deal": "random"}, None, 26, ALL),
    "all_four_half": (4, {"deal": "random"}, 120, 27, ALL),
    # Under the second version of the rules, and other games under the first.
    "second_two": (2, {"deal": "random", "heroes": ["azoth", "sarellia"]}, None, 51, ALL),
    "second_two_half": (2, {"deal": "random", "heroes": ["azoth", "sarellia"]}, 90, 122, ALL),
}
LEVELS = ("veteran", "novice")


def record(seats, options, answers, seed, sets=()):
    """A game as a document, with an undo now and then; of computer players if ``sets`` are given, else at random."""
    from games.records.chain import seal
    from games.records.form import FORMAT, ActionRecord, Record, SeatRecord

    levels = LEVELS if sets else LEVELS[1:]
    seats_of = [SeatRecord(index=n, level=levels[n % len(levels)], entropy=f"{seed:02x}{n:02x}") for n in range(seats)]
    from games.rules.library import ruleset

    rules = ruleset("dungeonquest")
    sets = sets or ("base",)
    cards = rules.compose(sets)
    import msgspec

    found = Record(
        format=FORMAT, id=f"recorded-{seed}", ruleset=rules.key, rules_version=rules.version, sets=list(sets),
        options=options, cards=msgspec.json.decode(rules.pack_cards(cards)), seats=seats_of,
        commitment="", seed=f"{seed:064x}", status="running", actions=[ActionRecord(number=0, kind="start")],
    )  # fmt: skip
    choose = chosen_by(levels) if len(levels) > 1 else chosen
    position = play(found, rules, cards, answers, random.Random(seed), choose)
    finish(found, position)
    return seal(found)


def chosen(position, seat, dice):
    """Anything, moves rather than the rest."""
    from games.rules.kernel import sample

    options = position.legal(seat)
    moves = [o for o in options if o.id.startswith("move")]
    return sample(dice.choice(moves if moves and dice.random() < 0.7 else options), dice)


def chosen_by(levels):
    """What the computer player of the seat would answer."""
    from games.bots import SeatView, player

    players = [player("dungeonquest", level) for level in levels]
    return lambda position, seat, dice: players[seat % len(players)](SeatView(position, seat), seat, dice)


def play(found, rules, cards, answers, dice, choose=chosen):
    """Each answer as an action; one in seven is taken back at once, whatever was rolled."""
    from games.records.form import ActionRecord
    from games.rules.kernel import Position, Seeded

    chance = Seeded(bytes.fromhex(found.seed), found.entropies)
    position = Position.start(rules, cards, len(found.seats), chance, found.options)
    stood = [position.to_json()]
    note(found.actions[0], position)
    while not position.is_over and (answers is None or len(found.actions) <= answers):
        number, question = len(found.actions), position.question
        if number % 7 == 6:
            action = ActionRecord(number=number, kind="undo", question=question, target=number - 2)
            position = Position.from_json(rules, cards, stood[number - 2], chance)
            position.number = question + 1
        else:
            seat = position.waiting_for()[0]
            answer = choose(position, seat, dice)
            position.apply(seat, answer)
            kind = "part" if seat in position.pending or seat in position.passed else "answer"
            action = ActionRecord(number=number, kind=kind, seat=seat, actor="bot", question=question, answer=answer)
        note(action, position)
        found.actions.append(action)
        stood.append(position.to_json())
    return position


def note(action, position):
    import msgspec

    events, outcomes = position.drain()
    action.events = msgspec.json.decode(msgspec.json.encode(events))
    action.outcomes = msgspec.json.decode(msgspec.json.encode(outcomes))


def finish(found, position):
    from games.results import rows_of
    from games.rules.kernel import commitment

    found.commitment = commitment(bytes.fromhex(found.seed))
    if position.is_over:
        found.status = "finished"
        for seat, row in zip(found.seats, rows_of(position), strict=True):
            seat.result = row
    else:
        found.head = position.to_json().decode()


def main():
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "tests.settings")
    django.setup()
    from games.records import as_json

    for name, what in {**GAMES, **PLAYED}.items():
        path = HERE / f"{name}.json"
        if "--again" in sys.argv or not path.exists():
            path.write_bytes(as_json(record(*what)))
            print(path.name, path.stat().st_size)


if __name__ == "__main__":
    main()
