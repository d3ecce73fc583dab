"""What every move reads, as statements made once (see dungeonquest/prepared.py)."""

from dungeonquest.prepared import NUMBER, OTHER_NUMBER, SMALL_NUMBER, TEXT, Prepared
from games.models import Action, Game, Seat

FIRST, PAGE = 1, 30  # actions at a time: most moves are told by one

# Moments take long to read; who wants one of these asks for it by looking at it.
games = Game.objects.defer("created", "changed", "announced")
game_of_id = Prepared(lambda pk: games.filter(pk=pk), NUMBER)
locked_game = Prepared(lambda pk: games.select_for_update(of=("self",)).filter(pk=pk), NUMBER)
game_at = Prepared(lambda public_id: games.filter(public_id=public_id), TEXT)
seats_of = Prepared(lambda game: Seat.objects.filter(game=game).order_by("index"), NUMBER)
seat_of = Prepared(
    lambda public_id, person: Seat.objects.filter(game__public_id=public_id, person=person), TEXT, NUMBER
)  # fmt: skip
answer_of = Prepared(
    lambda game, seat: Action.objects.filter(
        game=game, seat=seat, actor="person", kind__in=(Action.Kind.ANSWER, Action.Kind.PART)
    ).only("number")[:1],
    NUMBER,
    SMALL_NUMBER,
)
told = Action.objects.only("number", "events", "told").order_by("-number")
told_last, told_until = (
    Prepared(
        lambda game, number, page=page: told.filter(game=game, number__lte=number)[:page], NUMBER, OTHER_NUMBER
    )
    for page in (FIRST, PAGE)
)  # fmt: skip
