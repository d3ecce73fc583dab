"""No byte that leaves a running game depends on what the dice will do: with another seed every answer is the same."""

import json
import re
from html import unescape

import pytest

from games.models import Action, Game
from games.tables import Settings, leave, open_table, start, take_seat
from tests.records.pages import payloads

pytestmark = pytest.mark.django_db(transaction=True)
OWN = {0: b"ann's words", 1: b"ben's words"}


@pytest.fixture
def running(person, settings):
    """A game of two people whose dice are the same in each run, so that it is still going on when it is looked at."""
    settings.CELERY_TASK_ALWAYS_EAGER = True
    ann, ben = person("Ann"), person("Ben")
    game = open_table(ann, Settings("dungeonquest", 2, options={"deal": "random"}))
    take_seat(game, ben, entropy=OWN[1])
    game.seats.filter(index=0).update(entropy=OWN[0])
    Game.objects.filter(pk=game.pk).update(seed=b"\x11" * 32)
    start(game, ann)
    return Game.objects.get(pk=game.pk), [ann, ben]


def play_on(client, game, people, moves):
    for _ in range(moves):
        row = Game.objects.get(pk=game.pk)
        seat = next((s for s in (0, 1) if row.waits_for(s)), None)
        if not row.is_running or seat is None:
            return
        client.force_login(people[seat])
        table = client.get(f"/table/{game.public_id}/", headers={"Accept": "application/json"}).json()
        option = next(o for o in table["observation"]["question"]["options"] if not o["why_not"])
        answer = option["id"] if not option["fields"] else [option["id"], *(_filled(f) for f in option["fields"])]
        body = json.dumps({"question": row.question, "answer": answer})
        assert client.post(f"/table/{game.public_id}/act", body, content_type="application/json").status_code == 200


def _filled(field):
    if field["type"] == "range":
        return field["low"]
    return field["of"][0] if field["type"] == "one" else field["of"][: field["least"]]


@pytest.mark.parametrize("moves", [0, 4, 12])
def test_every_payload_is_the_same_with_another_seed_and_other_recorded_outcomes(client, running, moves):
    game, people = running
    play_on(client, game, people, moves)
    assert Game.objects.get(pk=game.pk).is_running
    before = payloads(client, game, people)
    Game.objects.filter(pk=game.pk).update(seed=bytes(range(32)))
    game.seats.update(entropy=b"quite other")
    for action in Action.objects.filter(game=game):
        action.outcomes = [["x", 1, 2, 1]]
        action.save()
    after = payloads(client, game, people)
    assert before.keys() == after.keys()
    assert [name for name in before if before[name] != after[name]] == []
    assert len(before) > 15


def test_no_payload_holds_seed_entropy_or_head(client, running):
    game, people = running
    play_on(client, game, people, 6)
    row = Game.objects.get(pk=game.pk)
    secrets = [bytes(row.seed), *(bytes(s.entropy) for s in row.seats.all() if s.entropy)]
    needles = {n for s in secrets for n in (s.hex(), repr(s)[2:-1], str(list(s))[1:-1])} | {'"tape"', '"check"'}
    for name, text in payloads(client, game, people).items():
        assert not [n for n in needles if n in unescape(text)], name


def test_a_planted_leak_is_found(client, running, monkeypatch):
    """A page that shows what the seed decides: the comparison above must be able to fail."""
    game, people = running
    from games import sittings

    honest = sittings.chairs_of
    seed = lambda: bytes(Game.objects.get(pk=game.pk).seed)[0]  # noqa: E731
    leaky = lambda seats: [c for c in honest(seats) if c.index or seed() % 2]  # noqa: E731
    monkeypatch.setattr("games.views.table.chairs_of", leaky)
    Game.objects.filter(pk=game.pk).update(seed=b"\1" * 32)
    before = payloads(client, game, people)
    Game.objects.filter(pk=game.pk).update(seed=b"\2" * 32)
    after = payloads(client, game, people)
    assert [name for name in before if before[name] != after[name]]


def test_the_seal_is_shown_before_anybody_gives_a_share_and_in_play(client, person):
    ann = person("Ann")
    game = open_table(ann, Settings("dungeonquest", 2))
    client.force_login(ann)
    page = client.get(f"/table/{game.public_id}/").content.decode()
    assert game.commitment in page
    assert 'data-share="missing"' in page
    client.post(f"/table/{game.public_id}/ready", {"entropy": "only sixes"})
    assert bytes(game.seats.get(index=0).entropy) == b"only sixes"
    assert 'data-share="given"' in client.get(f"/table/{game.public_id}/").content.decode()
    ben = person("Ben")
    client.force_login(ben)
    assert 'name="entropy"' in client.get(f"/table/{game.public_id}/").content.decode()
    client.post(f"/table/{game.public_id}/join", {"entropy": "no sixes", "seat": "1"})
    assert bytes(game.seats.get(index=1).entropy) == b"no sixes"
    start(game, ann)
    assert game.commitment in client.get(f"/table/{game.public_id}/").content.decode()


def test_after_the_end_everything_is_shown(client, person, finished):
    game = finished(deal="random")
    for what in ("verify/", "record.json"):
        answer = client.get(f"/table/{game.public_id}/{what}")
        assert bytes(game.seed).hex() in answer.content.decode()
    page = client.get(f"/table/{game.public_id}/verify/").content.decode()
    assert "Everything fits" in page
    assert b"sixes, please".hex() in page
    checked = client.get(f"/table/{game.public_id}/verify/", headers={"Accept": "application/json"}).json()
    assert (checked["fine"], checked["problems"]) == (True, [])
    assert re.fullmatch("[0-9a-f]{64}", checked["fingerprint"])


def test_a_changed_row_is_shown_on_the_page(client, finished):
    game = finished(deal="random")
    action = next(a for a in game.actions.order_by("number") if a.outcomes)
    stream, k, n, value = action.outcomes[0]
    action.outcomes = [[stream, k, n, (value + 1) % n], *action.outcomes[1:]]
    action.save()
    page = client.get(f"/table/{game.public_id}/verify/").content.decode()
    assert "Something is wrong" in page
    assert f"Action {action.number}:" in page


def test_a_stranger_hears_of_no_table(client, person, play):
    table = play(2, public=False)
    client.force_login(person("Stranger"))
    for what in ("verify/", "record.json"):
        assert client.get(f"/table/{table.game.public_id}/{what}").status_code == 404


@pytest.mark.parametrize("url", ["/fair-play/", "/fair-play/verify_game.py"])
def test_the_promise_and_the_script_are_there_for_everybody(client, url):
    answer = client.get(url)
    assert answer.status_code == 200
    assert b"entrop" in answer.content or b"share" in answer.content


async def test_a_socket_says_version_numbers_and_nothing_else(running):
    from tests.games.test_consumers import heard, socket

    game, people = running
    listening = await socket(game, people[0])
    await listening.connect()
    assert await heard(listening) == {"v": game.version}
    await listening.disconnect()


def test_leaving_and_handing_over_keeps_the_seed_where_it_is(running):
    game, people = running
    leave(game, people[1])
    assert bytes(game.seats.get(index=1).entropy) == OWN[1]
