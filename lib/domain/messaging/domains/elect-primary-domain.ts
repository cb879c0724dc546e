import { clearOrganizationOrigins } from "@/lib/domain/tenancy/directory/get-organization-origin";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { listConflictingNames } from "./list-conflicting-names";

/**
 * Elects a verified domain: the present primary one, or else the oldest. If none is left, but the
 * organisation shares names with others, the last one stays: a dead address is better than one that shows
 * another organisation's pages. The caller holds the lock of the organisation.
 */
export async function electPrimaryDomain(tx: Db, organization: OrganizationId): Promise<void> {
  const where = { organizationId: organization };
  const rows = await tx.pageDomain.findMany({ where, orderBy: { id: "asc" } });
  const verified = rows.filter(({ status }) => status === "verified");
  const present = rows.find(({ main }) => main);
  const main =
    verified.find(({ main }) => main) ??
    verified[0] ??
    (present && (await listConflictingNames(tx, organization)).length > 0 ? present : undefined);
  if (main?.id !== present?.id) {
    await tx.pageDomain.updateMany({ where: { ...where, main: true }, data: { main: false } });
    if (main) await tx.pageDomain.updateMany({ where: { ...where, id: main.id }, data: { main: true } });
  }
  clearOrganizationOrigins();
}
