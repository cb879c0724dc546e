import { z } from "zod";
import { type GoogleDelegation, signAssertion } from "@/lib/domain/calendars/oauth/delegation";
import type { ProviderOauthService } from "@/lib/domain/calendars/oauth/provider-oauth-service";
import { overrideOrigin } from "@/lib/platform/egress/override-origin";
import { env } from "@/lib/platform/env/env";

const EVENTS_SCOPE = "https://www.googleapis.com/auth/calendar.events";
const LIST_SCOPE = "https://www.googleapis.com/auth/calendar.calendarlist.readonly";

export const buildGoogleUrl = (address: string) => overrideOrigin(address, env().GOOGLE_TEST_ORIGIN);

/** Reasons of a 403 that mean rate limiting. */
const RATE_LIMIT_REASONS = [
  "rateLimitExceeded",
  "userRateLimitExceeded",
  "quotaExceeded",
  "dailyLimitExceeded",
];

const googleError = z.object({ error: z.object({ errors: z.array(z.object({ reason: z.string() })) }) });

const TOKEN_URL = "https://oauth2.googleapis.com/token";

const COMMON: Pick<ProviderOauthService, "source" | "parameters" | "isBusy"> = {
  source: "google",
  // Google returns a refresh token only after a new consent.
  parameters: { access_type: "offline", prompt: "consent select_account" },
  isBusy: (body) => {
    const read = googleError.safeParse(body);
    return read.success && read.data.error.errors.some(({ reason }) => RATE_LIMIT_REASONS.includes(reason));
  },
};

/** Service of a company's service account, which needs no configuration of this installation. */
export function createDelegatedGoogleService(delegation: GoogleDelegation): ProviderOauthService {
  const scopes = [EVENTS_SCOPE, LIST_SCOPE];
  return {
    ...COMMON,
    authorizeUrl: "",
    tokenUrl: buildGoogleUrl(TOKEN_URL),
    clientId: "",
    clientSecret: "",
    scopes,
    needed: scopes,
    grant: () => ({
      grant_type: "urn:ietf:params:oauth:grant-type:jwt-bearer",
      assertion: signAssertion(delegation, { audience: TOKEN_URL, scopes, now: Date.now() }),
    }),
  };
}

/** Returns null if it is not configured. */
export function findGoogleService(): ProviderOauthService | null {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = env();
  if (!clientId || !clientSecret) return null;
  return {
    ...COMMON,
    authorizeUrl: buildGoogleUrl("https://accounts.google.com/o/oauth2/v2/auth"),
    tokenUrl: buildGoogleUrl(TOKEN_URL),
    clientId,
    clientSecret,
    scopes: ["openid", "email", "profile", EVENTS_SCOPE, LIST_SCOPE],
    needed: [EVENTS_SCOPE, LIST_SCOPE],
  };
}
