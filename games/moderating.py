"""What moderators do: look at a game that is still played, delete an uploaded one. Checked and logged like all else."""

from games.models import Game, KeptRecord
from games.staff import Record, staff_deed


@staff_deed("table.look", "games.view_game")
def look(record: Record, game: Game) -> None:
    """Somebody of the staff has opened the page of a running game."""
    record.about(game.public_id, status=game.status)


@staff_deed("kept_record.delete", "games.delete_keptrecord")
def delete_record(record: Record, kept: KeptRecord) -> None:
    record.about(kept.public_id, owner=str(kept.person))
    kept.delete()
