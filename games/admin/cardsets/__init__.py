"""Card sets for the staff: everything that changes something goes through ``games.cardsets.deeds``."""

from games.admin.cardsets.sets import CardSetAdmin
from games.admin.cardsets.versions import CardSetVersionAdmin

__all__ = ["CardSetAdmin", "CardSetVersionAdmin"]
