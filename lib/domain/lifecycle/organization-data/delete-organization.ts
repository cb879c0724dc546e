import { clearApiKeyCache } from "@/lib/domain/auth/api-keys/find-api-key";
import { enqueueAccessRevocation } from "@/lib/domain/calendars/access/enqueue-access-revocation";
import { revokeProviderAccess } from "@/lib/domain/calendars/access/revoke-provider-access";
import { enqueueVideoAccessRevocation } from "@/lib/domain/conferencing/conferences/accounts/enqueue-video-access-revocation";
import { revokeVideoAccess } from "@/lib/domain/conferencing/conferences/accounts/revoke-video-access";
import { resolveName } from "@/lib/domain/tenancy/directory/resolve-name";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { defineStatement } from "@/lib/platform/db/statement";
import { suppressAudit } from "@/lib/platform/db/suppress-audit";
import { findStorage } from "@/lib/platform/storage/object-storage";
import { deleteOrganizationRows } from "./delete-organization-rows";

const REVOKE_TIMEOUT_MS = 20_000;

const REVOKE_CREDENTIALS = [
  "DELETE FROM api_keys WHERE organization_id = $1",
  "DELETE FROM personal_tokens WHERE organization_id = $1",
  "DELETE FROM oauth_grants WHERE organization_id = $1",
  "DELETE FROM sessions WHERE organization_id = $1",
].map((text) => defineStatement(text));

const DELETE_JOBS = defineStatement(
  "DELETE FROM graphile_worker._private_jobs WHERE payload ->> 'organization' = $1",
);

/**
 * Deletes an organisation with all its data, in batches while the service runs; keys and sessions first. An
 * interrupted call can be repeated. No audit entry or webhook reports it. Access to calendar providers is revoked if
 * they respond. Its sandbox is deleted too.
 * @returns how many accounts at providers could not be revoked
 */
export async function deleteOrganization(db: Db, organization: OrganizationId): Promise<number> {
  const sandbox = await resolveName(db, "sandbox", organization);
  if (sandbox) await deleteOrganization(db, sandbox.organization);
  await withTransaction(db, async (tx) => {
    await suppressAudit(tx);
    for (const end of REVOKE_CREDENTIALS) await executeSql(tx, end, [organization]);
  });
  clearApiKeyCache();
  const failures = await revokeAccounts(db, organization);
  await removeObjects(organization);
  await deleteOrganizationRows(db, organization);
  await withTransaction(db, async (tx) => {
    await suppressAudit(tx);
    await tx.organization.deleteMany({ where: { id: organization } });
    await executeSql(tx, DELETE_JOBS, [organization]);
  });
  return failures;
}

/** Rows that name stored objects are kept if the storage is unavailable, so that the command can be repeated. */
async function removeObjects(organization: OrganizationId) {
  const storage = findStorage();
  if (!storage) return;
  for await (const key of storage.list(`${organization}/`)) await storage.remove(key);
}

async function revokeAccounts(db: Db, organizationId: OrganizationId): Promise<number> {
  const owners = await db.calendarList.findMany({ where: { organizationId }, select: { userId: true } });
  for (const { userId } of owners)
    await withTransaction(db, (tx) => enqueueAccessRevocation(tx, organizationId, { userId }));
  await db.calendarList.deleteMany({ where: { organizationId } }); // otherwise the accounts are still in use
  const hosts = await db.videoAccount.findMany({ where: { organizationId }, select: { userId: true } });
  for (const { userId } of hosts)
    await withTransaction(db, (tx) => enqueueVideoAccessRevocation(tx, organizationId, { userId }));
  let failures = 0;
  for (const { id } of await db.accessRevocation.findMany({
    where: { organizationId },
    select: { id: true },
  })) {
    await revokeProviderAccess(
      db,
      { organization: organizationId, access: id },
      AbortSignal.timeout(REVOKE_TIMEOUT_MS),
      revokeVideoAccess(db),
    ).catch(() => {
      failures += 1; // an unavailable provider does not stop the deletion
    });
  }
  return failures;
}
