"""What the staff does in the laboratory: begin a run, break it off."""

from typing import Any

from django.db import transaction
from django.db.models import Q
from django.utils import timezone

from games.cardsets.checking import errors
from games.cardsets.deeds.common import EDIT, locked
from games.cardsets.documents import digest_of, document_of
from games.cardsets.laboratory.plans import LabPlan, checked, house_cards, recipe_of, shipped_cards
from games.cardsets.laboratory.waking import wake
from games.cardsets.trying import try_to_compose
from games.models import CardSetVersion, LaboratoryRun
from games.models.laboratory import ACTIVE
from games.refusals import Code, Refusal
from games.rules.kernel.workshop import SetDocument
from games.staff import Record, staff_deed

Status = LaboratoryRun.Status


@staff_deed("laboratory.start", EDIT)
def start(record: Record, version_id: int, plan: LabPlan) -> LaboratoryRun:
    """Games with the version as it is now. Refused for a set with errors, and while a run with it goes on.

    What was played before with the very same cards, players and seed is not played again.
    """
    version = locked(version_id)
    plan = checked(version, plan)
    if version.laboratory_runs.filter(status__in=ACTIVE).exists():
        raise Refusal(Code.RUN_EXISTS)
    document = document_of(version)
    if found := errors(document):
        raise Refusal(Code.UNPLAYABLE_SET, fields={"problems": [f.sentence for f in found]})
    try_to_compose(document)
    run = _begin(version, document, plan, record.person)
    record.about(version.name, version.card_set, run=run.pk, games=run.games, seed=run.seed, **run.plan)
    transaction.on_commit(wake)
    return run


def _begin(version: CardSetVersion, document: SetDocument, plan: LabPlan, person: Any) -> LaboratoryRun:
    cards, shipped = house_cards(document, plan.sets), shipped_cards(document.ruleset, plan.sets)
    recipe, base = recipe_of(document.ruleset, plan, cards), recipe_of(document.ruleset, plan, shipped)
    run = LaboratoryRun(
        version=version, games=plan.games, seed=plan.seed, digest=digest_of(document), cards=cards, recipe=recipe,
        base_recipe="" if base == recipe else base, requested_by=person,
        plan={"seats": plan.seats, "level": plan.level, "sets": list(plan.sets)},
    )  # fmt: skip
    fill(run)
    run.save()
    return run


def fill(run: LaboratoryRun) -> None:
    """Begin with what is kept of either side."""
    sides = {"own": run.recipe} | ({"base": run.base_recipe} if run.base_recipe else {})
    run.tally = {side: found for side, recipe in sides.items() if (found := kept_tally(recipe, run.games))}
    run.games_done = sum(int(tally["games"]) for tally in run.tally.values())
    if run.games_done == run.total:
        run.status, run.ended = Status.DONE, timezone.now()


def kept_tally(recipe: str, games: int) -> dict[str, Any] | None:
    """Of the longest finished run that played by this recipe, if that is not too long."""
    same = LaboratoryRun.objects.filter(Q(recipe=recipe) | Q(base_recipe=recipe), status=Status.DONE, games__lte=games)
    run = same.order_by("-games").first()
    return run.tally["own" if run.recipe == recipe else "base"] if run else None


@staff_deed("laboratory.cancel", EDIT)
def cancel(record: Record, run_id: int) -> LaboratoryRun:
    """The worker stops after the game it is at. What was counted so far stays, but is no finished run."""
    run = LaboratoryRun.objects.select_for_update(of=("self",)).select_related("version__card_set").filter(pk=run_id)
    found = run.first()
    if found is None:
        raise Refusal(Code.NO_RUN)
    if not found.is_active:
        raise Refusal(Code.RUN_OVER)
    found.status, found.ended, found.busy_until = Status.CANCELLED, timezone.now(), None
    found.save(update_fields=["status", "ended", "busy_until"])
    record.about(found.version.name, found.version.card_set, run=found.pk, games_done=found.games_done)
    return found


def figures_exist(version: CardSetVersion) -> bool:
    """Has the laboratory finished with exactly the cards that this version has now?"""
    runs = LaboratoryRun.objects.filter(version__card_set=version.card_set, status=Status.DONE)
    return runs.filter(digest=digest_of(document_of(version))).exists()
