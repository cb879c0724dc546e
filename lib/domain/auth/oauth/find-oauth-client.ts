import { isTimingSafeEqual } from "@/lib/platform/crypto/is-timing-safe-equal";
import { hashToken } from "@/lib/platform/crypto/token";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { APP_SCOPES, BOOKING_SCOPES } from "./app-scopes";
import { parseClientId } from "./client-id";
import { decodeDynamicRegistration, isClientSecret } from "./dynamic-registration";

/** An OAuth client, registered by an organisation or dynamically. */
export interface OauthClient {
  id: string;
  name: string;
  logo: string | null;
  redirects: readonly string[];
  /** Scopes that it may request. */
  scopes: readonly string[];
  /** Scopes of a request that names none. */
  defaults: readonly string[];
  /** The client authenticates with a secret. */
  confidential: boolean;
  isSecret: (text: string) => boolean;
  /**
   * Organisation that registered the client, which only its users may authorise; null after dynamic
   * registration.
   */
  owner: { organization: OrganizationId; name: string; app: string } | null;
}

export async function findOauthClient(db: Db, clientId: string): Promise<OauthClient | null> {
  const parsed = parseClientId(clientId);
  if (!parsed) return findDynamicClient(clientId);
  const { organization, id } = parsed;
  const app = await db.oauthApp.findFirst({
    where: { organizationId: organization, id },
    include: { organization: { select: { name: true } } },
  });
  if (!app) return null;
  const { secretHash } = app;
  return {
    id: clientId,
    name: app.name,
    logo: app.logoUrl,
    redirects: app.redirectUris,
    scopes: app.scopes,
    defaults: app.scopes,
    confidential: secretHash !== null,
    isSecret: (text) => secretHash !== null && isSameHash(secretHash, hashToken(text)),
    owner: { organization, name: app.organization.name, app: id },
  };
}

const isSameHash = (one: Uint8Array, other: Uint8Array) =>
  isTimingSafeEqual(Buffer.from(one).toString("base64"), Buffer.from(other).toString("base64"));

function findDynamicClient(clientId: string): OauthClient | null {
  const registration = decodeDynamicRegistration(clientId);
  return (
    registration && {
      ...registration,
      scopes: registration.scopes.length > 0 ? registration.scopes : APP_SCOPES,
      defaults: registration.scopes.length > 0 ? registration.scopes : BOOKING_SCOPES,
      id: clientId,
      logo: null,
      isSecret: (text) => registration.confidential && isClientSecret(clientId, text),
      owner: null,
    }
  );
}
