import random
from datetime import timedelta

import pytest
from django.utils import timezone

from games.door import Actor, act, load
from games.models import Game
from games.results import announce
from games.rules.kernel import sample
from games.tables import start
from games.thinking import think
from leaderboards import campaigns
from leaderboards.campaigns import Plan
from leaderboards.campaigns.mapping import draw
from leaderboards.models import Campaign, Member
from leaderboards.refusing import Code, Refusal

pytestmark = [pytest.mark.django_db, pytest.mark.databases]
MENU = (("dungeonquest", ("base",)), ("tiny", ("base",)))
PLAN = Plan("Winter at the Crag", MENU, length=6)


def refused(call, *args) -> Code:
    with pytest.raises(Refusal) as caught:
        call(*args)
    assert caught.value.sentence
    return caught.value.code


def play_through(game: Game, dice: random.Random) -> None:
    """Everybody answers something that is allowed, whoever can leave leaves, until the game has ended and is told."""
    start(game, game.host)
    while True:
        row = Game.objects.get(pk=game.pk)
        if not row.is_running:
            break
        position = load(row.pk).position
        seat = row.seats.get(index=position.waiting_for()[0])
        if seat.is_bot:
            think(row.pk, row.version)
        else:
            options = position.legal(seat.index)
            wish = next((o for o in options if o.id == "leave"), None) or dice.choice(options)
            act(row.pk, seat.index, row.question, sample(wish, dice), f"k{row.version}", Actor.of(seat.person))
    announce(game.pk)


@pytest.fixture
def company(ann, bea):
    """Two people and two computer players."""
    campaign = campaigns.found(ann, PLAN)
    campaigns.invite(campaign, ann, "bea")
    campaigns.answer(campaign, bea, yes=True)
    for _ in range(2):
        campaigns.add_bot(campaign, ann, "novice")
    return campaign


@pytest.mark.timeout(300)
def test_a_campaign_of_six_games_between_two_people_and_two_computer_players(company, ann, bea, client):
    dice = random.Random(4)
    for number in range(1, 7):
        opener, dish = (ann, bea)[number % 2], int(number > 2)
        game = campaigns.next_table(company, opener, dish)
        assert [s.name or s.level for s in game.seats.order_by("index")] == [
            opener.username, (bea if opener == ann else ann).username, "novice", "novice",
        ]  # fmt: skip
        assert campaigns.is_over(company) is False
        play_through(game, dice)
    lines = campaigns.standings(company)
    assert campaigns.is_over(company) and len(lines) == 4
    assert {line.member.name for line in lines} == {"Ann", "Bea", "Novice 1", "Novice 2"}
    assert all(sorted(line.points) == [1, 2, 3, 4, 5, 6] for line in lines)
    champions = campaigns.champions(company, lines)
    assert champions and {m.pk for m in champions} == {line.member.pk for line in lines if line.place == 1}
    assert max(line.total for line in lines) == lines[0].total > 0
    told = campaigns.chapters(company)
    assert [(c.number, c.game) for c in told] == [(n, "DungeonQuest" if n < 3 else "tiny") for n in range(1, 7)]
    assert all(len(c.deeds) == 4 for c in told)
    assert refused(campaigns.next_table, company, ann) == Code.CAMPAIGN_OVER
    client.force_login(bea)
    page = client.get(f"/campaigns/{company.public_id}/").content.decode()
    for words in ("Champion", champions[0].name, "The story so far", "Winter at the Crag", 'class="walked"'):
        assert words in page, words
    assert "Open the next table" not in page


def test_next_table_while_a_game_is_open_is_refused(company, ann, bea):
    campaigns.next_table(company, ann, 1)
    assert refused(campaigns.next_table, company, bea, 1) == Code.GAME_OPEN


def test_next_table_after_a_table_was_given_up_opens_another(company, ann):
    first = campaigns.next_table(company, ann, 1)
    Game.objects.filter(pk=first.pk).update(status=Game.Status.ABANDONED)
    campaigns.next_table(company, ann, 1)
    assert list(company.games.values_list("number", flat=True)) == [1, 2]


def test_next_table_without_somebody_seats_the_others(company, ann, bea):
    resting = [m.pk for m in company.members.all() if m.person_id == bea.pk or m.name == "Novice 1"]
    game = campaigns.next_table(company, ann, 1, resting)
    assert [s.name or s.level for s in game.seats.order_by("index")] == ["Ann", "novice"]
    play_through(game, random.Random(1))
    assert {line.member.name for line in campaigns.standings(company) if line.points} == {"Ann", "Novice 2"}


@pytest.mark.parametrize(("dish", "code"), [(7, Code.NOT_ON_MENU), (-1, Code.NOT_ON_MENU)])
def test_next_table_of_what_is_not_on_the_menu_is_refused(company, ann, dish, code):
    assert refused(campaigns.next_table, company, ann, dish) == code


def test_next_table_for_too_many_is_refused(company, ann):
    campaigns.add_bot(company, ann, "novice")
    assert refused(campaigns.next_table, company, ann, 1) == Code.SEATS


def test_next_table_by_a_stranger_is_refused(company, person):
    assert refused(campaigns.next_table, company, person("Cai")) == Code.NOT_MEMBER


def test_who_leaves_keeps_the_past_and_the_campaign_goes_on(company, ann, bea):
    play_through(campaigns.next_table(company, ann, 1), random.Random(2))
    before = {line.member.name: line.total for line in campaigns.standings(company)}
    campaigns.leave(company, ann)
    assert {line.member.name: line.total for line in campaigns.standings(company)} == before
    assert company.members.get(person=bea).role == Member.Role.FOUNDER
    assert refused(campaigns.next_table, company, ann, 1) == Code.NOT_MEMBER
    game = campaigns.next_table(company, bea, 1)
    assert [s.name or s.level for s in game.seats.order_by("index")] == ["Bea", "novice", "novice"]


