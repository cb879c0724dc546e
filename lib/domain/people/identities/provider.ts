import { findSettings, hasProvider } from "@/lib/domain/auth/sign-in/queries";
import { open } from "@/lib/platform/crypto/seal";
import { rowPlace } from "@/lib/platform/crypto/seal-place";
import type { Db } from "@/lib/platform/db/client";
import { isId } from "@/lib/platform/db/is-id";
import { asOrganizationId, type OrganizationId } from "@/lib/platform/db/organization-id";
import { env } from "@/lib/platform/env/env";
import { MICROSOFT } from "./provider-fetch";

/** Where people sign in, and as whom this installation is known there. */
export interface Provider {
  /** In addresses: the organisation's id, or `google`, `microsoft`. */
  key: string;
  /** Whose it is; null: everybody's. */
  organization: OrganizationId | null;
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Further parameters of its page. */
  parameters: Readonly<Record<string, string>>;
}

/** The provider of this key that speaks OpenID Connect; null: none, or not any more. */
export async function findProvider(db: Db, key: string): Promise<Provider | null> {
  const shared = sharedProvider(key);
  if (shared || !isId(key)) return shared;
  const organization = asOrganizationId(key);
  const settings = await findSettings(db, organization);
  if (!hasProvider(settings) || settings.kind !== "oidc") return null;
  const { clientId, clientSecret } = settings;
  if (!clientId || !clientSecret) return null;
  const secret = open(clientSecret, rowPlace("sign_in_settings.client_secret", organization, organization));
  return (
    (secret && {
      key,
      organization,
      issuer: settings.issuer,
      clientId,
      clientSecret: secret,
      parameters: {},
    }) ||
    null
  );
}

/** Which of Google and Microsoft people may sign in with. */
export const listSharedProviders = (): string[] => env().SIGN_IN_WITH;

function sharedProvider(key: string): Provider | null {
  const settings = env();
  if (!settings.SIGN_IN_WITH.includes(key)) return null;
  const shared = { key, organization: null, parameters: { prompt: "select_account" } };
  if (key === "google")
    return {
      ...shared,
      issuer: settings.GOOGLE_TEST_ORIGIN ?? "https://accounts.google.com",
      clientId: settings.GOOGLE_CLIENT_ID ?? "",
      clientSecret: settings.GOOGLE_CLIENT_SECRET ?? "",
    };
  return {
    ...shared,
    issuer: `${MICROSOFT}/${settings.MICROSOFT_TENANT}/v2.0`,
    clientId: settings.MICROSOFT_CLIENT_ID ?? "",
    clientSecret: settings.MICROSOFT_CLIENT_SECRET ?? "",
  };
}
