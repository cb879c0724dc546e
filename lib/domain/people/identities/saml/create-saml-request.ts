import { generateServiceProviderMetadata, SAML, ValidateInResponseTo } from "@node-saml/node-saml";
import { type Instant, MINUTE } from "@/lib/core/time/instant";
import { hashToken } from "@/lib/platform/crypto/token";
import type { Db } from "@/lib/platform/db/client";
import { buildServiceProvider, type SamlProvider } from "./saml-provider";

/** Time that a user may spend on the provider's pages. */
const REQUEST_LIFETIME_MS = 10 * MINUTE;

/**
 * Stores a SAML request and returns the URL of the provider's page. `fresh` makes the provider authenticate
 * the user again.
 */
export async function createSamlRequest(
  db: Db,
  provider: SamlProvider,
  { id, fresh }: { id: string; fresh: boolean },
  now: Instant,
): Promise<string> {
  const { entityId, answerUrl } = buildServiceProvider(provider.organization);
  const saml = new SAML({
    issuer: entityId,
    callbackUrl: answerUrl,
    entryPoint: provider.signInUrl,
    idpCert: provider.certificates,
    identifierFormat: null,
    disableRequestedAuthnContext: true,
    forceAuthn: fresh,
    generateUniqueId: () => id,
    validateInResponseTo: ValidateInResponseTo.never, // a worker thread validates responses
  });
  await db.samlRequest.create({
    data: {
      organizationId: provider.organization,
      tokenHash: hashToken(id),
      expiresAt: new Date(now + REQUEST_LIFETIME_MS),
    },
  });
  return saml.getAuthorizeUrlAsync("", undefined, {});
}

/** Builds the metadata of this service for providers. */
export function buildServiceProviderMetadata(organization: string): string {
  const { entityId: issuer, answerUrl: callbackUrl } = buildServiceProvider(organization);
  return generateServiceProviderMetadata({
    issuer,
    callbackUrl,
    wantAssertionsSigned: true,
    identifierFormat: null,
  });
}
