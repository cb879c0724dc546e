import { z } from "zod";
import { MINUTE } from "@/lib/core/time/instant";
import { outwardFetch, readAnswerText, toRefusal } from "@/lib/domain/calendars/outward-fetch";
import { ProviderRefusal } from "@/lib/domain/calendars/provider-refusal";
import { log } from "@/lib/platform/log/log";
import type { Delegation } from "./delegation";
import type { SignInService } from "./sign-in-service";
import { tryParseJson } from "./try-parse-json";

/** What an account is read with: the credentials of sources at which people sign in. */
export interface Tokens {
  access: string;
  /** Until when `access` is good, in milliseconds since 1970. */
  expires: number;
  refresh: string;
  /** Where a company opens the account: new tokens come without its owner. */
  delegation?: Delegation;
}

const answer = z.object({
  access_token: z.string().min(1),
  expires_in: z.coerce.number().positive().default(3600), // seconds
  refresh_token: z.string().min(1).optional(),
  scope: z.string().default(""),
});

const refusal = z.object({ error: z.string().regex(/^[a-z_]{1,50}$/) });

/** Of RFC 6749 and OpenID Connect, where only the account's owner can help. */
const ENDED_GRANT_ERRORS = ["invalid_grant", "interaction_required", "consent_required", "login_required"];

/** Of RFC 6749, where the sign-in server itself is in trouble. */
const PASSING_ERRORS = ["temporarily_unavailable", "server_error", "slow_down"];

/** An access token is renewed this long before it ends. */
const RENEWED_BEFORE_END_MS = MINUTE;

async function ask(service: SignInService, parameters: Record<string, string>, signal: AbortSignal) {
  const { source, tokenUrl } = service;
  const { headers, body: known } = showClient(service);
  const response = await outwardFetch(tokenUrl, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded", accept: "application/json", ...headers },
    body: new URLSearchParams({ ...known, ...parameters }).toString(),
    signal,
  });
  const body = tryParseJson(await readAnswerText(response));
  const refused = refusal.safeParse(body);
  if (response.ok && !refused.success) {
    const read = answer.safeParse(body);
    if (read.success) return read.data;
    throw new ProviderRefusal("busy", "The sign-in server's answer has no token");
  }
  const code = refused.success ? refused.data.error : null;
  if (code && ENDED_GRANT_ERRORS.includes(code))
    throw new ProviderRefusal("access", "The sign-in is no longer valid");
  // Of a company's own account whatever is wrong is the company's to mend.
  if (code && service.grant && !PASSING_ERRORS.includes(code))
    throw new ProviderRefusal("access", `The sign-in server refuses the company's account: ${code}`);
  // An error that the provider names is about this installation's client id or secret, not about the account.
  if (code) log().warn({ source, error: code }, "the sign-in server refuses");
  const said = `The sign-in server answered ${response.status}${code ? ` ${code}` : ""}`;
  throw new ProviderRefusal("busy", said, toRefusal(response).retryAfter);
}

/** What says that this installation asks (RFC 6749, section 2.3.1). */
export const showClient = ({ clientId, clientSecret, authenticates = "body" }: SignInService) =>
  !clientId
    ? { headers: {}, body: {} }
    : authenticates === "basic"
      ? {
          headers: {
            authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString("base64")}`,
          },
          body: {},
        }
      : { headers: {}, body: { client_id: clientId, client_secret: clientSecret } };

const deriveExpiry = ({ expires_in: seconds }: z.output<typeof answer>) =>
  Date.now() + seconds * 1000 - RENEWED_BEFORE_END_MS;

/** The tokens for the code that somebody has come back with, and what they stand for. */
export async function redeemCode(
  service: SignInService,
  { code, verifier, redirect }: { code: string; verifier: string; redirect: string },
  signal: AbortSignal,
): Promise<{ tokens: Tokens; scopes: string[] }> {
  const given = await ask(
    service,
    { grant_type: "authorization_code", code, code_verifier: verifier, redirect_uri: redirect },
    signal,
  );
  return {
    tokens: { access: given.access_token, expires: deriveExpiry(given), refresh: given.refresh_token ?? "" },
    scopes: given.scope.split(" "),
  };
}

/** Some providers give another refresh token each time, others let the old one stay; a company's account needs none. */
export async function renewTokens(
  service: SignInService,
  { refresh, delegation }: Tokens,
  signal: AbortSignal,
): Promise<Tokens> {
  const grant = service.grant?.() ?? { grant_type: "refresh_token", refresh_token: refresh };
  const given = await ask(service, grant, signal);
  return {
    ...(delegation && { delegation }),
    access: given.access_token,
    expires: deriveExpiry(given),
    refresh: given.refresh_token ?? refresh,
  };
}
