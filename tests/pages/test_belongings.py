"""What a hero carries has a picture beside its words, one that the page has drawn."""

from games.pages.heroes import panels

from .tables import drawn_symbols, play_on, sitting, started

WANTED = {"c-ring", "c-arrow", "c-dagger", "c-shuriken", "c-sling", "c-spell", "c-gold"}


def carried(seed):
    """All things seen in the panels of one game played at random."""
    position, events, dice = started(4, ("base", "heroes", "catacombs"), seed)
    for _ in range(150):
        if position.is_over:
            return
        events += play_on(position, dice)
        for panel in panels(sitting(position, events)):
            yield from (*panel.things, *panel.treasures)


def test_every_thing_but_a_turn_to_miss_has_its_picture():
    seen = {thing for seed in range(12) for thing in carried(seed)}
    assert {thing.kind for thing in seen if not thing.picture} <= {"miss"}
    pictures = {thing.picture for thing in seen if thing.picture}
    assert pictures <= drawn_symbols()
    assert pictures >= WANTED
