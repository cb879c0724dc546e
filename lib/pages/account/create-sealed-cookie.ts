import type { Instant } from "@/lib/core/time/instant";
import { formatCookie } from "@/lib/domain/auth/sessions/cookie";
import { buildCookieContext } from "@/lib/platform/crypto/encryption-context";
import { seal, unseal } from "@/lib/platform/crypto/seal";

/**
 * What the browser keeps for us, sealed, for as long as signing in may take. Lax, since the way back from a provider is a
 * link.
 */
export function createSealedCookie<Content>(name: string, seconds: number) {
  const write = (value: string, maxAge: number) => formatCookie(name, value, maxAge, "/login");
  return {
    keep: (content: Content, now: Instant): string => {
      const text = JSON.stringify({ content, until: now + seconds * 1000 });
      return write(Buffer.from(seal(text, buildCookieContext(name))).toString("base64url"), seconds);
    },
    /** Null: none, none of ours, or too old. */
    read: (cookie: string | null, now: Instant): Content | null => {
      const text = cookie && unseal(Buffer.from(cookie, "base64url"), buildCookieContext(name));
      if (!text) return null;
      const { content, until } = JSON.parse(text) as { content: Content; until: number };
      return until > now ? content : null;
    },
    end: (): string => write("", 0),
  };
}
