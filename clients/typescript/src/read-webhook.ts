import type { WebhookDelivery } from "./schema-types.js";

export interface ReceivedWebhook {
  /** As it came, not parsed and written again: the signature is of these very bytes. */
  body: string | Uint8Array;
  headers: Headers | Record<string, string | string[] | undefined>;
  /** `whsec_…`, of the webhook; several while it is being changed. */
  secret: string | readonly string[];
  /** How old a delivery may be, and how far clocks may differ; default 300. */
  toleranceSeconds?: number;
}

/** It was not sent by whoever knows the secret, or too long ago. */
export class WebhookError extends Error {
  override readonly name = "WebhookError";
}

const utf8 = new TextEncoder();

/** Checks who sent it (Standard Webhooks), in Node and in browsers. @throws WebhookError */
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
  const said = JSON.parse(text);
  return Array.isArray(said) ? said[0] : said;
}

function getHeader(headers: ReceivedWebhook["headers"], name: string): string {
  const value =
    headers instanceof Headers
      ? headers.get(name)
      : Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1];
  if (typeof value !== "string") throw new WebhookError(`The header ${name} is missing`);
  return value;
}

/** `verify` takes the same time whatever is different. */
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
    return false; // no base64
  }
}

const decodeBase64 = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
