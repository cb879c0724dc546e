import { env } from "@/lib/platform/env/env";
import { readCookie } from "@/lib/platform/http/read-cookie";

export const SESSION_COOKIE = "bookpage_session";

/** The longest that browsers keep a cookie. When a session ends is decided by the database. */
export const COOKIE_SECONDS = 400 * 86_400;

/** Lax, so that a link in a mail finds its reader signed in; what writes checks its origin besides. */
export const formatCookie = (name: string, value: string, maxAge = COOKIE_SECONDS, path = "/") =>
  [
    `${name}=${value}`,
    `Path=${path}`,
    `Max-Age=${maxAge}`,
    "HttpOnly",
    "SameSite=Lax",
    ...(env().WEB_URL.startsWith("https:") ? ["Secure"] : []),
  ].join("; ");

export const buildExpiredSessionCookie = (): string => formatCookie(SESSION_COOKIE, "", 0);

export const readSessionToken = (request: { headers: Pick<Headers, "get"> }): string | null =>
  readCookie(request, SESSION_COOKIE);
