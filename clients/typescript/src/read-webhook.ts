import type { WebhookDelivery } from "./schema-types.js";

export interface ReceivedWebhook {
  /** The raw body, not parsed and serialised again: the signature covers these exact bytes. */
  body: string | Uint8Array;
  headers: Headers | Record<string, string | string[] | undefined>;
  /** The webhook's secret, `whsec_…`; several during a rotation. */
  secret: string | readonly string[];
  /** The maximal age of a delivery and difference of clocks in seconds; default 300. */
  toleranceSeconds?: number;
}

/** The signature is invalid or the delivery too old. */
export class WebhookError extends Error {
  override readonly name = "WebhookError";
}

const utf8 = new TextEncoder();

/** Verifies the signature of a delivery (Standard Webhooks) and parses it, in Node and in browsers. @throws WebhookError */
export async function readWebhook({
  body,
  headers,
  secret,
  toleranceSeconds = 300,
}: ReceivedWebhook): Promise<WebhookDelivery> {
  const [id, timestamp, signatures] = ["webhook-id", "webhook-timestamp", "webhook-signature"].map((name) =>
    getHeader(headers, name),
  ) as [string, string, string];
  const age = Math.abs(Date.now() / 1000 - Number(timestamp));
  if (!(age <= toleranceSeconds)) throw new WebhookError("The delivery is too old, or of the future");
  const text = typeof body === "string" ? body : new TextDecoder().decode(body);
  const secrets = typeof secret === "string" ? [secret] : secret;
  const isSigned = await Promise.all(
    secrets.flatMap((one) =>
      signatures
        .split(" ")
        .map((signature) => isSignatureValid(one, `${id}.${timestamp}.${text}`, signature)),
    ),
  );
  if (!isSigned.includes(true)) throw new WebhookError("The signature is wrong");
  const delivery = JSON.parse(text);
  return Array.isArray(delivery) ? delivery[0] : delivery;
}

function getHeader(headers: ReceivedWebhook["headers"], name: string): string {
  const value =
    headers instanceof Headers
      ? headers.get(name)
      : Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1];
  if (typeof value !== "string") throw new WebhookError(`The header ${name} is missing`);
  return value;
}

/** `verify` compares in constant time. */
async function isSignatureValid(secret: string, signed: string, signature: string): Promise<boolean> {
  const [version, value = ""] = signature.split(",");
  if (version !== "v1") return false;
  try {
    const key = await crypto.subtle.importKey(
      "raw",
      decodeBase64(secret.replace(/^whsec_/, "")),
      { name: "HMAC", hash: "SHA-256" },
      false,
      ["verify"],
    );
    return await crypto.subtle.verify("HMAC", key, decodeBase64(value), utf8.encode(signed));
  } catch {
    return false; // not base64
  }
}

const decodeBase64 = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
