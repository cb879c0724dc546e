import { env } from "@/lib/platform/env/env";

export const SESSION_COOKIE = "bookpage_session";

/** The longest that browsers keep a cookie: when a session ends is for the database to say. */
const COOKIE_SECONDS = 400 * 86_400;

/** Lax, so that a link in a mail finds its reader signed in; what writes checks its origin besides. */
const setCookie = (value: string, maxAge: number) =>
  [
    `${SESSION_COOKIE}=${value}`,
    "Path=/",
    `Max-Age=${maxAge}`,
    "HttpOnly",
    "SameSite=Lax",
    ...(env().WEB_URL.startsWith("https:") ? ["Secure"] : []),
  ].join("; ");

export const sessionCookie = (token: string): string => setCookie(token, COOKIE_SECONDS);

export const endedSessionCookie = (): string => setCookie("", 0);

export function readSessionToken(request: Request): string | null {
  const pairs = request.headers.get("cookie")?.split(/;\s*/) ?? [];
  const pair = pairs.find((one) => one.startsWith(`${SESSION_COOKIE}=`));
  return pair?.slice(SESSION_COOKIE.length + 1) || null;
}
