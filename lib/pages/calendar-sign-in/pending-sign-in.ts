import { createHash } from "node:crypto";
import { z } from "zod";
import { type Instant, MINUTE } from "@/lib/core/time/instant";
import { buildCookieContext } from "@/lib/platform/crypto/encryption-context";
import { isTimingSafeEqual } from "@/lib/platform/crypto/is-timing-safe-equal";
import { seal, unseal } from "@/lib/platform/crypto/seal";
import { generateToken } from "@/lib/platform/crypto/token";
import { env } from "@/lib/platform/env/env";
import { tryParseJson } from "@/lib/platform/http/try-parse-json";

const pending = z.object({
  source: z.string(),
  session: z.string(),
  state: z.string(),
  /** The PKCE verifier (RFC 7636), which proves that the code returns to the client that asked for it. */
  verifier: z.string(),
  until: z.number(),
});

type PendingCalendarSignIn = z.output<typeof pending>;

const SIGN_IN_COOKIE = "bookpage_calendar_sign_in";
const COOKIE_PATH = "/console/calendars";

/** The time that a user may take at the provider's pages. */
const SIGN_IN_LIFETIME_MS = 10 * MINUTE;

export const createPendingSignIn = (
  source: string,
  session: string,
  now: Instant,
): PendingCalendarSignIn => ({
  source,
  session,
  state: generateToken(),
  verifier: generateToken() + generateToken(), // at least 43 characters
  until: now + SIGN_IN_LIFETIME_MS,
});

export const deriveCodeChallenge = ({ verifier }: PendingCalendarSignIn): string =>
  createHash("sha256").update(verifier).digest("base64url");

/** The sealed cookie is SameSite=Lax, because the provider leads back by a link. */
export const buildSignInCookie = (one: PendingCalendarSignIn): string =>
  formatCookie(
    Buffer.from(seal(JSON.stringify(one), buildCookieContext(SIGN_IN_COOKIE))).toString("base64url"),
    SIGN_IN_LIFETIME_MS / 1000,
  );

export const clearSignInCookie = (): string => formatCookie("", 0);

const formatCookie = (value: string, maxAge: number) =>
  [
    `${SIGN_IN_COOKIE}=${value}`,
    `Path=${COOKIE_PATH}`,
    `Max-Age=${maxAge}`,
    "HttpOnly",
    "SameSite=Lax",
    ...(env().WEB_URL.startsWith("https:") ? ["Secure"] : []),
  ].join("; ");

/**
 * Finds the sign-in that this browser has started with this state, in this session; null if there is none or it has
 * expired.
 */
export function findPendingSignIn(
  request: Request,
  { source, session, state }: Pick<PendingCalendarSignIn, "source" | "session" | "state">,
  now: Instant,
): PendingCalendarSignIn | null {
  const value = new RegExp(`(?:^|;\\s*)${SIGN_IN_COOKIE}=([\\w-]+)`).exec(
    request.headers.get("cookie") ?? "",
  )?.[1];
  const text = value ? unseal(Buffer.from(value, "base64url"), buildCookieContext(SIGN_IN_COOKIE)) : null;
  const read = pending.safeParse(tryParseJson(text ?? ""));
  if (!read.success || read.data.until < now) return null;
  const { data } = read;
  return data.source === source && data.session === session && isTimingSafeEqual(data.state, state)
    ? data
    : null;
}
