"""How requests are sent and answers are read."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import IO, Any
from urllib.error import HTTPError
from urllib.parse import quote, urlencode
from urllib.request import Request, urlopen


class BelegError(Exception):
    """The service refused a request. `code` is stable and meant for programs, the text for people."""

    def __init__(self, status: int, problem: Mapping[str, Any]) -> None:
        super().__init__(problem.get("detail") or problem.get("title") or f"HTTP {status}")
        self.status = status
        self.code: str = problem.get("code", "unknown")
        self.problem = problem


class Transport:
    """The address of a service, the key it asks for, and how long an answer may take."""

    def __init__(self, address: str = "http://127.0.0.1:4800", *, api_key: str | None = None, timeout: float = 60) -> None:
        self.address = address.rstrip("/")
        self.api_key = api_key
        self.timeout = timeout

    def request(
        self,
        method: str,
        path: str,
        *,
        query: Mapping[str, object] | None = None,
        body: object = None,
        idempotency_key: str | None = None,
    ) -> Any:
        """Sends a request; JSON comes back as data, anything else as text."""
        with self._open(method, path, query, body, idempotency_key) as answer:
            content = answer.read()
            kind = answer.headers.get_content_type()
        if not content:
            return None
        text = content.decode("utf-8")
        return json.loads(text) if kind.endswith("json") else text

    def events(self, method: str, path: str) -> Iterator[Any]:
        """Gives the events of a stream as they come."""
        with self._open(method, path, None, None, None) as answer:
            event: dict[str, str] = {}
            for raw in answer:
                name, _, value = raw.decode("utf-8").rstrip("\n").partition(": ")
                if name in ("event", "data"):
                    event[name] = value
                elif name == "" and "data" in event:
                    yield event
                    event = {}

    @staticmethod
    def quoted(part: object) -> str:
        """A part of an address."""
        return quote(str(part), safe="")

    @staticmethod
    def counted(body: Mapping[str, Any]) -> dict[str, Any]:
        """A body whose offsets count code points."""
        return {"offset_encoding": "unicode", **body}

    @classmethod
    def counted_items(cls, body: Mapping[str, Any]) -> dict[str, Any]:
        """The same for every item of a batch."""
        return {**body, "items": [cls.counted(item) for item in body["items"]]}

    def _open(
        self, method: str, path: str, query: Mapping[str, object] | None, body: object, idempotency_key: str | None
    ) -> Any:
        given = {name: _spelled(value) for name, value in (query or {}).items() if value is not None}
        address = f"{self.address}{path}{'?' + urlencode(given) if given else ''}"
        headers = {"Accept": "*/*"}
        if body is not None:
            headers["Content-Type"] = "application/json"
        if self.api_key is not None:
            headers["Authorization"] = f"Bearer {self.api_key}"
        if idempotency_key is not None:
            headers["Idempotency-Key"] = idempotency_key
        data = None if body is None else json.dumps(body).encode()
        try:
            return urlopen(Request(address, data, headers, method=method), timeout=self.timeout)
        except HTTPError as error:
            with error:
                raise BelegError(error.code, _problem(error)) from None


def _spelled(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _problem(error: IO[bytes]) -> dict[str, Any]:
    try:
        problem = json.loads(error.read())
    except ValueError:
        return {}
    return problem if isinstance(problem, dict) else {}
