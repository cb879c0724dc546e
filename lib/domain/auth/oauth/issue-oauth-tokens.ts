import { HOUR, type Instant } from "@/lib/core/time/instant";
import { generateToken, hashToken } from "@/lib/platform/crypto/token";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { GRANT_LIFETIME_MS } from "./issue-authorization-code";

export const ACCESS_TOKEN_PREFIX = "bpa_";

export const ACCESS_TOKEN_LIFETIME_MS = HOUR;

interface TokenRequest {
  organization: OrganizationId;
  grant: string;
  /** Scopes of the access token; the refresh token keeps all that were granted. */
  scopes: string[];
  allowed: readonly string[];
}

/** Issues a new pair and extends the grant by thirty days; null if it was revoked meanwhile. */
export function issueOauthTokens(
  db: Db,
  { organization: organizationId, grant: grantId, scopes, allowed }: TokenRequest,
  now: Instant,
): Promise<{ access: string; refresh: string } | null> {
  const access = ACCESS_TOKEN_PREFIX + generateToken();
  const refresh = `bpr_${generateToken()}`;
  const lasts = new Date(now + GRANT_LIFETIME_MS);
  return withTransaction(db, async (tx) => {
    const { count } = await tx.oauthGrant.updateMany({
      where: { organizationId, id: grantId },
      data: { lastUsedAt: new Date(now), expiresAt: lasts },
    });
    if (count === 0) return null;
    const common = { organizationId, grantId };
    await tx.oauthToken.createMany({
      data: [
        {
          ...common,
          kind: "access",
          tokenHash: hashToken(access),
          scopes,
          expiresAt: new Date(now + ACCESS_TOKEN_LIFETIME_MS),
        },
        { ...common, kind: "refresh", tokenHash: hashToken(refresh), scopes: [...allowed], expiresAt: lasts },
      ],
    });
    return { access, refresh };
  });
}
