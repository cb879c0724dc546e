import { createHash, timingSafeEqual } from "node:crypto";

/** True if the request has this secret as its bearer token; the comparison takes constant time. */
export function hasBearerToken(request: Request, secret: string): boolean {
  const [, token = ""] = /^bearer\s+(.+)$/i.exec(request.headers.get("authorization")?.trim() ?? "") ?? [];
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(token), digest(secret));
}
