"""The difference between two versions as a table."""

from django.http import HttpRequest, HttpResponse
from django.utils.translation import gettext as _

from games.admin.cardsets.common import about, for_staff, page, version_or_404, whole_number
from games.cardsets.comparing import compare
from games.cardsets.documents import document_of
from games.cardsets.finding import comparable, newest_before
from games.cardsets.naming import set_title
from games.cardsets.telling import tell
from games.models import CardSetVersion


@for_staff
def compare_page(request: HttpRequest, pk: int) -> HttpResponse:
    """From another version (``?with=``, unless said otherwise the one before) to this one."""
    version = version_or_404(pk)
    others = comparable(version)
    chosen = whole_number(request.GET.get("with"))
    other = next((v for v in others if v.pk == chosen), None) or newest_before(version)
    ruleset = version.card_set.ruleset
    lines = tell(ruleset, compare(document_of(other), document_of(version))) if other else []
    context = {
        **about(version), "other": other, "other_title": _title(other) if other else "", "lines": lines,
        "others": [(v, _title(v)) for v in others],
        "counts": {what: sum(line.what == what for line in lines) for what in ("added", "removed", "changed", "moved")},
    }  # fmt: skip
    return page(request, "compare", _("Compare"), context)


def _title(version: CardSetVersion) -> str:
    return f"{set_title(version.card_set)} {version.number} ({version.get_status_display()})"
