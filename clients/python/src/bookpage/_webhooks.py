from __future__ import annotations

import base64
import binascii
import hashlib
import hmac
import json
import time
from collections.abc import Mapping, Sequence
from typing import cast

from .models import WebhookDelivery


class WebhookError(Exception):
    """The signature is invalid or the delivery too old."""


def read_webhook(
    body: bytes | str,
    headers: Mapping[str, str],
    secret: str | Sequence[str],
    *,
    tolerance_seconds: float = 300,
) -> WebhookDelivery:
    """
    Verifies the signature of a delivery (Standard Webhooks) and parses it; `action` determines the type of `resource`.

    `body` is the raw body, not parsed and serialised again: the signature covers these exact bytes. `secret`: several
    during a rotation. Raises WebhookError.
    """
    given = {name.lower(): value for name, value in headers.items()}
    try:
        signed_id, timestamp, signatures = (
            given[name] for name in ("webhook-id", "webhook-timestamp", "webhook-signature")
        )
        age = abs(time.time() - float(timestamp))
    except (KeyError, ValueError) as error:
        raise WebhookError("A header of the signature is missing or wrong") from error
    if not age <= tolerance_seconds:
        raise WebhookError("The delivery is too old, or of the future")
    raw = body.encode() if isinstance(body, str) else body
    signed = f"{signed_id}.{timestamp}.".encode() + raw
    secrets = [secret] if isinstance(secret, str) else secret
    expected = [_sign(one, signed) for one in secrets]
    said = [entry.partition(",") for entry in signatures.split(" ")]
    values = [value.encode() for version, _, value in said if version == "v1"]
    if not any(hmac.compare_digest(value, one) for value in values for one in expected):
        raise WebhookError("The signature is wrong")
    delivery = json.loads(raw)
    return cast(WebhookDelivery, delivery[0] if isinstance(delivery, list) else delivery)


def _sign(secret: str, signed: bytes) -> bytes:
    try:
        key = base64.b64decode(secret.removeprefix("whsec_"))
    except binascii.Error as error:
        raise ValueError("A webhook's secret is whsec_ and base64") from error
    return base64.b64encode(hmac.new(key, signed, hashlib.sha256).digest())
