import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";

/** Disconnects the account; messages that wait find none. */
export async function deleteSmsAccount(db: Db, organization: OrganizationId) {
  const { count } = await db.smsAccount.deleteMany({ where: { organizationId: organization } });
  return { n: count, ok: 1 as const };
}
