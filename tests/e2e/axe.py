"""What axe finds on a page, as short lines."""

from axe_playwright_python.sync_playwright import Axe

COLOURS = ("color-contrast",)  # all that can be another by night


def complaints(page, part="html", only=()):
    """Of this part of the page (a selector), by these rules or all."""
    rules = {"runOnly": only} if only else {}
    found = Axe().run(page, part, {"resultTypes": ["violations"], **rules}).response["violations"]
    return [f"{v['id']}: {n['target']} {n['failureSummary'][:160]}" for v in found for n in v["nodes"]]
