import { createHmac } from "node:crypto";
import { isTimingSafeEqual } from "@/lib/platform/crypto/is-timing-safe-equal";

/** Verifies X-Twilio-Signature: HMAC-SHA1 of the address and the sorted parameters of the form. */
export function isTwilioSignature(
  token: string,
  url: string,
  params: URLSearchParams,
  signature: string | null,
): boolean {
  const names = [...new Set(params.keys())].sort();
  const signed = names.reduce(
    (text, name) =>
      text +
      [...new Set(params.getAll(name))]
        .sort()
        .map((value) => name + value)
        .join(""),
    url,
  );
  const expected = createHmac("sha1", token).update(signed, "utf8").digest("base64");
  return signature !== null && isTimingSafeEqual(signature, expected);
}
