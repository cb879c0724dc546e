from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Iterator, Mapping
from typing import Any, Generic, TypeVar

import httpx

One = TypeVar("One")


class Caller(ABC):
    """The base of the generated operations."""

    @abstractmethod
    def request(
        self,
        method: str,
        path: str,
        *,
        path_values: Mapping[str, str] | None = None,
        query: Mapping[str, Any] | None = None,
        body: Any = None,
        content_type: str | None = None,
        idempotency_key: str | None = None,
        if_match: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> httpx.Response:
        """Sends any request and returns the response; raises BookpageError for an error response."""

    def _call(self, method: str, path: str, **sent: Any) -> Any:
        return read_answer(self.request(method, path, **sent))


class AsyncCaller(ABC):
    """The base of the generated asynchronous operations."""

    @abstractmethod
    async def request(
        self,
        method: str,
        path: str,
        *,
        path_values: Mapping[str, str] | None = None,
        query: Mapping[str, Any] | None = None,
        body: Any = None,
        content_type: str | None = None,
        idempotency_key: str | None = None,
        if_match: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> httpx.Response:
        """Sends any request and returns the response; raises BookpageError for an error response."""

    async def _call(self, method: str, path: str, **sent: Any) -> Any:
        return read_answer(await self.request(method, path, **sent))


def read_answer(response: httpx.Response) -> Any:
    return response.json() if response.content else None


class _Cursor:
    """The position in a list."""

    def __init__(self, query: Mapping[str, Any]) -> None:
        self.query = dict(query)
        #: The `updated_since` of the next `changed_…` call; None until the list is read to its end.
        self.next_updated_since: str | None = None

    def advance(self, response: httpx.Response) -> bool:
        self.next_updated_since = response.headers.get("next-updated-since", self.next_updated_since)
        self.query["cursor"] = response.headers.get("next-cursor")
        return self.query["cursor"] is not None


class Pages(Generic[One]):
    """A list that loads its pages during iteration."""

    def __init__(self, caller: Caller, at: str, *, query: Mapping[str, Any], **sent: Any) -> None:
        self._caller, self._at, self._query, self._sent = caller, at, query, sent
        self.next_updated_since: str | None = None

    def __iter__(self) -> Iterator[One]:
        cursor, is_more = _Cursor(self._query), True
        while is_more:
            response = self._caller.request("GET", self._at, query=cursor.query, **self._sent)
            yield from response.json()
            is_more = cursor.advance(response)
            self.next_updated_since = cursor.next_updated_since


class AsyncPages(Generic[One]):
    """A list that loads its pages during `async for`."""

    def __init__(self, caller: AsyncCaller, at: str, *, query: Mapping[str, Any], **sent: Any) -> None:
        self._caller, self._at, self._query, self._sent = caller, at, query, sent
        self.next_updated_since: str | None = None

    async def __aiter__(self) -> AsyncIterator[One]:
        cursor, is_more = _Cursor(self._query), True
        while is_more:
            response = await self._caller.request("GET", self._at, query=cursor.query, **self._sent)
            for entry in response.json():
                yield entry
            is_more = cursor.advance(response)
            self.next_updated_since = cursor.next_updated_since
