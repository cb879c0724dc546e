import type { NextAuthConfig } from "next-auth";
import { COOKIE_SECONDS, SESSION_COOKIE } from "@/lib/domain/auth/sessions/cookie";
import { deriveKeys } from "@/lib/platform/crypto/secret";
import { env } from "@/lib/platform/env/env";
import { readCookie } from "@/lib/platform/http/read-cookie";

/** Path of the sign-in cookies and of the URLs that next-auth parses; no route of ours has the latter. */
const BASE_PATH = "/login/with";

/** Time limit on the provider's pages in seconds. */
export const PROVIDER_TIMEOUT_SECONDS = 600;

/** Encrypted cookies with the values that verify a response. */
const CHECKS = { pkceCodeVerifier: "provider_pkce", state: "provider_state", nonce: "provider_nonce" };
const COOKIE_NAMES = [SESSION_COOKIE, ...Object.values(CHECKS)];

/** next-auth would derive its address from these variables. */
const ADDRESS_VARIABLES = ["AUTH_URL", "NEXTAUTH_URL", "AUTH_REDIRECT_PROXY_URL"];

type AuthProvider = NextAuthConfig["providers"][number] & { id: string };

interface AuthRequest {
  action: "signin" | "callback";
  method: "GET" | "POST";
  /** Request with the cookies of the checks. */
  request?: Request;
  query?: URLSearchParams;
}

/**
 * Calls the handler of next-auth with a configuration for this request. The handler gets WEB_URL, the cookies
 * of the checks and the query, and nothing else from the browser. Throws the errors that next-auth would log
 * before redirecting to an error page.
 */
export async function runNextAuth(
  provider: AuthProvider,
  { action, method, request, query = new URLSearchParams() }: AuthRequest,
  config: Pick<NextAuthConfig, "jwt" | "callbacks"> = {},
): Promise<{ location: string; cookies: string[] }> {
  // Loaded on demand, so that other pages do not pay for it.
  const [{ default: NextAuth }, core, { NextRequest }] = await Promise.all([
    import("next-auth"),
    import("@auth/core"),
    import("next/server"),
  ]);
  for (const name of ADDRESS_VARIABLES) delete process.env[name];
  const errors: Error[] = [];
  const { handlers } = NextAuth({
    ...config,
    providers: [provider],
    basePath: BASE_PATH,
    trustHost: true, // WEB_URL determines the host
    skipCSRFCheck: core.skipCSRFCheck, // our routes check the origin of forms
    secret: deriveKeys("next-auth").map((key) => Buffer.from(key).toString("base64url")),
    session: { strategy: "jwt" },
    cookies: buildCookieOptions(),
    logger: { error: (error) => errors.push(error), warn: () => {}, debug: () => {} },
  });
  const url = new URL(`${BASE_PATH}/${action}/${provider.id}`, env().WEB_URL);
  url.search = query.toString();
  const cookie = Object.values(CHECKS).flatMap((name) => {
    const value = request && readCookie(request, name);
    return value ? [`${name}=${value}`] : [];
  });
  const headers = { cookie: cookie.join("; ") };
  const response = await handlers[method](new NextRequest(url, { method, headers }));
  const [error] = errors;
  if (error) throw error;
  return {
    location: response.headers.get("location") ?? "",
    cookies: response.headers.getSetCookie().filter(isBookpageCookie).map(normalizeCookie),
  };
}

function buildCookieOptions(): NonNullable<NextAuthConfig["cookies"]> {
  const options = { httpOnly: true, sameSite: "lax", secure: env().WEB_URL.startsWith("https:") } as const;
  const check = (name: string) => ({
    name,
    options: { ...options, path: BASE_PATH, maxAge: PROVIDER_TIMEOUT_SECONDS },
  });
  return {
    sessionToken: { name: SESSION_COOKIE, options: { ...options, path: "/", maxAge: COOKIE_SECONDS } },
    pkceCodeVerifier: check(CHECKS.pkceCodeVerifier),
    state: check(CHECKS.state),
    nonce: check(CHECKS.nonce),
  };
}

/** Drops next-auth's cookie with the callback URL, which nothing reads. */
const isBookpageCookie = (cookie: string): boolean =>
  COOKIE_NAMES.some((name) => cookie.startsWith(`${name}=`));

/** Orders the attributes like our other cookies, and drops Expires, which contradicts Max-Age. */
function normalizeCookie(cookie: string): string {
  const [pair, ...attributes] = cookie.split("; ");
  const order = ["Path=", "Max-Age=", "HttpOnly", "SameSite=", "Secure"];
  const arranged = order.flatMap((start) => attributes.filter((one) => one.startsWith(start)));
  return [pair, ...arranged].join("; ");
}
