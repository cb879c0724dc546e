import { buildSamlAcsPath, buildSamlMetadataPath } from "@/lib/domain/auth/sign-in/provider-paths";
import { findSignInSettings } from "@/lib/domain/auth/sign-in/queries";
import type { AttributeNames } from "@/lib/domain/auth/sign-in/schema";
import type { Db } from "@/lib/platform/db/client";
import { isId } from "@/lib/platform/db/is-id";
import { asOrganizationId, type OrganizationId } from "@/lib/platform/db/organization-id";
import { env } from "@/lib/platform/env/env";

/** A SAML 2.0 provider and the settings for its responses. */
export interface SamlProvider {
  organization: OrganizationId;
  /** Entity id of the provider. */
  issuer: string;
  signInUrl: string;
  /** PEM; two during a rotation of certificates. */
  certificates: string[];
  attributes: AttributeNames;
  groupAttribute: string;
  isIdpInitiatedAllowed: boolean;
}

/** Returns entity id and response URL of an organisation, as registered with its provider. */
export const buildServiceProvider = (organization: string) => ({
  entityId: env().WEB_URL + buildSamlMetadataPath(organization),
  answerUrl: env().WEB_URL + buildSamlAcsPath(organization),
});

/** Finds the organisation's SAML provider; null if there is none. */
export async function findSamlProvider(db: Db, key: string): Promise<SamlProvider | null> {
  if (!isId(key)) return null;
  const organization = asOrganizationId(key);
  const settings = await findSignInSettings(db, organization);
  if (settings?.kind !== "saml" || !settings.issuer || !settings.signInUrl) return null;
  return {
    organization,
    issuer: settings.issuer,
    signInUrl: settings.signInUrl,
    certificates: settings.certificates as string[],
    attributes: settings.attributes as AttributeNames,
    groupAttribute: settings.groupClaim,
    isIdpInitiatedAllowed: settings.idpInitiated,
  };
}
