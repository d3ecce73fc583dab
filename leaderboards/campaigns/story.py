"""The story of a campaign, game by game, as stations on a map."""

from dataclasses import dataclass
from datetime import datetime
from typing import Any

from leaderboards.campaigns.playing import OPEN
from leaderboards.campaigns.scoring import counted, member_in, points
from leaderboards.models import Campaign, CampaignGame, Result
from leaderboards.words import fate_words, game_name, hero_name, seat_names, sets_name


@dataclass(frozen=True)
class Deed:
    """What one seat did in a game."""

    name: str
    hero: str
    fate: str
    points: int
    won: bool
    grave: tuple[str, int] | None


@dataclass(frozen=True)
class Chapter:
    """One game: finished with ``deeds``, or still open."""

    number: int
    table: str
    game: str
    sets: str
    at: datetime | None
    deeds: list[Deed]

    @property
    def winners(self) -> str:
        return ", ".join(d.name for d in self.deeds if d.won)


def chapters(campaign: Campaign) -> list[Chapter]:
    """All games that were played to the end in time, then the one that is still open."""
    told = [_told(campaign, game, results) for game, results in counted(campaign)]
    waiting = campaign.games.filter(game__status__in=OPEN).select_related("game")
    return told + [_open(game) for game in waiting]


def _told(campaign: Campaign, game: CampaignGame, results: list[Result]) -> Chapter:
    members = {m.pk: m for m in campaign.members.all()}
    first = results[0]
    names = seat_names(results)
    deeds = [_deed(campaign, r, member_in(game, r, members), names[r.seat]) for r in results]
    about = (game_name(first.ruleset), sets_name(first.ruleset, first.sets, first.house), first.ended)
    return Chapter(game.number, game.table, *about, deeds)


def _deed(campaign: Campaign, r: Result, member: Any, seated: str) -> Deed:
    name = member.called if member else seated
    grave = (r.table, r.seat) if r.fallen and r.person_id and not r.left else None
    return Deed(name, hero_name(r), fate_words(r), points(campaign, r), bool(r.won and not r.left), grave)


def _open(game: CampaignGame) -> Chapter:
    assert game.game is not None  # asked for by its status
    about = (game_name(game.game.ruleset), sets_name(game.game.ruleset, game.game.sets, game.game.house), None)
    return Chapter(game.number, game.table, *about, [])
