"""Calls over HTTP, and the stream of events."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from http.client import HTTPResponse
from time import sleep
from typing import Any
from urllib.error import HTTPError
from urllib.parse import quote, urlencode
from urllib.request import Request, urlopen

from kursbuch.client.errors import Refused, refused


class Transport:
    """One server, spoken to with one token."""

    def __init__(self, site: str, token: str, language: str, timeout: float) -> None:
        self.site = site.rstrip("/")
        self._headers = {"Accept-Language": language}
        if token:
            self._headers["Authorization"] = f"Bearer {token}"
        self._timeout = timeout

    def call(
        self,
        verb: str,
        *parts: object,
        query: Mapping[str, object] | None = None,
        body: object = None,
    ) -> Any:
        """One call; what is answered, as JSON."""
        address = self._address(*parts, query=query)
        data = None if body is None else json.dumps(body).encode()
        headers = self._headers | {"Content-Type": "application/json"}
        with self._open(Request(address, data, headers, method=verb)) as answer:
            return json.load(answer)

    def fetch(self, *parts: object, query: Mapping[str, object] | None = None) -> bytes:
        """One call that answers with a file."""
        address = self._address(*parts, query=query)
        with self._open(Request(address, headers=self._headers)) as answer:
            return answer.read()

    def stream(self, *parts: object) -> Iterator[Any]:
        """The events of a stream, for ever; one that ends is asked for again."""
        while True:
            wait = 1.0
            with self._open(Request(self._address(*parts), headers=self._headers)) as stream:
                for line in stream:
                    name, _, text = line.decode().rstrip("\n").partition(": ")
                    if name == "retry":
                        wait = int(text) / 1000
                    elif name == "data":
                        yield json.loads(text)
            sleep(wait)

    def _address(self, *parts: object, query: Mapping[str, object] | None = None) -> str:
        path = "/".join([self.site, "api", *(quote(str(part), safe="") for part in parts)])
        asked = {name: value for name, value in (query or {}).items() if value is not None}
        return f"{path}?{urlencode(asked, doseq=True)}" if asked else path

    def _open(self, request: Request) -> HTTPResponse:
        try:
            answer: HTTPResponse = urlopen(request, timeout=self._timeout)
        except HTTPError as error:
            with error:
                raise _refusal(error.code, error.read()) from None
        return answer


def _refusal(status: int, text: bytes) -> Refused:
    """What the server says of it; a proxy before it may say something else."""
    try:
        said = json.loads(text)
        return refused(status, said["why"], said["key"], said["rule"])
    except (ValueError, KeyError, TypeError):
        return refused(status, f"The server answers with status {status}.")
