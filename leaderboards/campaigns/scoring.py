"""How the games of a campaign add up. Every finished game counts here, whatever the ledger thinks of it."""

from dataclasses import dataclass, field

from leaderboards.campaigns.playing import is_over
from leaderboards.models import Campaign, CampaignGame, Member, Result

PLACES = (5, 3, 2, 1)


@dataclass
class Line:
    """One member's line of the table. ``points``: game number -> what it brought."""

    member: Member
    points: dict[int, int] = field(default_factory=dict)
    wins: int = 0
    place: int = 0

    @property
    def total(self) -> int:
        return sum(self.points.values())


def counted(campaign: Campaign) -> list[tuple[CampaignGame, list[Result]]]:
    """The games that ended in time with their results, in the order they were opened."""
    games = list(campaign.games.order_by("number"))
    results = Result.objects.filter(table__in=[g.table for g in games]).order_by("rank", "seat")
    if campaign.until:
        results = results.filter(ended__lte=campaign.until)
    by_table: dict[str, list[Result]] = {}
    for result in results:
        by_table.setdefault(result.table, []).append(result)
    return [(game, by_table[game.table]) for game in games if game.table in by_table]


def standings(campaign: Campaign) -> list[Line]:
    """Everybody who plays or has played, the best first; equal sums share a place."""
    members = {m.pk: m for m in campaign.members.all()}
    lines = {pk: Line(m) for pk, m in members.items()}
    for game, results in counted(campaign):
        for result in results:
            member = member_in(game, result, members)
            if member:
                lines[member.pk].points[game.number] = points(campaign, result)
                lines[member.pk].wins += bool(result.won and not result.left)
    shown = [line for line in lines.values() if line.member.plays or line.points]
    shown.sort(key=lambda line: (-line.total, line.member.pk))
    totals = [line.total for line in shown]
    for line in shown:
        line.place = 1 + totals.index(line.total)
    return shown


def member_in(game: CampaignGame, result: Result, members: dict[int, Member]) -> Member | None:
    """Whose seat it was: a person by the account, a computer player by the seat it was put on."""
    if result.person_id:
        return next((m for m in members.values() if m.person_id == result.person_id), None)
    return members.get(game.bots.get(str(result.seat), 0)) if result.level else None


def points(campaign: Campaign, result: Result) -> int:
    """Nothing for who left the table; a place only for who came through."""
    if result.left:
        return 0
    if campaign.scoring == Campaign.Scoring.OWN:
        return result.points
    return PLACES[result.rank - 1] if result.survived is not False and result.rank <= len(PLACES) else 0


def champions(campaign: Campaign, lines: list[Line]) -> list[Member]:
    """The first of a campaign that is over; more than one if they are equal."""
    if not is_over(campaign) or not any(line.points for line in lines):
        return []
    return [line.member for line in lines if line.place == 1]
