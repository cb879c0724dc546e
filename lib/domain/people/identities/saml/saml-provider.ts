import { buildSamlAcsPath, buildSamlMetadataPath } from "@/lib/domain/auth/sign-in/provider-paths";
import { findSignInSettings } from "@/lib/domain/auth/sign-in/queries";
import type { AttributeNames } from "@/lib/domain/auth/sign-in/schema";
import type { Db } from "@/lib/platform/db/client";
import { isId } from "@/lib/platform/db/is-id";
import { asOrganizationId, type OrganizationId } from "@/lib/platform/db/organization-id";
import { env } from "@/lib/platform/env/env";

/** A provider that speaks SAML 2.0, and what is expected of its answers. */
export interface SamlProvider {
  organization: OrganizationId;
  /** Its entity id. */
  issuer: string;
  signInUrl: string;
  /** PEM; two while it changes from one to the next. */
  certificates: string[];
  attributes: AttributeNames;
  groupAttribute: string;
  isIdpInitiatedAllowed: boolean;
}

/** As whom an organisation of this installation is known at its provider. */
export const buildServiceProvider = (organization: string) => ({
  entityId: env().WEB_URL + buildSamlMetadataPath(organization),
  answerUrl: env().WEB_URL + buildSamlAcsPath(organization),
});

/** The organisation's provider; null: none, not any more, or none that speaks SAML. */
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
