"""Months and days for our own catalogues: Django's Italian has them with capitals, which no Italian writes.

Catalogues of the project come before those of Django; the formats stay Django's.
"""

from django.utils.translation import gettext_noop as _

MONTHS = (
    _("January"), _("February"), _("March"), _("April"), _("May"), _("June"), _("July"), _("August"), _("September"),
    _("October"), _("November"), _("December"),
)  # fmt: skip
DAYS = (
    _("Monday"), _("Tuesday"), _("Wednesday"), _("Thursday"), _("Friday"), _("Saturday"), _("Sunday"),
)  # fmt: skip
