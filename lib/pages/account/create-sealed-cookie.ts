import type { Instant } from "@/lib/core/time/instant";
import { formatCookie } from "@/lib/domain/auth/sessions/cookie";
import { buildCookieContext } from "@/lib/platform/crypto/encryption-context";
import { seal, unseal } from "@/lib/platform/crypto/seal";

/**
 * Creates a sealed cookie that lives as long as a sign-in may take. It is SameSite=Lax, because a provider leads back
 * by a link.
 */
export function createSealedCookie<Content>(name: string, seconds: number) {
  const write = (value: string, maxAge: number) => formatCookie(name, value, maxAge, "/login");
  return {
    keep: (content: Content, now: Instant): string => {
      const text = JSON.stringify({ content, until: now + seconds * 1000 });
      return write(Buffer.from(seal(text, buildCookieContext(name))).toString("base64url"), seconds);
    },
    /** Null for an absent, foreign or expired cookie. */
    read: (cookie: string | null, now: Instant): Content | null => {
      const text = cookie && unseal(Buffer.from(cookie, "base64url"), buildCookieContext(name));
      if (!text) return null;
      const { content, until } = JSON.parse(text) as { content: Content; until: number };
      return until > now ? content : null;
    },
    end: (): string => write("", 0),
  };
}
