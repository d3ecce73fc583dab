"""From a viewer at a table to the ``Sitting`` that pages are made of: one viewer's observation, never the state."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from types import MappingProxyType
from typing import Any, Protocol

from django.urls import reverse
from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _

from accounts.names import FORMER
from games import reads
from games.bots import SeatView
from games.cards import names_kept, unpacked
from games.door import position_of
from games.door.consenting import must_agree, open_request
from games.history import heard_since
from games.house import titles_of
from games.models import Action, Game, Seat
from games.pages.box import Box
from games.pages.sitting import Chair, Heard, Sitting
from games.refusals import Code, Refusal
from games.rules.kernel import RulesError
from games.tables import Viewer

LEVEL_NAMES = {"novice": _("Novice"), "veteran": _("Veteran"), "legend": _("Legend")}
POSTS = ("act", "take_back", "undo", "leave", "rematch", "join", "start", "fill", "free", "ready", "view", "events",
         "ask_undo", "answer_undo")  # fmt: skip
PROOFS = ("cards", "replay", "record", "verify", "luck")


def view_of(viewer: Viewer) -> SeatView:
    """The position as this viewer may see it. Refuses if today's rules cannot read it."""
    try:
        return SeatView(position_of(viewer.game, viewer.seats), viewer.seat)
    except RulesError as error:
        raise Refusal(Code.RULES_ERROR) from error


def sitting_of(
    viewer: Viewer, since: int = 0, error: str = "", view: SeatView | None = None, latest: Action | None = None
) -> Sitting:
    """A started game for one viewer with the events after number ``since``."""
    game, view = viewer.game, view or view_of(viewer)
    consent, undo = undo_asked(viewer), view.can_undo()
    if undo == "consent" and (consent or not _has_answered(viewer)):
        undo = ""  # the table is asked already, or there is nothing to ask for
    heard = [Heard(*h) for h in heard_since(game, viewer.seat, since, latest)]
    chairs = chairs_of(viewer.seats, FORMER)
    return Sitting(
        game.public_id, game.name, game.version, viewer.seat, chairs, view.observation(), heard, game.is_over,
        undo, game.deadline, viewer.is_host, urls_of(game), error, game.commitment,
        box_of(game), consent,
    )  # fmt: skip


def box_of(game: Game) -> Box:
    """What a started game plays with, for its pages."""
    if not game.house:
        return _box(game.cards_id)
    return _house_box(game.cards_id, tuple(titles_of(game.house).values()))


@lru_cache(maxsize=64)
def _box(digest: str) -> Box:
    return Box(unpacked(digest))


@lru_cache(maxsize=64)
def _house_box(digest: str, titles: tuple[str, ...]) -> Box:
    return Box(unpacked(digest), names_kept(digest), titles)


MOST_REMEMBERED = 20_000
_answered: set[tuple[str, int | None]] = set()  # public ids are drawn at random: no two games ever share one


def _has_answered(viewer: Viewer) -> bool:
    """Actions are never taken away, so who has answered once is not asked about again."""
    key = (viewer.game.public_id, viewer.seat)
    if viewer.seat is None or key in _answered:
        return viewer.seat is not None
    if reads.answer_of.one(viewer.game.pk, viewer.seat) is None:
        return False
    if len(_answered) >= MOST_REMEMBERED:
        _answered.clear()
    _answered.add(key)
    return True


def undo_asked(viewer: Viewer) -> dict[str, Any] | None:
    """The undo that the table is asked about: who asked, who has agreed, whose word is still missing."""
    request = open_request(viewer.game) if viewer.game.is_running else None
    if request is None:
        return None
    missing = sorted(must_agree(viewer.seats, request["seat"]) - set(request["agreed"]))
    return {"seat": request["seat"], "agreed": tuple(request["agreed"]), "missing": tuple(missing)}


def chairs_of(seats: Sequence[Seat], empty: str | Promise = "") -> list[Chair]:
    """``empty``: what is said for a seat without a name, as of ``names_of``."""
    return [Chair(s.index, name, s.level, s.person_id) for s, name in zip(seats, names_of(seats, empty), strict=True)]


class Seated(Protocol):
    """Whatever tells of one seat of a table: the seat itself, its record, its result."""

    level: Any
    name: Any


def names_of(seats: Iterable[Seated], empty: str | Promise = "") -> list[str]:
    """A table's names in the order of its seats: people's as they are, computer players' levels in the reader's
    language. The second of a level is called "Veteran 2", so that nobody is taken for another. A seat without a name
    is called ``empty``: before the game it is free, afterwards it was somebody's who has deleted their account.
    """
    sat: Counter[str] = Counter()
    return [_numbered(s.level, sat) if s.level else s.name or str(empty) for s in seats]


def _numbered(level: str, sat: Counter[str]) -> str:
    sat[level] += 1
    name = str(LEVEL_NAMES.get(level, level))
    return name if sat[level] == 1 else f"{name} {sat[level]}"


def urls_of(game: Game) -> Mapping[str, str]:
    return _urls(game.public_id)


@lru_cache(maxsize=2048)
def _urls(public_id: str) -> Mapping[str, str]:
    urls = {name: reverse(f"table_{name}", args=[public_id]) for name in (*POSTS, *PROOFS)}
    return MappingProxyType({**urls, "table": reverse("table", args=[public_id]), "socket": f"/ws/table/{public_id}/"})
