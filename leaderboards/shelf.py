"""The lists there are, in groups and with words, for whoever wants to choose one."""

from datetime import date

from django.utils.formats import date_format
from django.utils.translation import gettext as _

from leaderboards.boards import ALL
from leaderboards.models import Board
from leaderboards.words import game_name, house_name, sets_name, thing

MONTHS = 12  # the latest ones are offered; older ones keep their address


def shelf() -> list[tuple[str, list[tuple[str, str]]]]:
    """(group, [(key, title)]) of every list that has somebody on it."""
    keys = set(Board.objects.values_list("key", flat=True))
    of = {kind: sorted(k for k in keys if k.startswith(f"{kind}:")) for kind in ("game", "hero", "sets", "house")}
    seasons = [*_latest(keys, "month"), *_latest(keys, "year")]
    groups = [
        (_("Seasons"), [ALL, *seasons]), (_("Games"), of["game"]), (_("Heroes"), of["hero"]), (_("Sets"), of["sets"]),
        (_("Card sets of the house"), of["house"]),
    ]  # fmt: skip
    return [(name, [(key, title_of(key)) for key in found]) for name, found in groups if found]


def _latest(keys: set[str], kind: str) -> list[str]:
    return sorted((k for k in keys if k.startswith(f"{kind}:")), reverse=True)[:MONTHS]


def title_of(key: str) -> str:
    kind, _colon, rest = key.partition(":")
    game, _colon, what = rest.partition(":")
    if kind == "game":
        return game_name(game)
    if kind == "hero":
        return thing(game, "hero", what)
    if kind == "sets":
        return f"{game_name(game)}: {sets_name(game, what.split('+'))}"
    if kind == "house":
        return f"{game_name(game)}: {house_name(game, what.split('+'))}"
    return _season(kind, rest)


def _season(kind: str, when: str) -> str:
    try:
        if kind == "month":
            return date_format(date.fromisoformat(f"{when}-01"), "F Y")
        if kind == "year":
            return str(date.fromisoformat(f"{when}-01-01").year)
    except ValueError:
        pass
    return _("All time")
