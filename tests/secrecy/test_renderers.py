"""Every renderer shows the same in worlds with another secret; a leak planted in any of them is found.

Ten thousand positions: ``python -m tests.secrecy.run``.
"""

from datetime import timedelta

import pytest

from games import conf
from games.api import telling
from games.door import storing
from games.refusals import Refusal
from games.rules.dungeonquest import rules
from games.rules.library import ruleset
from tests.kernel.secrecy import find_leaks

from .renderers import Once, rendered
from .run import BRAVE, run

DUNGEON = ruleset("dungeonquest")
NAMES = {
    "page", "update", "replay", "json", "api table", "api observation", "api options", "api events", "log", "question",
    "refusals", "turn", "columns", "pauses", "socket",
}  # fmt: skip


def test_all_mixtures_look_the_same_with_another_secret():
    found = run(60, seed=70, say=lambda _: None, every=40)
    assert found["leaks"] == {}
    assert found["differed"]["monster"] > 5
    assert found["positions"] >= 60


def test_all_renderers_are_among_them_and_say_something():
    from tests.pages.tables import played

    names, p = set(), None
    for answers in (60, 61):
        p, _ = played(3, answers, 4)
        texts = rendered(p, p.may_act()[0])
        names |= set(texts)
    assert names == NAMES
    assert all(len(text) > 2 for text in texts.values())
    assert texts == rendered(p, p.may_act()[0])
    assert 'class="piece ' in rendered(p, None)["front"]


def leaks(seed=14):
    found = find_leaks(DUNGEON, 2, 1, 9, seed, Once(), BRAVE)
    assert found.differed["monster"] > 3
    return " ".join(found.leaks)


def hidden_card(position):
    m = position.g.s.meeting
    return m.card if m else -1


def in_a_refusal(patch):
    honest = Refusal.of.__func__

    def of(cls, refused):
        return cls(honest(cls, refused).code, detail=SEEN[-1])

    patch.setattr(Refusal, "of", classmethod(of))
    apply = rules.DungeonQuest.observe

    def observe(self, g, seat):
        SEEN.append(f"{g.s.meeting and g.s.meeting.card}")
        return apply(self, g, seat)

    patch.setattr(rules.DungeonQuest, "observe", observe)


SEEN = ["-"]


def in_the_api(patch):
    honest = telling.view_of

    class Wide:
        def __init__(self, view):
            self.view = view

        def __getattr__(self, name):
            return getattr(self.view, name)

        def can_undo(self):
            return str(hidden_card(self.view._SeatView__position))

    patch.setattr(telling, "view_of", lambda viewer: Wide(honest(viewer)))


def in_the_events(patch):
    honest = telling.events

    def events(viewer, since):
        from games import sittings

        return {**honest(viewer, since), "peek": hidden_card(sittings.position_of(None, None))}

    patch.setattr(telling, "events", events)


def on_the_page(patch):
    honest = rules.DungeonQuest.observe

    def observe(self, g, seat):
        seen = honest(self, g, seat)
        m = g.s.meeting
        return {**seen, "round": 1 + m.card % 20} if m and m.card >= 0 else seen

    patch.setattr(rules.DungeonQuest, "observe", observe)


def in_a_pause(patch):
    honest = storing._look_ahead

    def thinks_longer(table, *rest):
        pause = honest(table, *rest)
        return pause if pause is None else pause + 0.01 * hidden_card(table.position)

    patch.setattr(storing, "_look_ahead", thinks_longer)


def in_the_next_look_at_a_bot(patch):
    patch.setattr(conf, "bot_patience", lambda pause: timedelta(seconds=3 + int(SEEN[-1] or 0)))
    honest = storing._look_ahead

    def look_ahead(table, *rest):
        SEEN.append(hidden_card(table.position))
        return honest(table, *rest)

    patch.setattr(storing, "_look_ahead", look_ahead)


def in_a_version(patch):
    honest = storing._look_ahead

    def counts_more(table, *rest):
        table.game.version += hidden_card(table.position)
        return honest(table, *rest)

    patch.setattr(storing, "_look_ahead", counts_more)


PLANTED = [
    (in_a_refusal, "refusals"),
    (in_the_api, "api options"),
    (in_the_events, "api events"),
    (on_the_page, "page"),
    (in_a_pause, "pauses"),
    (in_the_next_look_at_a_bot, "columns"),
    (in_a_version, "socket"),
]


@pytest.mark.parametrize(("plant", "renderer"), PLANTED, ids=[p[0].__name__ for p in PLANTED])
def test_a_leak_in_a_renderer_is_found(plant, renderer, monkeypatch):
    plant(monkeypatch)
    assert renderer in leaks()


def test_without_one_there_is_none():
    assert leaks() == ""
