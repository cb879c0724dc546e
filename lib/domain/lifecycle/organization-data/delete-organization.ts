import { forgetKeys } from "@/lib/domain/auth/api-keys/known-keys";
import { endAccess } from "@/lib/domain/calendars/access/end-access";
import { giveBackAccess } from "@/lib/domain/calendars/access/give-back-access";
import { endVideoAccess } from "@/lib/domain/conferencing/conferences/accounts/end-video-access";
import { giveBackVideo } from "@/lib/domain/conferencing/conferences/accounts/give-back-video";
import { findName } from "@/lib/domain/tenancy/directory/find-name";
import { type Db, inTransaction } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { silenceAudit } from "@/lib/platform/db/silence-audit";
import { sql } from "@/lib/platform/db/sql";
import { statement } from "@/lib/platform/db/statement";
import { findStorage } from "@/lib/platform/storage/object-storage";
import { deleteRows } from "./delete-rows";

const GIVE_BACK_TIMEOUT_MS = 20_000;

const END_SIGN_INS = [
  "DELETE FROM api_keys WHERE organization_id = $1",
  "DELETE FROM personal_tokens WHERE organization_id = $1",
  "DELETE FROM oauth_grants WHERE organization_id = $1",
  "DELETE FROM sessions WHERE organization_id = $1",
].map((text) => statement(text));

const DELETE_JOBS = statement(
  "DELETE FROM graphile_worker._private_jobs WHERE payload ->> 'organization' = $1",
);

/**
 * Deletes an organisation with all it has, in batches, while the service runs; keys and sessions first. Broken off, it
 * can be called again. Nothing tells of it afterwards: neither the audit log nor a webhook. Providers of calendars are
 * told that access is no longer wanted, as far as they answer. Its sandbox goes with it.
 *
 * @returns how many accounts at providers could not be given back
 */
export async function deleteOrganization(db: Db, organization: OrganizationId): Promise<number> {
  const sandbox = await findName(db, "sandbox", organization);
  if (sandbox) await deleteOrganization(db, sandbox.organization);
  await inTransaction(db, async (tx) => {
    await silenceAudit(tx);
    for (const end of END_SIGN_INS) await sql(tx, end, [organization]);
  });
  forgetKeys();
  const failures = await giveBackAccounts(db, organization);
  await removeObjects(organization);
  await deleteRows(db, organization);
  await inTransaction(db, async (tx) => {
    await silenceAudit(tx);
    await tx.organization.deleteMany({ where: { id: organization } });
    await sql(tx, DELETE_JOBS, [organization]);
  });
  return failures;
}

/** While the storage is away nothing goes that names what it has: the command can be called again. */
async function removeObjects(organization: OrganizationId) {
  const storage = findStorage();
  if (!storage) return;
  for await (const key of storage.list(`${organization}/`)) await storage.remove(key);
}

async function giveBackAccounts(db: Db, organizationId: OrganizationId): Promise<number> {
  const owners = await db.calendarList.findMany({ where: { organizationId }, select: { userId: true } });
  for (const { userId } of owners) await inTransaction(db, (tx) => endAccess(tx, organizationId, { userId }));
  await db.calendarList.deleteMany({ where: { organizationId } }); // else the accounts are still in use
  const hosts = await db.videoAccount.findMany({ where: { organizationId }, select: { userId: true } });
  for (const { userId } of hosts)
    await inTransaction(db, (tx) => endVideoAccess(tx, organizationId, { userId }));
  let failures = 0;
  for (const { id } of await db.endedAccess.findMany({ where: { organizationId }, select: { id: true } })) {
    await giveBackAccess(
      db,
      { organization: organizationId, access: id },
      AbortSignal.timeout(GIVE_BACK_TIMEOUT_MS),
      giveBackVideo(db),
    ).catch(() => {
      failures += 1; // a provider that is away keeps nobody from being deleted
    });
  }
  return failures;
}
