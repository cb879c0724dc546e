import { seal } from "@/lib/platform/crypto/seal";
import { hashToken, newToken } from "@/lib/platform/crypto/token";

/** The columns of an app's new secret: sealed for those who may read it, hashed to find the app by it. */
export function newAppSecret() {
  const secret = newToken();
  return { secret: seal(secret), secretHash: hashToken(secret) };
}
