import pytest
from django.db import transaction

from dungeonquest.prepared import NUMBER, OTHER_NUMBER, TEXT, Prepared
from games import reads
from games.models import Game, Seat

pytestmark = [pytest.mark.django_db, pytest.mark.databases]
games = Prepared(lambda name: Game.objects.filter(name=name).order_by("pk"), TEXT)
few = Prepared(
    lambda pk, most: Game.objects.filter(pk__gt=pk, version__lt=most).defer("head", "seed"), NUMBER, OTHER_NUMBER
)


def values(game: Game) -> dict:
    return {f.attname: getattr(game, f.attname) for f in Game._meta.concrete_fields}


def test_the_same_rows_with_the_same_types():
    made = [Game.objects.create(name="here", ruleset="tiny", options={"a": [1]}, told=[0, 1]) for _ in range(2)]
    Game.objects.create(name="elsewhere", ruleset="tiny")
    assert [values(g) for g in games("here")] == [values(g) for g in Game.objects.filter(name="here").order_by("pk")]
    assert games.one("here") == made[0]
    assert games.one("nowhere") is None


def test_one_statement_each_time(django_assert_num_queries):
    games("warm")
    with django_assert_num_queries(1):
        games("here")


def test_several_values_and_fields_left_out():
    old = Game.objects.create(ruleset="tiny", version=5)
    new = Game.objects.create(ruleset="tiny", version=7)
    assert few(old.pk - 1, 6) == [old]
    assert few(old.pk, 9) == [new]
    assert "head" in few(old.pk, 9)[0].get_deferred_fields()


def test_a_row_can_be_saved_again():
    Game.objects.create(name="here", ruleset="tiny")
    found = games.one("here")
    found.name = "there"
    found.save()
    assert Game.objects.get().name == "there"


def test_what_does_not_reach_the_statement_is_an_error():
    with pytest.raises(TypeError):
        Prepared(lambda pk: Seat.objects.all(), NUMBER)(1)


def test_every_read_of_a_move_can_be_made():
    for name, read in vars(reads).items():
        if isinstance(read, Prepared) and name != "locked_game":
            assert read(*read.examples) == []
    with transaction.atomic():
        assert reads.locked_game(NUMBER) == []
