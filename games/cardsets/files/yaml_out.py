"""A document as YAML: one entry after the other, defaults left out, ``...`` at the end so that a cut is seen."""

from typing import Any

import msgspec
import yaml

from games.rules.kernel.workshop import SetDocument

WIDTH = 110


class _Dumper(yaml.SafeDumper):
    """No anchors; short lists and mappings without further ones inside on one line."""

    def ignore_aliases(self, data: Any) -> bool:
        return True

    def increase_indent(self, flow: bool = False, indentless: bool = False) -> None:
        super().increase_indent(flow, False)


def write_value(value: Any) -> str:
    """A value as people edit it in a form."""
    if not isinstance(value, dict | list):
        return "" if value is None else str(value)
    text: str = yaml.dump(value, Dumper=_Dumper, sort_keys=False, allow_unicode=True, width=70, default_flow_style=None)
    return text.rstrip("\n")


def write_yaml(document: SetDocument) -> bytes:
    plain = msgspec.to_builtins(document)
    head = {"ruleset": document.ruleset, "slot": document.slot, "entries": plain["entries"]}
    text = yaml.dump(head, Dumper=_Dumper, sort_keys=False, allow_unicode=True, width=WIDTH, explicit_end=True,
                     default_flow_style=None)  # fmt: skip
    return text.encode("utf-8")
