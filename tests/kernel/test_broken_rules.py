"""Rules that raise, and rules that have changed under a half-played step."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from games.rules.kernel import Decision, Option, Play, Position, Refused, Rule, RulesError, only

from .driver import again, everything, start
from .games import Duel
from .shapes import Script, asking


class Fragile(Duel):
    """A slash at the beast finds a mistake in the rules, after things have happened."""

    def hurt(self, g: Play, seat: int, loss: int) -> None:
        if g.log and g.log[-1].key == "exchange" and "slash" in g.log[-1].data:
            g.s.gold[0] += 99
            g.roll(6, "noise")
            g.draw("beast", seen_by=only(0))
            raise ZeroDivisionError
        super().hurt(g, seat, loss)


def test_rule_that_raises_leaves_the_position_byte_for_byte() -> None:
    p = start(Fragile(), 2, 1)
    p.apply(0, "fight")
    p.apply(1, "blow")
    news = list(p.g.news), list(p.g.outcomes)
    before = everything(p)
    for _ in range(2):
        with pytest.raises(RulesError, match="ZeroDivisionError"):
            p.apply(0, "slash")
        assert everything(p) == before
        assert (p.g.news, p.g.outcomes) == news
    assert everything(again(p)) == before


def test_answer_that_met_a_broken_rule_is_not_stuck() -> None:
    p, sound = start(Fragile(), 2, 1), start(Duel(), 2, 1)
    for q in (p, sound):
        q.apply(0, "fight")
        q.apply(1, "blow")
    with pytest.raises(RulesError):
        p.apply(0, "slash")
    for q in (p, sound):
        q.apply(0, "leap")
        assert q.pending == {}
    assert p.g.s == sound.g.s and p.question == sound.question


def test_rule_that_raises_in_the_next_step_is_undone_too() -> None:
    def rule(g: Play) -> Rule:
        if g.s.steps == 1:
            raise KeyError("the second step is broken")
        return (yield Decision.one(0, "q", ("a", "b")))

    game = Script(rule, steps=2)
    p = Position.start(game, game.compose(()), 1, start(Duel(), 2, 1).g.chance)
    before = everything(p)
    with pytest.raises(RulesError):
        p.apply(0, "a")
    assert everything(p) == before and not p.is_over


def test_broken_question_after_an_answer_is_undone_too() -> None:
    p = asking(Decision.one(0, "q", ("a",)), Decision("nobody", ()))
    before = everything(p)
    with pytest.raises(RulesError):
        p.apply(0, "a")
    assert everything(p) == before


def test_refusal_inside_a_playout_raises_as_it_is() -> None:
    fast = start(Duel(), 2, 1).clone(recording=False)
    with pytest.raises(Refused):
        fast.apply(0, "dance")


def test_telling_what_is_not_true_is_a_rules_error() -> None:
    def lie(g: Play) -> Rule:
        yield Decision.one(0, "q", ("card", "number"))
        card = g.draw("card", seen_by=only(0))
        g.tell(-1, "card", card or 0, lambda c: c != card, "lie")

    def number_lie(g: Play) -> Rule:
        yield Decision.one(0, "q", ("card", "number"))
        g.roll_hidden(6, "n", "n", only(0))
        g.tell_number(-1, "n", lambda value: value > 6, "lie")

    for rule in (lie, number_lie):
        game = Script(rule)
        p = Position.start(game, game.compose(()), 2, start(Duel(), 2, 1).g.chance)
        with pytest.raises(RulesError, match="not true"):
            p.apply(0, "card")


def test_secret_draw_from_a_public_pile_is_a_rules_error() -> None:
    class Public(Duel):
        secret_piles = frozenset()

    with pytest.raises(RulesError, match="secret_piles"):
        start(Public(), 2, 1)


# --- half-played steps under changed rules

MIDDLE = [(0, "fight"), (1, "blow"), (0, "blow")]


def half_played(moves: list[tuple[int, str]] = MIDDLE) -> Position:
    """In the middle of a fight that is not over for any other beast either."""
    p = start(Duel(), 2, 4)
    for seat, answer in moves:
        p.apply(seat, answer)
    assert p.decision and p.decision.key == "blows"
    return p


def load(p: Position, rules: Duel) -> Position:
    return Position.from_json(rules, p.g.cards, p.to_json(), p.g.chance)


class AsksMore(Duel):
    def fight(self, g: Play, hero: int, keeper: int) -> Rule:
        yield Decision.one(hero, "ready", ("yes",))
        yield from super().fight(g, hero, keeper)


class AsksMoreLater(Duel):
    """The new question comes exactly where the recording ends."""

    def exchange(self, g: Play, hero: int, keeper: int) -> Decision:
        if g.s.wounds:
            return Decision.one(hero, "ready", ("yes",))
        return super().exchange(g, hero, keeper)


class AsksOthers(Duel):
    def exchange(self, g: Play, hero: int, keeper: int) -> Decision:
        return Decision.one(hero, "blows", ("blow", "slash", "leap"))


class HurtsMore(Duel):
    def hurt(self, g: Play, seat: int, loss: int) -> None:
        super().hurt(g, seat, loss and loss + 1)


class RollsMore(Duel):
    def hurt(self, g: Play, seat: int, loss: int) -> None:
        super().hurt(g, seat, min(loss, g.roll(6, "armour")))


class EndsSooner(Duel):
    def fight(self, g: Play, hero: int, keeper: int) -> Rule:
        yield self.exchange(g, hero, keeper)


class Raises(Duel):
    def hurt(self, g: Play, seat: int, loss: int) -> None:
        raise KeyError(seat)


@pytest.mark.parametrize(
    "rules", [AsksMore, AsksMoreLater, AsksOthers, HurtsMore, RollsMore, EndsSooner, Raises], ids=lambda r: r.__name__
)
def test_changed_rule_under_a_half_played_step_is_refused(rules: type[Duel]) -> None:
    p = half_played()
    assert load(p, Duel()).to_json() == p.to_json()
    with pytest.raises(RulesError):
        load(p, rules())


class OtherOrder(Duel):
    def exchange(self, g: Play, hero: int, keeper: int) -> Decision:
        return Decision.together(
            "blows", ((hero, ("leap", Option("new"), "slash", "blow")), (keeper, ("leap", "blow")))
        )


def test_changed_order_of_options_is_harmless() -> None:
    p = half_played()
    q = load(p, OtherOrder())
    assert q.to_json() == p.to_json()
    assert [o.id for o in q.legal(0)] == ["leap", "new", "slash", "blow"]


@pytest.mark.parametrize(
    "spoil",
    [
        lambda tape: tape.pop(),
        lambda tape: tape.pop(0),
        lambda tape: tape.append(tape[-1]),
        lambda tape: tape.insert(0, tape.pop()),
        lambda tape: tape.append(["r", "flee.0", 1]),
        lambda tape: tape.append(["a", "blows", 0, "blow"]),
        lambda tape: tape[-1].__setitem__(3, [[0, "leap"], [1, "blow"]]),
    ],
)
def test_tape_that_does_not_fit_is_refused(spoil: Callable[[list[Any]], Any]) -> None:
    p = half_played()
    head = msgspec.json.decode(p.to_json())
    spoil(head["tape"])
    with pytest.raises(RulesError):
        Position.from_json(p.rules, p.g.cards, msgspec.json.encode(head), p.g.chance)
