"""Everything that leaves a table, as texts by name; what changes by itself (tokens, keys, times) is blanked."""

import re

BLANKS = [
    (re.compile(r'name="csrfmiddlewaretoken" value="[^"]*"'), "token"),
    (re.compile(r'name="key" value="[^"]*"'), "key"),
]
READ = ("", "view", "view?have=0", "events", "events?since=3", "record.json", "verify/", "replay/", "replay/?at=2")
API = ("", "observation/", "options/", "events/", "results/")
KINDS = {"page": {}, "json": {"Accept": "application/json"}, "part": {"X-Have": "log=1"}}
ADMIN = ("/admin/", "/admin/games/game/", "/admin/games/game/{pk}/change/", "/admin/games/game/{pk}/history/")


def payloads(client, game, people) -> dict[str, str]:
    """Pages, fragments, API answers and refusals for each seat and for somebody who watches."""
    found = {}
    for who, person in [*enumerate(people), ("watching", None)]:
        client.force_login(person) if person else client.logout()
        for path in READ:
            for kind, headers in KINDS.items():
                answer = client.get(f"/table/{game.public_id}/{path}", headers=headers)
                found[f"{who} {kind} {path}"] = f"{answer.status_code} {blanked(answer)}"
        for path in API:
            answer = client.get(f"/api/tables/{game.public_id}/{path}")
            found[f"{who} api {path}"] = f"{answer.status_code} {blanked(answer)}"
        for body in ({}, {"question": 1, "answer": "safe"}, {"question": game.question, "answer": "fly"}):
            answer = client.post(f"/table/{game.public_id}/act", body, content_type="application/json")
            found[f"{who} act {body}"] = f"{answer.status_code} {blanked(answer)}"
    client.logout()
    found["lobby"] = blanked(client.get("/tables/", headers={"Accept": "application/json"}))
    return found


def admin_pages(client, game, staff) -> list[str]:
    client.force_login(staff)
    pages = [client.get(path.format(pk=game.pk)) for path in ADMIN[1:3]]
    assert [page.status_code for page in pages] == [200, 200]
    return [blanked(page) for page in pages]


def blanked(answer) -> str:
    text = answer.content.decode()
    for pattern, word in BLANKS:
        text = pattern.sub(word, text)
    return text
