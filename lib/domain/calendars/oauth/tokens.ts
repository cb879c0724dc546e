import { z } from "zod";
import { MINUTE } from "@/lib/core/time/instant";
import { ProviderError } from "@/lib/domain/calendars/provider-error";
import { readResponseText, safeFetch, toProviderError } from "@/lib/domain/calendars/safe-fetch";
import { tryParseJson } from "@/lib/platform/http/try-parse-json";
import { log } from "@/lib/platform/log/log";
import type { Delegation } from "./delegation";
import type { ProviderOauthService } from "./provider-oauth-service";

/** Credentials of sources with OAuth sign-in. */
export interface ProviderTokens {
  access: string;
  /** Expiry of `access` in milliseconds since 1970. */
  expires: number;
  refresh: string;
  /** Set for a company connection, which obtains new tokens without the owner. */
  delegation?: Delegation;
}

const tokenResponse = z.object({
  access_token: z.string().min(1),
  expires_in: z.coerce.number().positive().default(3600), // in seconds
  refresh_token: z.string().min(1).optional(),
  scope: z.string().default(""),
});

const tokenError = z.object({ error: z.string().regex(/^[a-z_]{1,50}$/) });

/** Errors of RFC 6749 and OpenID Connect that only the account's owner can resolve. */
const ENDED_GRANT_ERRORS = ["invalid_grant", "interaction_required", "consent_required", "login_required"];

/** Temporary errors of the authorisation server (RFC 6749). */
const TEMPORARY_ERRORS = ["temporarily_unavailable", "server_error", "slow_down"];

/** Time before its expiry at which an access token is renewed. */
const RENEWED_BEFORE_END_MS = MINUTE;

async function requestTokens(
  service: ProviderOauthService,
  parameters: Record<string, string>,
  signal: AbortSignal,
) {
  const { source, tokenUrl } = service;
  const { headers, body: clientParameters } = buildClientAuthentication(service);
  const response = await safeFetch(tokenUrl, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded", accept: "application/json", ...headers },
    body: new URLSearchParams({ ...clientParameters, ...parameters }).toString(),
    signal,
  });
  const body = tryParseJson(await readResponseText(response));
  const tokenFailure = tokenError.safeParse(body);
  if (response.ok && !tokenFailure.success) {
    const read = tokenResponse.safeParse(body);
    if (read.success) return read.data;
    throw new ProviderError("busy", "The sign-in server's answer has no token");
  }
  const code = tokenFailure.success ? tokenFailure.data.error : null;
  if (code && ENDED_GRANT_ERRORS.includes(code))
    throw new ProviderError("access", "The sign-in is no longer valid");
  // With a company connection, the company must resolve every lasting error.
  if (code && service.grant && !TEMPORARY_ERRORS.includes(code))
    throw new ProviderError("access", `The sign-in server refuses the company's account: ${code}`);
  // A named error concerns this installation's client id or secret, not the account.
  if (code) log().warn({ source, error: code }, "the sign-in server rejected the request");
  const message = `The sign-in server answered ${response.status}${code ? ` ${code}` : ""}`;
  throw new ProviderError("busy", message, toProviderError(response).retryAfter);
}

/** Builds the client authentication (RFC 6749, section 2.3.1). */
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

/** Exchanges an authorisation code for tokens and the account's profile. */
export async function exchangeProviderCode(
  service: ProviderOauthService,
  { code, verifier, redirect }: { code: string; verifier: string; redirect: string },
  signal: AbortSignal,
): Promise<{ tokens: ProviderTokens; scopes: string[] }> {
  const response = await requestTokens(
    service,
    { grant_type: "authorization_code", code, code_verifier: verifier, redirect_uri: redirect },
    signal,
  );
  return {
    tokens: {
      access: response.access_token,
      expires: deriveExpiry(response),
      refresh: response.refresh_token ?? "",
    },
    scopes: response.scope.split(" "),
  };
}

/** Some providers rotate the refresh token; others keep it. A company connection needs none. */
export async function refreshTokens(
  service: ProviderOauthService,
  { refresh, delegation }: ProviderTokens,
  signal: AbortSignal,
): Promise<ProviderTokens> {
  const grant = service.grant?.() ?? { grant_type: "refresh_token", refresh_token: refresh };
  const response = await requestTokens(service, grant, signal);
  return {
    ...(delegation && { delegation }),
    access: response.access_token,
    expires: deriveExpiry(response),
    refresh: response.refresh_token ?? refresh,
  };
}
