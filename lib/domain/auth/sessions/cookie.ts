import { env } from "@/lib/platform/env/env";
import { readCookie } from "@/lib/platform/http/read-cookie";

export const SESSION_COOKIE = "bookpage_session";

/** Longest lifetime that browsers accept. The database decides when a session ends. */
export const COOKIE_SECONDS = 400 * 86_400;

/** Lax, so that links in mails find the reader signed in; writes also check the origin. */
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
