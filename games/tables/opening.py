from dataclasses import dataclass, field
from typing import Any

import structlog
from django.db import transaction

from accounts.names import one_line
from games.house import composed
from games.models import Game, Seat
from games.refusals import Code, Refusal
from games.rules.kernel import Ruleset
from games.rules.library import SHELF, ruleset
from games.tables.locking import check_level, check_signed_in

log = structlog.get_logger(__name__)
LONGEST_NAME = 60
FASTEST, SLOWEST = 5, 14 * 24 * 3600  # seconds for a move


@dataclass(frozen=True)
class Settings:
    """What a table is opened with. ``bots``: levels that take the last seats; ``options`` go to the rules' setup.

    ``house``: slot of ``sets`` -> "key.number" of the published card set version that takes its place.
    """

    ruleset: str
    seats: int
    name: str = ""
    options: dict[str, Any] = field(default_factory=dict)
    sets: tuple[str, ...] = ("base",)
    bots: tuple[str, ...] = ()
    public: bool = True
    seconds_per_move: int | None = None
    house: dict[str, str] = field(default_factory=dict)


def open_table(person: Any, settings: Settings, rematch_of: Game | None = None) -> Game:
    """A new lobby, its host on the first seat. The commitment to the dice is fixed here, before any seat's entropy."""
    check_signed_in(person)
    _check(settings)
    with transaction.atomic():
        game = _create(person, settings, rematch_of)
        first_bot = settings.seats - len(settings.bots)
        for index in range(settings.seats):
            level = settings.bots[index - first_bot] if index >= first_bot else ""
            Seat.objects.create(game=game, index=index, level=level)
        Seat.objects.filter(game=game, index=0).update(person=person, name=person.display_name, ready=True)
    log.info("table_opened", game=game.public_id, ruleset=game.ruleset, seats=settings.seats)
    return game


def _create(person: Any, s: Settings, rematch_of: Game | None) -> Game:
    visibility = Game.Visibility.PUBLIC if s.public else Game.Visibility.LINK
    return Game.objects.create(
        host=person, name=one_line(s.name), ruleset=s.ruleset, options=s.options, sets=list(s.sets), house=s.house,
        version=1, visibility=visibility, seconds_per_move=s.seconds_per_move, rematch_of=rematch_of,
    )  # fmt: skip


def _check(s: Settings) -> None:
    if s.ruleset not in SHELF:
        raise Refusal(Code.NO_RULESET)
    rules = ruleset(s.ruleset)
    if s.seats not in rules.seats or len(s.bots) > s.seats - 1 or len(one_line(s.name)) > LONGEST_NAME:
        raise Refusal(Code.BAD_SETTINGS)
    if s.seconds_per_move is not None and not FASTEST <= s.seconds_per_move <= SLOWEST:
        raise Refusal(Code.BAD_SETTINGS)
    for level in s.bots:
        check_level(s.ruleset, level)
    _try_out(rules, s)


def _try_out(rules: Ruleset, s: Settings) -> None:
    """Whatever a rulebook says about sets and options it does not know, it says before anybody sits down."""
    try:
        cards, _names = composed(rules, s.sets, s.house)
        rules.setup(cards, s.seats, s.options)
    except Refusal:
        raise
    except Exception as error:
        raise Refusal(Code.BAD_SETTINGS) from error
