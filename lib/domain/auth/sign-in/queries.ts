import type { Db } from "@/lib/platform/db/client";
import type { SignInDomain, SignInSettings } from "@/lib/platform/db/generated/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { env } from "@/lib/platform/env/env";
import { describeCertificate } from "./certificates";
import {
  buildProviderCallbackPath,
  buildProviderLoginPath,
  buildSamlAcsPath,
  buildSamlMetadataPath,
} from "./provider-paths";
import type { AttributeNames, TeamGroup } from "./schema";

/** Sign-in settings of an organisation with a provider. */
export type ProviderSettings = SignInSettings & { issuer: string };

export const hasSignInProvider = (settings: SignInSettings | null): settings is ProviderSettings =>
  Boolean(settings?.issuer && (settings.kind === "saml" ? settings.signInUrl : settings.clientId));

export const findSignInSettings = (db: Db, organization: OrganizationId) =>
  db.signInSettings.findUnique({ where: { organizationId: organization } });

export async function getSignIn(db: Db, organization: OrganizationId) {
  const settings = await findSignInSettings(db, organization);
  const domains = await db.signInDomain.findMany({
    where: { organizationId: organization },
    orderBy: { id: "asc" },
  });
  return {
    _id: organization as string,
    __v: settings?.v ?? 0,
    provider: hasSignInProvider(settings) ? serializeProvider(settings) : null,
    service_provider: {
      entity_id: env().WEB_URL + buildSamlMetadataPath(organization),
      acs_url: env().WEB_URL + buildSamlAcsPath(organization),
      metadata_url: env().WEB_URL + buildSamlMetadataPath(organization),
    },
    second_factor_required: settings?.factorRequired ?? false,
    domains: domains.map(serializeDomain),
  };
}

const serializeProvider = (settings: ProviderSettings) => ({
  kind: settings.kind === "saml" ? ("saml" as const) : ("oidc" as const),
  issuer: settings.issuer,
  sign_in_url: settings.signInUrl,
  certificates: settings.certificates as string[],
  certificate_details: (settings.certificates as string[]).map(describeCertificate),
  metadata_url: settings.metadataUrl,
  attributes: settings.attributes as AttributeNames,
  idp_initiated: settings.idpInitiated,
  client_id: settings.clientId,
  group_claim: settings.groupClaim,
  admin_groups: settings.adminGroups as string[],
  team_groups: settings.teamGroups as TeamGroup[],
  joining: settings.joining,
  only: settings.providerOnly,
  emergency_admin: settings.emergencyUserId,
  redirect_uri: env().WEB_URL + buildProviderCallbackPath(settings.organizationId),
  login_uri: env().WEB_URL + buildProviderLoginPath(settings.organizationId),
});

/** A name below the domain itself, where it cannot conflict with other records. */
export const buildSignInRecordName = (domain: string): string => `_bookpage-sign-in.${domain}`;

const serializeDomain = ({ id, domain, proof, verifiedAt }: SignInDomain) => ({
  _id: id,
  domain,
  record: { name: buildSignInRecordName(domain), value: proof },
  verified_at: verifiedAt,
});
