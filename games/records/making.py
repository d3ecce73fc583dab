"""From rows to a document."""

from typing import Any

import msgspec

from games.models import Action, Game
from games.records.chain import seal
from games.records.form import FORMAT, ActionRecord, Record, SeatRecord, Words
from games.refusals import Code, Refusal

COLUMNS = ("number", "kind", "seat", "actor", "question", "answer", "target", "events", "outcomes")


def record_of(game: Game) -> Record:
    """The document of a finished game, for anybody who may see its table. Refuses while the game goes on."""
    if game.status != Game.Status.FINISHED:
        raise Refusal(Code.NOT_OVER)
    return collect(game)


def collect(game: Game) -> Record:
    """The document of any started game, with all its secrets: for the site's own checks, never for a page."""
    game = Game.objects.select_related("cards").get(pk=game.pk)
    if game.head is None or game.cards is None:
        raise Refusal(Code.NOT_STARTED)
    over = game.status == Game.Status.FINISHED
    return seal(
        Record(
            format=FORMAT, id=game.public_id, name=game.name, ruleset=game.ruleset, rules_version=game.rules_version,
            sets=game.sets, options=game.options, cards=msgspec.json.decode(bytes(game.cards.cards)),
            house=game.cards.house, names=msgspec.convert(game.cards.names, dict[str, Words]),
            seats=_seats(game), commitment=game.commitment, seed=bytes(game.seed).hex(), status=game.status,
            actions=[_action(row) for row in Action.objects.filter(game=game).order_by("number").values(*COLUMNS)],
            head="" if over else bytes(game.head).decode(),
        )
    )  # fmt: skip


def _seats(game: Game) -> list[SeatRecord]:
    return [
        SeatRecord(index=s.index, name=s.name, level=s.level, entropy=bytes(s.entropy).hex(), result=s.result)
        for s in game.seats.order_by("index")
    ]


def _action(row: dict[str, Any]) -> ActionRecord:
    return msgspec.convert(row, ActionRecord)
