import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { definePreparedStatement } from "@/lib/platform/db/statement";

export async function getSecondFactors(db: Db, organization: OrganizationId, user: string) {
  const owner = { organizationId: organization, userId: user };
  const authenticator = await db.authenticator.findFirst({ where: { ...owner, confirmedAt: { not: null } } });
  const passkeys = await db.passkey.findMany({ where: owner, orderBy: { id: "asc" } });
  const settings = await db.signInSettings.findUnique({ where: { organizationId: organization } });
  return {
    authenticator: authenticator && { createdAt: authenticator.confirmedAt ?? authenticator.createdAt },
    passkeys: passkeys.map(serializePasskey),
    recovery_codes: await db.recoveryCode.count({ where: owner }),
    required: settings?.factorRequired ?? false,
  };
}

export const serializePasskey = (row: {
  id: string;
  name: string;
  createdAt: Date;
  lastUsedAt: Date | null;
}) => ({ _id: row.id, name: row.name, createdAt: row.createdAt, last_used_at: row.lastUsedAt });

const COUNT_STATEMENT = definePreparedStatement<{ authenticators: number; passkeys: number }>(`
  SELECT (SELECT count(*) FROM authenticators
           WHERE organization_id = $1 AND user_id = $2 AND confirmed_at IS NOT NULL)::int AS authenticators,
         (SELECT count(*) FROM passkeys WHERE organization_id = $1 AND user_id = $2)::int AS passkeys`);

/** Counts factors by kind. Recovery codes are only a substitute and do not count. */
export async function countFactors(db: Db, organization: OrganizationId, user: string) {
  const [row] = await executeSql(db, COUNT_STATEMENT, [organization, user]);
  return row ?? { authenticators: 0, passkeys: 0 };
}

export async function hasSecondFactor(db: Db, organization: OrganizationId, user: string): Promise<boolean> {
  const { authenticators, passkeys } = await countFactors(db, organization, user);
  return authenticators + passkeys > 0;
}
