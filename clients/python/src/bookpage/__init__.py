"""The client of the Bookpage API: `Bookpage` is synchronous, `AsyncBookpage` is for asyncio."""

from . import models
from ._calling import AsyncPages, Pages
from ._client import AsyncBookpage, Bookpage
from ._errors import BookpageError
from ._webhooks import WebhookError, read_webhook

__all__ = [
    "AsyncBookpage",
    "AsyncPages",
    "Bookpage",
    "BookpageError",
    "Pages",
    "WebhookError",
    "models",
    "read_webhook",
]
