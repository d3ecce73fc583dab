from django import template
from django.contrib.humanize.templatetags.humanize import intcomma

register = template.Library()


@register.filter
def in_game(points: dict[int, int], number: int) -> str:
    """What a member got in this game; a dash for who did not play it."""
    return intcomma(points[number]) if number in points else "–"
