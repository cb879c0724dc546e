import { DAY, type Instant, MINUTE } from "@/lib/core/time/instant";
import { recordChange } from "@/lib/domain/audit/record-entry";
import { readPersonState } from "@/lib/domain/auth/personal-tokens/read-person-state";
import { hashToken, newToken } from "@/lib/platform/crypto/token";
import { type Db, inTransaction } from "@/lib/platform/db/client";
import { newId } from "@/lib/platform/db/id";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import type { Authorization } from "./read-authorization";
import { describeRedirect } from "./redirect-address";

/** In which an app has to fetch what it was allowed. */
const CODE_LIFETIME_MS = 2 * MINUTE;

/** Without being renewed access ends. */
export const GRANT_LIFETIME_MS = 30 * DAY;

interface Giver {
  organization: OrganizationId;
  user: string;
}

/** Somebody has allowed it: answers the code for which the app gets its tokens, once. */
export function beginGrant(
  db: Db,
  { organization, user }: Giver,
  { client, redirectUri, scopes, resource, challenge }: Omit<Authorization, "state" | "silent">,
  now: Instant,
): Promise<string> {
  const code = `bpc_${newToken()}`;
  const expiresAt = new Date(now + CODE_LIFETIME_MS);
  return inTransaction(db, async (tx) => {
    const { stateHash } = await readPersonState(tx, organization, user);
    const id = newId();
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
        host: { before: null, after: describeRedirect(redirectUri) },
        scopes: { before: null, after: scopes },
      },
    });
    return code;
  });
}
