"""What a browser gets for a move: what has changed, and little of it."""

from dataclasses import replace

import pytest

from games.pages import table_update
from games.pages.table import marks_of, render
from games.rules.kernel import Event, Position

from .tables import asking, play_on, sitting, started

SETS = [("base",), ("base", "heroes", "catacombs")]


class Browser:
    """What one viewer's page shows."""

    def __init__(self, viewer: int | None) -> None:
        self.viewer, self.have, self.heard = viewer, "", 0

    def look(self, position: Position, events: list[Event]) -> int:
        """The bytes of the update that brings this page up to date."""
        seen = sitting(position, events, self.viewer)
        fresh = replace(seen, events=[e for e in seen.events if e.number > self.heard])
        sent = len(table_update(asking(**{"X-Have": f"{self.have} log={self.heard}"}), fresh).content)
        self.have, self.heard = marks_of(render(asking(), seen, {})), len(seen.events)
        return sent


@pytest.mark.parametrize("sets", SETS)
def test_moves_of_whole_games_send_little(sets):
    sizes = sorted(size for seed in range(2) for size in _game(sets, seed))
    assert len(sizes) > 100
    assert sizes[len(sizes) // 2] < 3_500
    assert sizes[int(0.98 * len(sizes))] < 6_000  # what is left are the first and the last scene of a game


def _game(sets, seed):
    position, events, dice = started(3, sets, seed)
    browsers = [Browser(viewer) for viewer in (0, 1, None)]
    for browser in browsers:
        browser.look(position, events)
    for _ in range(60):
        if position.is_over:
            break
        events += play_on(position, dice)
        for browser in browsers:
            yield browser.look(position, events)
