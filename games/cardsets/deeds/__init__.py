"""Everything the staff does to card sets. Each takes the person first, checks, acts in one transaction, and is logged;
what it cannot do it refuses with a ``Refusal``. Pages, API and commands all call these.
"""

from games.cardsets.deeds.drafts import delete_draft, new_draft
from games.cardsets.deeds.entries import (
    add_entry,
    change_entry,
    move_entry,
    remove_entry,
    replace_entries,
    save_entries,
)
from games.cardsets.deeds.publishing import publish, retire
from games.cardsets.deeds.sets import change_settings, copy_set, require_figures
from games.cardsets.deeds.shipping import load_shipped

__all__ = [
    "add_entry", "change_entry", "change_settings", "copy_set", "delete_draft", "load_shipped", "move_entry",
    "new_draft", "publish", "remove_entry", "replace_entries", "require_figures", "retire", "save_entries",
]  # fmt: skip
