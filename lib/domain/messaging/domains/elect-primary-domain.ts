import { clearOrganizationOrigins } from "@/lib/domain/tenancy/directory/get-organization-origin";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { listConflictingNames } from "./list-conflicting-names";

/**
 * Of the domains that are verified one is the main one: the one that was, else the oldest. Where none is left and pages have
 * names that lead to somebody else's at the installation's own address, the last one stays: an address that is dead is
 * better than one that leads to strangers. The organisation is locked.
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
