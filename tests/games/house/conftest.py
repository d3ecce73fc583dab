"""A card set of the house, published as the staff does it: a new trap, a new treasure, a hero of its own."""

import pytest
from msgspec import structs

from games.cardsets.documents import digest_of, rows_of
from games.models import CardEntry, CardSet, CardSetVersion, Game
from games.rules.kernel.workshop import Entry
from games.rules.library import ruleset
from games.tables import Settings, leave, open_table, start
from games.thinking import think
from tests.games.conftest import person, play, shelf  # noqa: F401  (fixtures)

WORKSHOP = ruleset("dungeonquest").workshop()
ICE = Entry(
    component="card", pile="room", key="ice", kind="hurt", count=40, params={"damage": "D6", "trap": True},
    names={"en": "thin <i>ice</i>", "es": "hielo fino"}, texts={"en": "It cracks & breaks."},
)  # fmt: skip
GRIMWALD = Entry(
    component="hero", key="grimwald",
    params={"name": "Grimwald", "title": "Miller", "strength": 6, "agility": 6, "armour": 6, "luck": 6, "life": 30},
    names={"en": "Grimwald", "it": "Grimbaldo"},
)  # fmt: skip


def altered(*entries: Entry, slot: str = "base"):
    """The shipped set with these entries in their places, or new."""
    document, places = WORKSHOP.shipped(slot), {e.place: e for e in entries}
    old = {e.place for e in document.entries}
    kept = [places.get(e.place, e) for e in document.entries]
    return structs.replace(document, entries=(*kept, *[e for e in entries if e.place not in old]))


def publish(key: str, document, number: int = 1, status: str = "published") -> CardSetVersion:
    title = key.replace("_", " ").title()
    card_set, _ = CardSet.objects.get_or_create(
        key=key, defaults={"ruleset": "dungeonquest", "slot": document.slot, "title": title}
    )
    version = CardSetVersion.objects.create(card_set=card_set, number=number, digest=digest_of(document))
    CardEntry.objects.bulk_create(rows_of(document.entries, version))
    version.status = status
    version.save()
    return version


@pytest.fixture
def cold(db) -> CardSetVersion:
    """The base set with forty cards of thin ice and one more hero."""
    return publish("cold", altered(ICE, GRIMWALD))


@pytest.fixture
def seated(person, cold):  # noqa: F811
    """A running game of one person and a computer player with the cold set."""

    def make(name: str = "Host", house=None, **more):
        host = person(name)
        house = {"base": cold.name} if house is None else house
        settings = Settings("dungeonquest", 2, bots=("novice",), house=house, options={"deal": "random"}, **more)
        game = open_table(host, settings)
        start(game, host)
        return Game.objects.get(pk=game.pk), host

    return make


@pytest.fixture
def finished(seated):
    """The same to its end: the person leaves at once, computer players go on."""

    def make(name: str = "Host", **more) -> Game:
        game, host = seated(name, **more)
        leave(game, host)
        while (now := Game.objects.get(pk=game.pk)).is_running:
            think(now.pk, now.version)
        return now

    return make
