import { createHmac, timingSafeEqual } from "node:crypto";

/** Older or future deliveries are rejected as possible replays. */
const TOLERANCE_SECONDS = 300;

interface SignedDelivery {
  headers: Record<string, string | string[] | undefined>;
  body: string;
  secret: string;
  /** The current time in milliseconds since 1970. */
  now: number;
}

/** Verifies the signature and the age of a delivery (Standard Webhooks). */
export function isSignatureValid({ headers, body, secret, now }: SignedDelivery): boolean {
  const [id, timestamp, signatures] = ["webhook-id", "webhook-timestamp", "webhook-signature"].map((name) =>
    String(headers[name] ?? ""),
  );
  const sent = Number(timestamp);
  if (!id || !signatures || !Number.isFinite(sent) || Math.abs(now / 1000 - sent) > TOLERANCE_SECONDS)
    return false;
  const key = Buffer.from(secret.replace(/^whsec_/, ""), "base64");
  const expected = createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest();
  // A delivery has several signatures while a secret is rotated.
  return signatures.split(" ").some((one) => {
    const [version, value = ""] = one.split(",");
    const given = Buffer.from(value, "base64");
    return version === "v1" && given.length === expected.length && timingSafeEqual(given, expected);
  });
}
