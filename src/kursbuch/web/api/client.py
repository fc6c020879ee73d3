"""Example: plays First Train against two bots. Call it with a site and a token."""

import json
import random
import sys
from time import sleep
from typing import Any
from urllib.request import Request, urlopen

site, token = sys.argv[1:3]  # http://localhost:8244 kb_...


def call(path: str, body: Any = None) -> Any:
    """One call of the interface."""
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    data = json.dumps(body).encode() if body else None
    return json.load(urlopen(Request(f"{site}/api/tables{path}", data, headers)))


table = call("", {"title": "first-train-nuremberg", "seats": ["me", "random", "random"]})
while table["status"] == "running":
    now = call(f"/{table['key']}/offers")
    if now["offers"]:
        action = random.choice(now["offers"])["example"]
        table = call(f"/{table['key']}/act", {"seq": now["seq"], "action": action})
    else:
        sleep(0.1)
        table = call(f"/{table['key']}")
print(json.dumps(table["result"]))
