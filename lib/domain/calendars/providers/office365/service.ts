import type { MicrosoftDelegation } from "@/lib/domain/calendars/oauth/delegation";
import type { ProviderOauthService } from "@/lib/domain/calendars/oauth/provider-oauth-service";
import { overrideOrigin } from "@/lib/platform/egress/override-origin";
import { env } from "@/lib/platform/env/env";

const CALENDARS_SCOPE = "Calendars.ReadWrite";

export const buildMicrosoftUrl = (address: string) => overrideOrigin(address, env().MICROSOFT_TEST_ORIGIN);

/** Service of a company's application, which needs no configuration of this installation. */
export function createDelegatedMicrosoftService({
  tenant,
  clientId,
  clientSecret,
}: MicrosoftDelegation): ProviderOauthService {
  const authority = buildMicrosoftUrl(
    `https://login.microsoftonline.com/${encodeURIComponent(tenant)}/oauth2/v2.0`,
  );
  return {
    source: "office365",
    authorizeUrl: "",
    tokenUrl: `${authority}/token`,
    clientId,
    clientSecret,
    scopes: [],
    needed: [],
    parameters: {},
    grant: () => ({ grant_type: "client_credentials", scope: "https://graph.microsoft.com/.default" }),
    isBusy: () => false, // it answers 429 where the client should retry later
  };
}

/** Returns null if it is not configured. */
export function findMicrosoftService(): ProviderOauthService | null {
  const {
    MICROSOFT_CLIENT_ID: clientId,
    MICROSOFT_CLIENT_SECRET: clientSecret,
    MICROSOFT_TENANT: tenant,
  } = env();
  if (!clientId || !clientSecret) return null;
  const authority = buildMicrosoftUrl(`https://login.microsoftonline.com/${tenant}/oauth2/v2.0`);
  return {
    source: "office365",
    authorizeUrl: `${authority}/authorize`,
    tokenUrl: `${authority}/token`,
    clientId,
    clientSecret,
    scopes: ["openid", "profile", "email", "offline_access", "User.Read", CALENDARS_SCOPE],
    needed: [CALENDARS_SCOPE],
    parameters: { prompt: "select_account", response_mode: "query" },
    isBusy: () => false, // it answers 429 where the client should retry later
  };
}
