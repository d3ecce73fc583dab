"""What other rooms of the site may want to know about tables."""

from django.dispatch import Signal

# Sent with `game_id`, `ruleset`, `sets`, `ended` and `results` (a list of games.results.SeatResult) after the end of
# a game is stored. May be sent again when a receiver failed or the process died: receivers write each result once.
game_finished = Signal()
