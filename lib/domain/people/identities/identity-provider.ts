import { findSignInSettings, hasSignInProvider } from "@/lib/domain/auth/sign-in/queries";
import { buildRowContext } from "@/lib/domain/tenancy/sealing/row-context";
import { unseal } from "@/lib/platform/crypto/seal";
import type { Db } from "@/lib/platform/db/client";
import { isId } from "@/lib/platform/db/is-id";
import { asOrganizationId, type OrganizationId } from "@/lib/platform/db/organization-id";
import { env } from "@/lib/platform/env/env";
import { MICROSOFT_LOGIN_ORIGIN } from "./fetch-from-provider";

/** An OpenID Connect provider, with this installation's client credentials. */
export interface IdentityProvider {
  /** Appears in URLs: the organisation's id, `google` or `microsoft`. */
  key: string;
  /** Null for a provider that all organisations share. */
  organization: OrganizationId | null;
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Additional parameters of the authorization URL. */
  parameters: Readonly<Record<string, string>>;
}

/** Finds the OpenID Connect provider with this key; null if there is none. */
export async function findIdentityProvider(db: Db, key: string): Promise<IdentityProvider | null> {
  const shared = findSharedProvider(key);
  if (shared || !isId(key)) return shared;
  const organization = asOrganizationId(key);
  const settings = await findSignInSettings(db, organization);
  if (!hasSignInProvider(settings) || settings.kind !== "oidc") return null;
  const { clientId, clientSecret } = settings;
  if (!clientId || !clientSecret) return null;
  const secret = unseal(
    clientSecret,
    buildRowContext("sign_in_settings.client_secret", organization, organization),
  );
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

/** Lists which of Google and Microsoft are enabled. */
export const listSharedProviders = (): string[] => env().SIGN_IN_WITH;

function findSharedProvider(key: string): IdentityProvider | null {
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
    issuer: `${MICROSOFT_LOGIN_ORIGIN}/${settings.MICROSOFT_TENANT}/v2.0`,
    clientId: settings.MICROSOFT_CLIENT_ID ?? "",
    clientSecret: settings.MICROSOFT_CLIENT_SECRET ?? "",
  };
}
