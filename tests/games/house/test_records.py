"""Games with house sets as documents: found in order, played again, told in their own words; the script needs none."""

import json
import runpy

import msgspec
import pytest
from django.core.files.uploadedfile import SimpleUploadedFile

from games.models import CardSetVersion, KeptRecord
from games.records import as_json, check, read, record_of
from games.records.form import Words
from games.records.watching import RecordSource
from games.refusals import Code
from tests.games.helpers import refused

script = runpy.run_path("docs/verify_game.py")


def by_script(raw):
    return {code for code, _ in script["problems_of"](json.loads(raw))}


def test_a_document_says_which_house_sets_and_what_they_call_things(finished):
    record = read(as_json(record_of(finished())))
    assert record.house == {"base": "cold.1"}
    assert record.names["card/room/ice"].names["es"] == "hielo fino"


def test_it_is_found_in_order_by_page_and_script_though_the_set_is_retired(finished):
    raw = as_json(record_of(finished()))
    CardSetVersion.objects.update(status="retired")
    assert (check(read(raw)).problems, by_script(raw)) == ([], set())


def test_words_are_no_part_of_the_fingerprint_and_cards_are(finished):
    record = record_of(finished())
    renamed = json.loads(as_json(record)) | {"names": {}, "house": {}}
    assert (by_script(json.dumps(renamed)), check(read(json.dumps(renamed).encode())).problems) == (set(), [])
    changed = json.loads(as_json(record))
    changed["cards"]["rounds"] = 5
    assert "fingerprint" in by_script(json.dumps(changed))
    assert refused(RecordSource, read(json.dumps(changed).encode())) == Code.UNKNOWN_CARDS


@pytest.mark.parametrize("names", [{"card/room/ice": 5}, {"card/room/ice": {"names": {"en": 7}}}, [], {"x" * 201: {}}])
def test_words_that_are_no_words_make_it_no_document(finished, names):
    raw = json.loads(as_json(record_of(finished()))) | {"names": names}
    assert refused(read, json.dumps(raw).encode()) == Code.NO_RECORD


def test_a_replay_and_an_uploaded_game_call_its_cards_by_their_names(finished, client):
    games = (finished(f"Host {n}") for n in range(40))  # the dice are real: not every game meets the ice
    game = next(g for g in games if any(e[0] == "card" and e[1][-1] == "ice" for e in _events(g)))
    moments = [n for n, _ in enumerate(_events(game), 1)]
    page = client.get(f"/table/{game.public_id}/replay/?as=open&at={moments[-1]}").content.decode()
    assert "altered cards" in page
    ice = next(n for n, e in enumerate(_events(game), 1) if e[0] == "card" and e[1][-1] == "ice")
    page = client.get(f"/table/{game.public_id}/replay/?as=open&at={ice}").content.decode()
    assert "thin &lt;i&gt;ice&lt;/i&gt;" in page and "<i>ice</i>" not in page
    assert "It cracks &amp; breaks." in page
    client.force_login(game.seats.get(index=0).former)
    file = SimpleUploadedFile("game.json", as_json(record_of(game)), "application/json")
    there = client.post("/replay/", {"game": file})
    assert (there.status_code, KeptRecord.objects.count()) == (302, 1)
    page = client.get(f"{there.headers['Location']}?as=open&at={ice}").content.decode()
    assert "thin &lt;i&gt;ice&lt;/i&gt;" in page and "altered cards" in page


def _events(game):
    return [event for action in game.actions.order_by("number") for event in action.events]


def test_words_of_the_file_are_bounded():
    long = {"card/room/ice": {"names": {"en": "x" * 201}}}
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(long, dict[str, Words])
