import type { Instant } from "@/lib/core/time/instant";
import { setCookie } from "@/lib/domain/auth/sessions/cookie";
import { open, seal } from "@/lib/platform/crypto/seal";
import { cookiePlace } from "@/lib/platform/crypto/seal-place";

/**
 * What the browser keeps for us, sealed, for as long as signing in may take. Lax, since the way back from a provider is a
 * link.
 */
export function sealedCookie<Content>(name: string, seconds: number) {
  const write = (value: string, maxAge: number) => setCookie(name, value, maxAge, "/login");
  return {
    keep: (content: Content, now: Instant): string => {
      const text = JSON.stringify({ content, until: now + seconds * 1000 });
      return write(Buffer.from(seal(text, cookiePlace(name))).toString("base64url"), seconds);
    },
    /** Null: none, none of ours, or too old. */
    read: (cookie: string | null, now: Instant): Content | null => {
      const text = cookie && open(Buffer.from(cookie, "base64url"), cookiePlace(name));
      if (!text) return null;
      const { content, until } = JSON.parse(text) as { content: Content; until: number };
      return until > now ? content : null;
    },
    end: (): string => write("", 0),
  };
}
