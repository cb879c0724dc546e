import { HOUR, type Instant } from "@/lib/core/time/instant";
import { hashToken, newToken } from "@/lib/platform/crypto/token";
import { type Db, inTransaction } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { GRANT_LIFETIME_MS } from "./begin-grant";

export const ACCESS_PREFIX = "bpa_";

export const ACCESS_LIFETIME_MS = HOUR;

interface Issuing {
  organization: OrganizationId;
  grant: string;
  /** Of the access token; a refresh token keeps all that was allowed. */
  scopes: string[];
  allowed: readonly string[];
}

/** A new pair; null: the access was taken away meanwhile. Using it keeps the access for another thirty days. */
export function issueTokens(
  db: Db,
  { organization: organizationId, grant: grantId, scopes, allowed }: Issuing,
  now: Instant,
): Promise<{ access: string; refresh: string } | null> {
  const access = ACCESS_PREFIX + newToken();
  const refresh = `bpr_${newToken()}`;
  const lasts = new Date(now + GRANT_LIFETIME_MS);
  return inTransaction(db, async (tx) => {
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
          expiresAt: new Date(now + ACCESS_LIFETIME_MS),
        },
        { ...common, kind: "refresh", tokenHash: hashToken(refresh), scopes: [...allowed], expiresAt: lasts },
      ],
    });
    return { access, refresh };
  });
}
