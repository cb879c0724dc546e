import { createHash } from "node:crypto";
import { jwtVerify } from "jose";
import { z } from "zod";
import { isTimingSafeEqual } from "@/lib/platform/crypto/is-timing-safe-equal";

const claims = z.object({ api_key: z.string(), payload_hash: z.string() });

const MAX_HEADER = 4096;

/**
 * Verifies the token of a webhook of the Messages API: a JWT (HS256) by the account's signature secret, with the account
 * and the SHA-256 of the body.
 */
export async function isVonageSignature(
  { account, secret }: { account: string; secret: string },
  authorization: string | null,
  body: string,
): Promise<boolean> {
  const token = authorization?.match(/^Bearer (\S+)$/)?.[1];
  if (!token || token.length > MAX_HEADER) return false;
  try {
    const { payload } = await jwtVerify(token, new TextEncoder().encode(secret), { algorithms: ["HS256"] });
    const read = claims.safeParse(payload);
    if (!read.success || read.data.api_key !== account) return false;
    const hash = createHash("sha256").update(body, "utf8").digest("hex");
    return isTimingSafeEqual(read.data.payload_hash.toLowerCase(), hash);
  } catch {
    return false; // not signed by the secret, or no token at all
  }
}
