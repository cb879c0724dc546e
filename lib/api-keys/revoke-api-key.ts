import type { Db } from "@/lib/db/client";
import { forgetKeys } from "@/lib/http/authenticate";
import { notFound } from "@/lib/http/problem";
import type { OrganizationId } from "@/lib/organizations/organization-id";

/** The row stays: the list and the audit log tell of the key. */
export async function revokeApiKey(db: Db, organization: OrganizationId, id: string, now: Date) {
  const { count } = await db.apiKey.updateMany({
    where: { id, organizationId: organization, revokedAt: null },
    data: { revokedAt: now },
  });
  forgetKeys();
  if (count === 0 && !(await db.apiKey.findFirst({ where: { id, organizationId: organization } }))) {
    throw notFound(`The API key ${id}`);
  }
  return { n: count, ok: 1 as const };
}
