import type { SignInService } from "@/lib/domain/calendars/oauth/sign-in-service";
import { standIn } from "@/lib/domain/calendars/oauth/stand-in";
import { env } from "@/lib/platform/env/env";

const CALENDARS_SCOPE = "Calendars.ReadWrite";

export const microsoftAddress = (address: string) => standIn(address, env().MICROSOFT_TEST_ORIGIN);

/** Null where it is not set up. */
export function microsoftService(): SignInService | null {
  const {
    MICROSOFT_CLIENT_ID: clientId,
    MICROSOFT_CLIENT_SECRET: clientSecret,
    MICROSOFT_TENANT: tenant,
  } = env();
  if (!clientId || !clientSecret) return null;
  const authority = microsoftAddress(`https://login.microsoftonline.com/${tenant}/oauth2/v2.0`);
  return {
    source: "office365",
    authorizeUrl: `${authority}/authorize`,
    tokenUrl: `${authority}/token`,
    clientId,
    clientSecret,
    scopes: ["openid", "profile", "email", "offline_access", "User.Read", CALENDARS_SCOPE],
    needed: [CALENDARS_SCOPE],
    parameters: { prompt: "select_account", response_mode: "query" },
    isBusy: () => false, // it says 429 where it means later
  };
}
