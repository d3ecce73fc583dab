"""From the answers given so far to where the lesson stands. Nothing is stored but those answers."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from games.rules.kernel import Event, Position

from .staging import scenario, stage

PUPIL = 0


@dataclass
class Lesson:
    """``step`` is what the scene waits for, ``None`` when nothing is left; ``events`` are all of all scenes."""

    position: Position
    step: dict[str, Any] | None
    events: list[Event] = field(default_factory=list)
    answers: int = 0
    steps_done: int = 0

    @property
    def over(self) -> bool:
        return self.step is None or self.position.is_over

    @property
    def saying(self) -> str:
        if self.over:
            return "done" if self.step is None else "died"
        return self.step["say"]  # type: ignore[index]

    def allowed(self) -> list[str]:
        """The answers that lead on; what else the rules would let through waits for a real game."""
        if self.over:
            return []
        ids = [option.id for option in self.position.legal(PUPIL)]
        wanted = self.step.get("allow", ids)  # type: ignore[union-attr]
        return [id for id in ids if id in wanted]


def steps_in_all() -> int:
    return sum(len(scene["steps"]) for scene in scenario()["scenes"])


def follow(answers: Sequence[str]) -> Lesson:
    """Play the scenes with these answers; at the first one that does not lead on, the rest is forgotten."""
    left = list(answers)
    events: list[Event] = []
    taken = done = 0
    for scene in scenario()["scenes"]:
        lesson = _play(scene, left)
        events += lesson.events
        taken, done = taken + lesson.answers, done + lesson.steps_done
        if lesson.step is not None:
            break
    return Lesson(lesson.position, lesson.step, events, taken, done)


def _play(scene: dict[str, Any], left: list[str]) -> Lesson:
    """One scene; answers that were used are taken off the list."""
    lesson = Lesson(stage(scene), scene["steps"][0])
    _let_others_answer(lesson)
    while left and not lesson.over and left[0] in lesson.allowed():
        lesson.position.apply(PUPIL, left.pop(0))
        lesson.answers += 1
        _let_others_answer(lesson)
        _next_step(lesson, scene["steps"])
    lesson.events += lesson.position.drain()[0]
    return lesson


def _let_others_answer(lesson: Lesson) -> None:
    """The other seat's answers are in the scenario, by question."""
    position, others = lesson.position, scenario()["others"]
    while (waiting := [seat for seat in position.waiting_for() if seat != PUPIL]) and position.decision:
        position.apply(waiting[0], others[position.decision.key])


def _next_step(lesson: Lesson, steps: list[dict[str, Any]]) -> None:
    step, decision = lesson.step, lesson.position.decision
    if step and step.get("again") and decision and decision.key == step["ask"]:
        return
    lesson.steps_done += 1
    lesson.step = steps[lesson.steps_done] if lesson.steps_done < len(steps) else None
