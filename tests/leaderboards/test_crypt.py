import random
import struct
import zlib

import pytest
from django.utils.translation import override

from games.models import ComposedCards
from games.rules.kernel import Loose, Position, sample
from games.rules.library import ruleset
from leaderboards import crypt
from leaderboards.models import Result
from tests.leaderboards.conftest import ended, seat

pytestmark = pytest.mark.django_db


@pytest.fixture
def stone(ann):
    game = ended(seat(0, 0, ann, hero="volrik", cause="potion"), seat(1, 0, hero="volrik"), ruleset="dungeonquest")
    fate = {"how": "died", "cause": "potion", "place": 14, "gold": 320, "steps": 2}
    Result.objects.filter(table=game.public_id, seat=0).update(fate=fate)
    return f"/crypt/{game.public_id}/0/"


def test_grave_says_who_how_where_and_with_how_much(client, stone):
    page = client.get(stone).content.decode()
    for words in ("Here lies Ann", "Volrik", "died: the potion", "with 320 pieces of gold", "2 steps from the"):
        assert words.lower() in page.lower(), words
    assert f'content="http://testserver{stone}en.png"' in page
    assert "Died: the potion. With 320 pieces of gold. 2 steps from the nearest tower." in page


def test_grave_is_told_in_the_language_of_the_reader(stone):
    texts = set()
    for language in ("en", "es"):
        with override(language):
            texts.add(crypt.page(1)[0][0].story)
    assert len(texts) == 2


def test_stone_is_a_picture_for_link_previews(client, stone):
    answer = client.get(f"{stone}es.png")
    data = answer.content
    assert (answer["Content-Type"], data[:8]) == ("image/png", b"\x89PNG\r\n\x1a\n")
    assert struct.unpack(">II", data[16:24]) == (1200, 630)
    size = int.from_bytes(data[data.index(b"IDAT") - 4 : data.index(b"IDAT")], "big")
    at = data.index(b"IDAT") + 4
    assert len(zlib.decompress(data[at : at + size])) == 1201 * 630
    assert data != client.get(f"{stone}en.png").content


@pytest.mark.parametrize("name", ["Ann", "Ñandú Ödön", "Ольга", "W" * 30])
def test_stone_can_be_cut_for_every_name(ann, stone, name):
    Result.objects.update(name=name)
    assert crypt.page(1)[0][0].image().startswith(b"\x89PNG")


def test_crypt_shows_people_and_not_computer_players(client, stone):
    page = client.get("/crypt/").content.decode()
    assert page.count('class="stone"') == 1
    assert client.get("/crypt/?page=99999999").status_code == 200


@pytest.mark.parametrize("path", ["1/", "0/fr.png", "7/en.png"])
def test_grave_of_nobody_is_not_found(client, stone, path):
    assert client.get(stone.removesuffix("0/") + path).status_code == 404


def test_crypt_without_anybody_says_so(client, db):
    page = client.get("/crypt/").content.decode()
    assert "No player has died yet." in page
    assert "Without a stone" not in page


def test_heroes_of_computer_players_have_a_line_and_no_stone(client, db):
    ended(seat(0, 0, hero="volrik", cause="potion"), seat(1, 9, hero="ulv_grimhand"), ruleset="dungeonquest")
    page = client.get("/crypt/").content.decode()
    assert "No player has died yet." in page and 'class="stone"' not in page
    lines = page.split("Without a stone")[1]
    assert "Volrik" in lines and "the potion" in lines and "Ulv" not in lines
    assert "Without a stone" not in client.get("/crypt/?page=2").content.decode()


@pytest.mark.parametrize("seed", range(12))
def test_chronicle_knows_the_gold_and_the_fate_of_whole_games(seed):
    rules, dice = ruleset("dungeonquest"), random.Random(seed)
    position = Position.start(rules, rules.compose(("base",)), 3, Loose(random.Random(seed)), {"deal": "random"})
    while not position.is_over:
        position.apply(position.waiting_for()[0], sample(dice.choice(position.legal(position.waiting_for()[0])), dice))
    events = [(e.key, e.data) for e in position.drain()[0]]
    told, summary = rules.chronicle(events), rules.summary(position.g)
    for row in summary:
        fate = told.get(row["seat"], {}).get("fate")
        assert (fate is None) == row["survived"]
        if fate:
            assert (fate["cause"], fate["place"]) == (row["cause"], row["place"])


def test_chronicle_counts_the_purse_as_the_rules_do():
    """Where somebody walks out the rules say how much they carry; the chronicle must come to the same."""
    rules, seen = ruleset("dungeonquest"), 0
    for seed in range(60):
        dice = random.Random(seed)
        position = Position.start(rules, rules.compose(("base",)), 2, Loose(random.Random(seed)), {"deal": "random"})
        while not position.is_over:
            options = position.legal(position.waiting_for()[0])
            leave = [o for o in options if o.id == "leave"]
            position.apply(position.waiting_for()[0], sample((leave or [dice.choice(options)])[0], dice))
        for n, event in enumerate(events := position.drain()[0]):
            if event.key == "left":
                told = [(e.key, e.data) for e in events[:n]] + [("died", (event.data[0], "", event.data[1]))]
                assert rules.chronicle(told)[event.data[0]]["fate"]["gold"] == event.data[2]
                seen += event.data[2] > 0
    assert seen >= 3


NAMES = {
    "hero//volrik": {"names": {"en": "Volrik the Cold", "es": "Volrik el Frío"}},
    "card/trap/pit": {"names": {"en": "thin ice", "es": "hielo fino"}},
    "tile_kind//bottomless_pit": {"names": {"en": "a frozen well", "es": "un pozo helado"}},
}


@pytest.mark.parametrize(("cause", "said"), [
    ("pit", {"en": "died: thin ice", "es": "hielo fino"}),
    ("bottomless_pit", {"en": "died: a frozen well", "es": "un pozo helado"}),
])  # fmt: skip
def test_a_stone_calls_hero_and_cause_as_the_cards_of_its_game_did(ann, cause, said):
    rules = ruleset("dungeonquest")
    cards = ComposedCards.objects.create(
        digest=f"cold-{cause}", ruleset=rules.key, sets=["base"], cards=rules.pack_cards(rules.compose(("base",))),
        house={"base": "cold.1"}, names=NAMES,
    )  # fmt: skip
    ended(
        seat(0, 0, ann, hero="volrik", cause=cause), ruleset=rules.key, house={"base": "cold.1"}, cards=cards,
    )  # fmt: skip
    Result.objects.update(fate={"how": "died", "cause": cause})
    for language, words in said.items():
        with override(language):
            stone = crypt.page(1)[0][0]
            assert words in stone.cause
            assert stone.hero == NAMES["hero//volrik"]["names"][language]
