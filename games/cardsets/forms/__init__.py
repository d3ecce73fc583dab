"""An entry as a form and a posted form as an entry, made from the kind's own schema."""

from games.cardsets.forms.fields import FieldView, FormView, form_view
from games.cardsets.forms.posting import Posted, read_post, texts_of
from games.cardsets.forms.starting import starting_entry

__all__ = ["FieldView", "FormView", "Posted", "form_view", "read_post", "starting_entry", "texts_of"]
