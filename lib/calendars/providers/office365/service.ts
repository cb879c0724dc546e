import { env } from "@/lib/env";
import type { SignInService } from "../../oauth/sign-in-service";

const CALENDARS = "Calendars.ReadWrite";

/** An address of Microsoft's, or of the server that stands for all of them in tests. */
export function microsoftAddress(address: string): string {
  const { MICROSOFT_TEST_ORIGIN: origin } = env();
  return origin ? address.replace(/^https:\/\/[^/]+/, origin) : address;
}

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
    scopes: ["openid", "profile", "email", "offline_access", "User.Read", CALENDARS],
    needed: [CALENDARS],
    parameters: { prompt: "select_account", response_mode: "query" },
    isBusy: () => false, // it says 429 where it means later
  };
}
