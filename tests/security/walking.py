"""Goes through staff pages as somebody would who presses every button, and sees which rows change without a record."""

from collections.abc import Iterator
from copy import deepcopy
from html.parser import HTMLParser
from typing import Any, NamedTuple
from urllib.parse import urljoin

from django.apps import apps
from django.contrib.admin.models import LogEntry
from django.contrib.sessions.models import Session
from django.db import transaction
from django.urls import URLResolver

from games.models import StaffDeed

ROWS_OF_EACH = 2
OWN = {"login/", "logout/", "password_change/", "password_change/done/", "jsi18n/"}  # nobody else is concerned
NOT_LOOKED_AT = (StaffDeed, LogEntry, Session)


class Press(NamedTuple):
    """A post, and what came of it: models whose rows are different, and the deeds on record."""

    address: str
    data: dict[str, Any]
    status: int
    changed: tuple[str, ...]
    deeds: tuple[str, ...]


class Form(NamedTuple):
    """``values``: what a browser would send as it stands; ``kinds`` and ``options`` of every field."""

    action: str
    values: dict[str, list[str]]
    kinds: dict[str, str]
    options: dict[str, list[str]]


class Page(HTMLParser):
    """The forms of a page that are posted, and its links."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.forms: list[Form] = []
        self.links: list[str] = []
        self.form: Form | None = None
        self.inside = ""
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        of = {key: value or "" for key, value in attrs}
        self.links += [of[name] for name in ("href", "hx-get") if name in of]
        if tag == "form":
            self.form = Form(of.get("action", ""), {}, {}, {}) if of.get("method", "").lower() == "post" else None
            self.forms += [self.form] if self.form else []
        elif self.form and tag == "option" and self.inside in self.form.options:
            self._option(self.form, of)
        elif self.form and of.get("name"):
            self._field(self.form, tag, of, of["name"])

    def _option(self, form: Form, of: dict[str, str]) -> None:
        form.options[self.inside].append(of.get("value", ""))
        if "selected" in of:
            form.values.setdefault(self.inside, []).append(of.get("value", ""))

    def _field(self, form: Form, tag: str, of: dict[str, str], name: str) -> None:
        kind = form.kinds[name] = of.get("type", {"input": "text", "button": "submit"}.get(tag, tag))
        if tag in ("select", "textarea"):
            self.inside = name
            form.options[name] = []
        elif kind not in ("checkbox", "radio", "submit") or "checked" in of:
            form.values.setdefault(name, []).append(of.get("value", "on" if "checked" in of else ""))

    def handle_data(self, data: str) -> None:
        if self.form and self.form.kinds.get(self.inside) == "textarea":
            self.form.values[self.inside] = [data.strip()]

    def handle_endtag(self, tag: str) -> None:
        if tag in ("form", "select", "textarea"):
            self.inside = ""
            self.form = None if tag == "form" else self.form


def addresses(site: Any, before: str = "/admin/") -> list[str]:
    """Every address of the site's pages, with up to two rows of each model in it."""
    found: list[str] = []
    for route, _ in _routes(site.get_urls()):
        if route not in OWN and not route.startswith(("^", "(", "r/")):
            found += [before + filled for filled in _filled(route)]
    return found


def _routes(patterns: Any, before: str = "") -> Iterator[tuple[str, Any]]:
    for pattern in patterns:
        if isinstance(pattern, URLResolver):
            yield from _routes(pattern.url_patterns, before + str(pattern.pattern))
        else:
            yield before + str(pattern.pattern), pattern


def _filled(route: str) -> list[str]:
    if "<" not in route:
        return [route]
    app, model = ("games", "cardsetversion") if "version_id" in route else route.split("/")[:2]
    head, tail = route.split("<")[0], route.split(">")[1]
    rows = apps.get_model(app, model).objects.order_by("-pk")[:ROWS_OF_EACH]
    return [f"{head}{row.pk}{tail}" for row in rows]


def posts(client: Any, site: Any, address: str) -> Iterator[tuple[str, dict[str, Any]]]:
    """What to press there: nothing filled in, each form in several ways, each action on all rows.

    Pages that only a link with a query leads to are entered from the page that has it.
    """
    yield address, {}
    yield address, {"post": "yes"}
    answer = client.get(address)
    page = Page(answer.content.decode() if "html" in answer.get("Content-Type", "") else "")
    for form in page.forms:
        to = urljoin(address, form.action)
        if to.startswith("/admin/") and to.removeprefix("/admin/") not in OWN:
            yield from ((to, way(form)) for way in (_as_it_is, _changed, _emptied))
    yield from _actions(site, address)
    entries = {link.split("?")[0]: link for link in page.links if "/entry/" in link and "?" in link}
    for link in entries.values():
        if "?" not in address:
            yield from posts(client, site, urljoin(address, link))


def _as_it_is(form: Form) -> dict[str, Any]:
    return dict(form.values)


def _changed(form: Form) -> dict[str, Any]:
    """Every box ticked, all of many chosen, every text another, every password the same long word."""
    new = {name: _other(kind, form.values.get(name, [""])) for name, kind in form.kinds.items()}
    many = {name: all_of for name, all_of in form.options.items() if all_of and "" not in all_of}
    return {**form.values, **{name: value for name, value in new.items() if value}, **many}


def _other(kind: str, now: list[str]) -> Any:
    ways = {"password": "quite-a-long-word", "checkbox": now if any(now) else "on", "email": "another@example.org"}
    return [f"wished{value}" for value in now] if kind in ("text", "textarea") else ways.get(kind)


def _emptied(form: Form) -> dict[str, Any]:
    """No box ticked, nothing chosen of many."""
    return {name: now for name, now in form.values.items() if form.kinds[name] not in ("checkbox", "select")}


def _actions(site: Any, address: str) -> Iterator[tuple[str, dict[str, Any]]]:
    for model, page in site._registry.items():
        if address == f"/admin/{model._meta.app_label}/{model._meta.model_name}/":
            chosen = [str(pk) for pk in model.objects.values_list("pk", flat=True)[:ROWS_OF_EACH]]
            for action in {"delete_selected", *(name for _, name, _ in page._get_base_actions())}:
                yield address, {"action": action, "post": "yes", "index": "0", "_selected_action": chosen}


def everything(client: Any, site: Any) -> Iterator[Press]:
    before = rows()
    for address in addresses(site):
        for to, data in posts(client, site, address):
            yield press(client, to, data, before)


def press(client: Any, address: str, data: dict[str, Any], before: dict[str, list[Any]]) -> Press:
    """Posts, looks, and puts everything back as it was."""
    signed_in = deepcopy(client.cookies)
    with transaction.atomic():
        last = StaffDeed.objects.order_by("pk").values_list("pk", flat=True).last() or 0
        status = client.post(address, data).status_code
        after = rows()
        deeds = StaffDeed.objects.filter(pk__gt=last).values_list("deed", flat=True)
        changed = tuple(label for label in after if before[label] != after[label])
        found = Press(address, data, status, changed, tuple(deeds))
        transaction.set_rollback(True)
    client.cookies = signed_in
    return found


def rows() -> dict[str, list[Any]]:
    models = [model for model in apps.get_models() if model not in NOT_LOOKED_AT]
    return {model._meta.label: list(model._base_manager.order_by("pk").values_list()) for model in models}
