"""A card and a hidden die that are told of together: neither alone says anything, and no world may contradict both."""

import random
from collections.abc import Iterable, Mapping
from typing import Any

from games.rules.kernel import Decision, Loose, Maps, Play, Position, Rule, Seat, State, only
from games.rules.kernel.deck import full
from games.rules.kernel.secrets import HiddenNumber, mask_of

from .shapes import NoCards, Script

HIGH = range(8, 12)  # cards a scout warns of; on a 1 he says the opposite


class ScoutState(State, array_like=True):
    said: list[Any]
    steps: int = 0
    card: int = -1
    warned: bool = False

    def copy(self) -> "ScoutState":
        return ScoutState(*self.shared_copy(), self.said[:], self.steps, self.card, self.warned)


class Scout(Script):
    state_type = ScoutState
    remembers = True

    def setup(self, cards: Any, seats: int, options: Mapping[str, Any]) -> ScoutState:
        return ScoutState({"card": full(12)}, {}, [], {}, [])

    def one_step(self, g: Play) -> Rule:
        s = g.s
        s.card = g.draw("card", seen_by=only(1))
        lies = g.roll_hidden(4, "scout", "scout", only(1)) == 1
        s.warned = (s.card in HIGH) != lies
        g.event("warns" if s.warned else "quiet")
        yield Decision.one(0, "in_or_out", ("in", "out"))
        s.steps += 1

    def observe(self, g: Play, seat: Seat) -> dict[str, Any]:
        return {"warned": g.s.warned}

    def hidden_places(self, s: State) -> Iterable[tuple[str, int]]:
        return [("card", s.card)] if s.card >= 0 else []  # type: ignore[attr-defined]

    def relabel(self, s: State, maps: Maps) -> None:
        if s.card >= 0 and "card" in maps:  # type: ignore[attr-defined]
            s.card = maps["card"][s.card]  # type: ignore[attr-defined]

    def facts_given(self, g: Play, numbers: Mapping[str, HiddenNumber]) -> dict[tuple[str, int], int]:
        high = g.s.warned != (numbers["scout"].value == 1)
        return {("card", g.s.card): mask_of(12, lambda c: (c in HIGH) == high)} if self.remembers else {}


def scouted(rules: Scout, seed: int) -> Position:
    return Position.start(rules, rules.compose(()), 2, Loose(random.Random(seed)))


def worlds(rules: Scout, seed: int, seat: Seat, n: int = 60) -> list[tuple[bool, int, int]]:
    """(warned, card, die) of imagined worlds."""
    p = scouted(rules, seed)
    found = [p.imagine(seat, random.Random(n), check=False).g for n in range(n)]
    return [(g.s.warned, g.s.card, g.number("scout")) for g in found]


def test_every_world_agrees_with_the_report() -> None:
    for seed in range(20):
        p = scouted(Scout(), seed)
        assert {warned for warned, _, _ in worlds(Scout(), seed, 0)} == {p.g.s.warned}


def test_both_readings_of_a_report_are_imagined() -> None:
    seen = {(warned, card in HIGH, die == 1) for seed in range(20) for warned, card, die in worlds(Scout(), seed, 0)}
    assert seen == {(True, True, False), (True, False, True), (False, False, False), (False, True, True)}


def test_who_knows_both_imagines_nothing_else() -> None:
    p = scouted(Scout(), 3)
    assert set(worlds(Scout(), 3, 1, 20)) == {(p.g.s.warned, p.g.s.card, p.g.number("scout"))}


def test_without_it_worlds_contradict_what_was_said() -> None:
    class Forgetful(Scout):
        remembers = False

    assert len({warned for warned, _, _ in worlds(Forgetful(), 3, 0)}) == 2


def test_a_pile_is_secret_for_some_card_sets_only() -> None:
    class Sometimes(Script):
        def secret_piles_of(self, cards: Any) -> frozenset[str]:
            return frozenset()

    p = Position.start(Sometimes(), NoCards(), 1, Loose(random.Random(1)))
    p.apply(0, "card")
    assert (p.g.secret_piles, p.g.s.facts) == (frozenset(), [])
