"""What others did to a draft since somebody opened it."""

from typing import NamedTuple

from games.cardsets.telling import record_lines
from games.models import CardSetVersion, StaffDeed


class Since(NamedTuple):
    deed: StaffDeed
    lines: list[str]


def since(version: CardSetVersion, revision: int) -> list[Since]:
    """The oldest first; ``lines`` say what was changed."""
    deeds = StaffDeed.objects.filter(card_set=version.card_set, target=version.name, data__revision__gt=revision)
    ruleset = version.card_set.ruleset
    return [Since(deed, record_lines(ruleset, deed.data)) for deed in deeds.order_by("pk")[:30]]
