import { z } from "zod";
import { MINUTE } from "@/lib/core/time/instant";
import { ProviderError } from "@/lib/domain/calendars/provider-error";
import { readResponseText, safeFetch, toProviderError } from "@/lib/domain/calendars/safe-fetch";
import { log } from "@/lib/platform/log/log";
import type { Delegation } from "./delegation";
import type { ProviderOauthService } from "./provider-oauth-service";
import { tryParseJson } from "./try-parse-json";

/** What an account is read with: the credentials of sources at which people sign in. */
export interface ProviderTokens {
  access: string;
  /** Until when `access` is good, in milliseconds since 1970. */
  expires: number;
  refresh: string;
  /** Where a company opens the account: new tokens come without its owner. */
  delegation?: Delegation;
}

const tokenResponse = z.object({
  access_token: z.string().min(1),
  expires_in: z.coerce.number().positive().default(3600), // seconds
  refresh_token: z.string().min(1).optional(),
  scope: z.string().default(""),
});

const tokenError = z.object({ error: z.string().regex(/^[a-z_]{1,50}$/) });

/** Of RFC 6749 and OpenID Connect, where only the account's owner can help. */
const ENDED_GRANT_ERRORS = ["invalid_grant", "interaction_required", "consent_required", "login_required"];

/** Of RFC 6749, where the sign-in server itself is in trouble. */
const TEMPORARY_ERRORS = ["temporarily_unavailable", "server_error", "slow_down"];

/** An access token is renewed this long before it ends. */
const RENEWED_BEFORE_END_MS = MINUTE;

async function requestTokens(
  service: ProviderOauthService,
  parameters: Record<string, string>,
  signal: AbortSignal,
) {
  const { source, tokenUrl } = service;
  const { headers, body: known } = buildClientAuthentication(service);
  const response = await safeFetch(tokenUrl, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded", accept: "application/json", ...headers },
    body: new URLSearchParams({ ...known, ...parameters }).toString(),
    signal,
  });
  const body = tryParseJson(await readResponseText(response));
  const refused = tokenError.safeParse(body);
  if (response.ok && !refused.success) {
    const read = tokenResponse.safeParse(body);
    if (read.success) return read.data;
    throw new ProviderError("busy", "The sign-in server's answer has no token");
  }
  const code = refused.success ? refused.data.error : null;
  if (code && ENDED_GRANT_ERRORS.includes(code))
    throw new ProviderError("access", "The sign-in is no longer valid");
  // Of a company's own account whatever is wrong is the company's to mend.
  if (code && service.grant && !TEMPORARY_ERRORS.includes(code))
    throw new ProviderError("access", `The sign-in server refuses the company's account: ${code}`);
  // An error that the provider names is about this installation's client id or secret, not about the account.
  if (code) log().warn({ source, error: code }, "the sign-in server refuses");
  const said = `The sign-in server answered ${response.status}${code ? ` ${code}` : ""}`;
  throw new ProviderError("busy", said, toProviderError(response).retryAfter);
}

/** What says that this installation asks (RFC 6749, section 2.3.1). */
export const buildClientAuthentication = ({
  clientId,
  clientSecret,
  authenticates = "body",
}: ProviderOauthService) =>
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

const deriveExpiry = ({ expires_in: seconds }: z.output<typeof tokenResponse>) =>
  Date.now() + seconds * 1000 - RENEWED_BEFORE_END_MS;

/** The tokens for the code that somebody has come back with, and what they stand for. */
export async function exchangeProviderCode(
  service: ProviderOauthService,
  { code, verifier, redirect }: { code: string; verifier: string; redirect: string },
  signal: AbortSignal,
): Promise<{ tokens: ProviderTokens; scopes: string[] }> {
  const given = await requestTokens(
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
export async function refreshTokens(
  service: ProviderOauthService,
  { refresh, delegation }: ProviderTokens,
  signal: AbortSignal,
): Promise<ProviderTokens> {
  const grant = service.grant?.() ?? { grant_type: "refresh_token", refresh_token: refresh };
  const given = await requestTokens(service, grant, signal);
  return {
    ...(delegation && { delegation }),
    access: given.access_token,
    expires: deriveExpiry(given),
    refresh: given.refresh_token ?? refresh,
  };
}
