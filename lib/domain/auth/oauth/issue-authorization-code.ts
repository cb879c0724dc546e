import { DAY, type Instant, MINUTE } from "@/lib/core/time/instant";
import { recordChange } from "@/lib/domain/audit/record-entry";
import { getUserState } from "@/lib/domain/auth/personal-tokens/get-user-state";
import { generateToken, hashToken } from "@/lib/platform/crypto/token";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import { generateId } from "@/lib/platform/db/generate-id";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import type { AuthorizationRequest } from "./parse-authorization-request";
import { describeRedirectUri } from "./redirect-uris";

/** Lifetime of an authorisation code. */
const CODE_LIFETIME_MS = 2 * MINUTE;

/** A grant expires unless it is refreshed. */
export const GRANT_LIFETIME_MS = 30 * DAY;

interface GrantingUser {
  organization: OrganizationId;
  user: string;
}

/** Records the user's consent and returns the single-use code. */
export function issueAuthorizationCode(
  db: Db,
  { organization, user }: GrantingUser,
  { client, redirectUri, scopes, resource, challenge }: Omit<AuthorizationRequest, "state" | "silent">,
  now: Instant,
): Promise<string> {
  const code = `bpc_${generateToken()}`;
  const expiresAt = new Date(now + CODE_LIFETIME_MS);
  return withTransaction(db, async (tx) => {
    const { stateHash } = await getUserState(tx, organization, user);
    const id = generateId();
    await tx.oauthGrant.create({
      data: {
        id,
        organizationId: organization,
        userId: user,
        appId: client.owner?.app ?? null,
        clientId: client.id,
        clientName: client.name,
        redirectUri,
        scopes,
        resource,
        stateHash,
        expiresAt,
      },
    });
    await tx.oauthToken.create({
      data: {
        organizationId: organization,
        tokenHash: hashToken(code),
        grantId: id,
        kind: "code",
        scopes,
        challenge,
        expiresAt,
      },
    });
    await recordChange(tx, organization, {
      action: "create",
      resource: "oauth_grant",
      id,
      changes: {
        app: { before: null, after: client.name },
        host: { before: null, after: describeRedirectUri(redirectUri) },
        scopes: { before: null, after: scopes },
      },
    });
    return code;
  });
}
