import { createHmac, timingSafeEqual } from "node:crypto";

/** A delivery that is older, or that comes from so far ahead, may be somebody's recording. */
const TOLERANCE_SECONDS = 300;

interface SignedDelivery {
  headers: Record<string, string | string[] | undefined>;
  body: string;
  secret: string;
  /** Milliseconds since 1970. */
  now: number;
}

/** Whether Bookpage has sent this just now: Standard Webhooks, as every delivery is signed. */
export function isSignatureValid({ headers, body, secret, now }: SignedDelivery): boolean {
  const [id, timestamp, signatures] = ["webhook-id", "webhook-timestamp", "webhook-signature"].map((name) =>
    String(headers[name] ?? ""),
  );
  const sent = Number(timestamp);
  if (!id || !signatures || !Number.isFinite(sent) || Math.abs(now / 1000 - sent) > TOLERANCE_SECONDS)
    return false;
  const key = Buffer.from(secret.replace(/^whsec_/, ""), "base64");
  const expected = createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest();
  // Several while a secret is being exchanged.
  return signatures.split(" ").some((one) => {
    const [version, value = ""] = one.split(",");
    const given = Buffer.from(value, "base64");
    return version === "v1" && given.length === expected.length && timingSafeEqual(given, expected);
  });
}
