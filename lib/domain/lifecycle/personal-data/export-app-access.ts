import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";

/** Exports the member's personal tokens, newest first, by name and scope without secrets. */
export async function exportPersonalTokens(db: Db, organizationId: OrganizationId, userId: string) {
  const rows = await db.personalToken.findMany({
    where: { organizationId, userId },
    orderBy: { id: "desc" },
  });
  return rows.map(({ id, name, scopes, createdAt, lastUsedAt, expiresAt }) => ({
    _id: id,
    name,
    scopes,
    createdAt,
    last_used_at: lastUsedAt,
    expires_at: expiresAt,
  }));
}

/** Exports the member's grants to apps, newest first; without grants that no app has redeemed. */
export async function exportAppGrants(db: Db, organizationId: OrganizationId, userId: string) {
  const rows = await db.oauthGrant.findMany({
    where: { organizationId, userId, lastUsedAt: { not: null } },
    include: { app: { select: { name: true } } },
    orderBy: { id: "desc" },
  });
  return rows.map(({ id, app, clientName, redirectUri, ...row }) => ({
    _id: id,
    app: app?.name ?? clientName,
    host: new URL(redirectUri).host,
    scopes: row.scopes,
    createdAt: row.createdAt,
    last_used_at: row.lastUsedAt,
    expires_at: row.expiresAt,
  }));
}
