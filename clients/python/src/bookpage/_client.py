from __future__ import annotations

import asyncio
import time
import uuid
from collections.abc import Mapping
from types import TracebackType
from typing import Any, Self
from urllib.parse import quote

import httpx

from ._errors import require_success
from ._retrying import back_off, is_repeatable, read_wait
from .operations import AsyncOperations, Operations


def _base_headers(api_key: str, version: str | None) -> dict[str, str]:
    headers = {"authorization": f"Bearer {api_key}"}
    return headers if version is None else {**headers, "bookpage-version": version}


def _write_value(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _build_request(
    client: httpx.Client | httpx.AsyncClient,
    method: str,
    path: str,
    *,
    place: Mapping[str, str],
    query: Mapping[str, Any],
    body: Any,
    content_type: str | None,
    named: Mapping[str, str | None],
) -> httpx.Request:
    for name, value in place.items():
        path = path.replace(f"{{{name}}}", quote(value, safe=""))
    headers = {name: value for name, value in named.items() if value is not None}
    if method == "POST" and "idempotency-key" not in {name.lower() for name in headers}:
        headers["idempotency-key"] = uuid.uuid4().hex  # all attempts share the key
    params = {name: _write_value(value) for name, value in query.items() if value is not None}
    if content_type is not None:
        return client.build_request(
            method, path, params=params, headers={**headers, "content-type": content_type}, content=body
        )
    return client.build_request(method, path, params=params, headers=headers, json=body)


class Bookpage(Operations):
    """
    The API with a method for each operation; results are typed dictionaries.

    An error response raises BookpageError, a request without a response an exception of httpx.
    """

    def __init__(
        self,
        base_url: str,
        api_key: str,
        *,
        version: str | None = None,
        retries: int = 3,
        timeout: float = 30.0,
        transport: httpx.BaseTransport | None = None,
    ) -> None:
        """`retries`: retries of a lost or rate-limited request. `timeout`: seconds for each step."""
        self._retries = retries
        self._http = httpx.Client(
            base_url=base_url, headers=_base_headers(api_key, version), timeout=timeout, transport=transport
        )

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
        request = _build_request(
            self._http,
            method,
            path,
            place=path_values or {},
            query=query or {},
            body=body,
            content_type=content_type,
            named={"idempotency-key": idempotency_key, "if-match": if_match, **(headers or {})},
        )
        response = self._send(request)
        require_success(response)
        return response

    def _send(self, request: httpx.Request) -> httpx.Response:
        for attempt in range(1, self._retries + 1):
            try:
                response = self._http.send(request)
            except httpx.TransportError:
                if not is_repeatable(request):
                    raise
                wait: float | None = back_off(attempt)
            else:
                wait = read_wait(response, attempt)
                if wait is None:
                    return response
            time.sleep(wait or 0)
        return self._http.send(request)

    def close(self) -> None:
        self._http.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


class AsyncBookpage(AsyncOperations):
    """The same operations as coroutines."""

    def __init__(
        self,
        base_url: str,
        api_key: str,
        *,
        version: str | None = None,
        retries: int = 3,
        timeout: float = 30.0,
        transport: httpx.AsyncBaseTransport | None = None,
    ) -> None:
        """Takes the arguments of `Bookpage`."""
        self._retries = retries
        self._http = httpx.AsyncClient(
            base_url=base_url, headers=_base_headers(api_key, version), timeout=timeout, transport=transport
        )

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
        request = _build_request(
            self._http,
            method,
            path,
            place=path_values or {},
            query=query or {},
            body=body,
            content_type=content_type,
            named={"idempotency-key": idempotency_key, "if-match": if_match, **(headers or {})},
        )
        response = await self._send(request)
        require_success(response)
        return response

    async def _send(self, request: httpx.Request) -> httpx.Response:
        for attempt in range(1, self._retries + 1):
            try:
                response = await self._http.send(request)
            except httpx.TransportError:
                if not is_repeatable(request):
                    raise
                wait: float | None = back_off(attempt)
            else:
                wait = read_wait(response, attempt)
                if wait is None:
                    return response
            await asyncio.sleep(wait or 0)
        return await self._http.send(request)

    async def aclose(self) -> None:
        await self._http.aclose()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.aclose()