def test_places_score_fixed_points(company, ann):
    Campaign.objects.filter(pk=company.pk).update(scoring="places")
    company.refresh_from_db()
    play_through(campaigns.next_table(company, ann, 1), random.Random(3))
    found = sorted((line.total for line in campaigns.standings(company)), reverse=True)
    assert found[0] == 5 and set(found) <= {5, 3, 2, 1}


def test_a_campaign_with_an_end_is_over_after_it(ann):
    campaign = campaigns.found(ann, Plan("Short", MENU, until=timezone.now() + timedelta(days=1)))
    assert campaigns.is_over(campaign) is False
    campaign.until = timezone.now() - timedelta(seconds=1)
    campaign.save()
    assert refused(campaigns.next_table, campaign, ann, 1) == Code.CAMPAIGN_OVER
    assert campaigns.champions(campaign, campaigns.standings(campaign)) == []


@pytest.mark.parametrize(
    "changes",
    [
        {"name": " "},
        {"name": "x" * 61},
        {"name": "\0\u202e\u200b"},
        {"menu": ()},
        {"menu": (("chess", ("base",)),)},
        {"length": None},
        {"length": 0},
        {"length": 61},
        {"scoring": "luck"},
        {"until": timezone.now() - timedelta(days=1)},
    ],
)
def test_found_with_a_bad_plan_is_refused(ann, changes):
    values = {"name": "Good", "menu": MENU, "length": 6, **changes}
    assert refused(campaigns.found, ann, Plan(**values)) == Code.BAD_CAMPAIGN


def test_found_more_than_one_may_is_refused(ann, settings):
    settings.MOST_CAMPAIGNS = 1
    campaigns.found(ann, PLAN)
    assert refused(campaigns.found, ann, PLAN) == Code.TOO_MANY


def test_roles_say_who_may_do_what(company, ann, bea, person):
    cai = person("Cai")
    player = company.members.get(person=bea)
    assert refused(campaigns.invite, company, bea, "Cai") == Code.NOT_ALLOWED
    assert refused(campaigns.set_role, company, bea, player.pk, "organiser") == Code.NOT_ALLOWED
    campaigns.set_role(company, ann, player.pk, "organiser")
    campaigns.invite(company, bea, "Cai")
    assert refused(campaigns.next_table, company, cai) == Code.NOT_MEMBER  # has not said yes
    founder = company.members.get(person=ann)
    assert refused(campaigns.remove, company, bea, founder.pk) == Code.LAST_FOUNDER
    campaigns.remove(company, bea, company.members.get(person=cai).pk)
    assert not company.members.filter(person=cai).exists()


def test_add_bot_of_a_level_nobody_wrote_is_refused(company, ann):
    assert refused(campaigns.add_bot, company, ann, "genius") == Code.NO_LEVEL


def test_pages_of_a_campaign_by_hand(client, ann, bea):
    """Founded, joined by link, a table opened and a member sent away, all with forms."""
    client.force_login(ann)
    client.post("/campaigns/", {"name": "Friday", "dish": "0", "length": "3", "scoring": "own"})
    campaign = Campaign.objects.get()
    here = f"/campaigns/{campaign.public_id}/"
    client.post(f"{here}bot/", {"level": "novice"})
    client.force_login(bea)
    assert client.get(here).status_code == 404
    offer = client.get(f"/campaigns/join/{campaign.link}/").content.decode()
    assert "Friday" in offer and "DungeonQuest: Base game" in offer
    client.post(f"/campaigns/join/{campaign.link}/")
    answer = client.post(f"{here}next/", {"dish": "0"})
    game = Game.objects.get()
    assert answer["Location"] == f"/table/{game.public_id}/"
    assert "Being played now." in client.get(here).content.decode()
    client.force_login(ann)
    client.post(f"{here}role/", {"member": campaign.members.get(person=bea).pk, "role": "organiser"})
    assert campaign.members.get(person=bea).role == "organiser"
    client.post(f"{here}remove/", {"member": campaign.members.get(person=bea).pk})
    assert campaign.members.get(person=bea).left is not None
    client.post(f"{here}leave/")
    assert campaign.members.get(person=ann).left is not None


def test_invitation_by_name_can_be_declined(client, ann, bea):
    campaign = campaigns.found(ann, PLAN)
    campaigns.invite(campaign, ann, "Bea")
    client.force_login(bea)
    assert "You are invited." in client.get("/campaigns/").content.decode()
    client.post(f"/campaigns/{campaign.public_id}/answer/", {"yes": "0"})
    assert not campaign.members.filter(person=bea).exists()


@pytest.mark.parametrize("what", ["nonsense", "role", "remove", "bot", "invite"])
def test_wishes_that_make_no_sense_change_nothing(client, ann, what):
    campaign = campaigns.found(ann, PLAN)
    client.force_login(ann)
    client.post(f"/campaigns/{campaign.public_id}/{what}/", {"member": "x", "role": "king", "level": "x", "name": "x"})
    assert list(campaign.members.values_list("name", "role", "left")) == [("Ann", "founder", None)]


def test_the_map_has_a_station_for_each_game(ann):
    for length in (1, 5, 6, 12, 60):
        found = draw(Campaign(length=length), [], over=False)
        assert [s.number for s in found.stations] == list(range(1, length + 1))
        assert all(0 < s.x < 800 and 0 < s.y < found.height for s in found.stations)
