import { createHmac, timingSafeEqual } from "node:crypto";

/** Returns whether a signature is the HMAC-SHA256 of the text, in hexadecimal digits. */
export function isHmacOf(text: string, signature: string, secret: string): boolean {
  const expected = createHmac("sha256", secret).update(text).digest();
  const given = Buffer.from(signature, "hex");
  return given.length === expected.length && timingSafeEqual(given, expected);
}
