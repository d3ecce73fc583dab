from contextlib import nullcontext

import pytest
from django.db import IntegrityError, transaction
from django.utils import timezone

from dungeonquest.prepared import NUMBER, OTHER_NUMBER, TEXT, Insert, Prepared, Update
from games import reads
from games.models import Action, Checkpoint, Game, Seat

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


def test_a_row_is_stored_as_the_model_itself_would_store_it(django_assert_num_queries):
    game = Game.objects.create(ruleset="tiny")
    about = {"game": game, "kind": "answer", "actor": "person", "question": 1, "version": 2, "next_question": 2}
    about |= {"seat": None, "answer": ["x", 1], "due": timezone.now(), "events": [["é", [], 7]], "told": [1, 2]}
    own = Action.objects.create(number=1, key="a", **about)
    with django_assert_num_queries(1):
        Insert(Action)(Action(number=2, key="b", **about))
    left_out = ("id", "number", "key", "at")
    stored = [{k: v for k, v in row.items() if k not in left_out} for row in Action.objects.order_by("pk").values()]
    assert stored == [stored[0]] * 2
    assert Action.objects.latest("pk").at >= own.at
    Insert(Checkpoint)(Checkpoint(game=game, number=2, position=b"\x00head"))
    assert bytes(Checkpoint.objects.get().position) == b"\x00head"


def test_a_row_with_a_number_that_exists_is_refused_as_ever():
    game = Game.objects.create(ruleset="tiny")
    for place in (1, 2):
        with nullcontext() if place == 1 else pytest.raises(IntegrityError), transaction.atomic():
            Insert(Checkpoint)(Checkpoint(game=game, number=1, position=b""))


def test_a_row_is_changed_only_where_the_known_values_stand(django_assert_num_queries):
    game, other = (Game.objects.create(ruleset="tiny", version=3) for _ in range(2))
    write = Update(Game, ("head", "told", "consent", "deadline"), ("pk", "version"))
    now = timezone.now()
    with django_assert_num_queries(1):
        assert write([b"\x00h", [1], None, now], [game.pk, 3]) == 1
    assert write([b"late", [2], {}, None], [game.pk, 2]) == 0
    found = Game.objects.get(pk=game.pk)
    assert (bytes(found.head), found.told, found.consent, found.deadline) == (b"\x00h", [1], None, now)
    assert Game.objects.filter(consent__isnull=True).count() == 2
    assert Game.objects.get(pk=other.pk).head is None
