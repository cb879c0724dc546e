import { recordChange } from "@/lib/domain/audit/record-entry";
import { leaveNames } from "@/lib/domain/tenancy/directory/take-name";
import { lockOrganization } from "@/lib/domain/tenancy/organizations/lock-organization";
import { type Db, inTransaction } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { ApiProblem } from "@/lib/platform/http/problem";
import { findNamesElsewhere } from "./find-names-elsewhere";
import { readDomainRow } from "./queries";
import { settleMain } from "./settle-main";

const MAX_NAMES_TOLD = 10;

/** Nothing is shown there any more, and what is written from now on leads elsewhere. */
export function deleteDomain(db: Db, organization: OrganizationId, id: string) {
  return inTransaction(db, async (tx) => {
    await lockOrganization(tx, organization);
    const row = await readDomainRow(tx, organization, id);
    const where = { organizationId: organization };
    const others = await tx.pageDomain.count({ where: { ...where, id: { not: id }, status: "verified" } });
    if (row.main && others === 0) await requireNamesOfOwn(tx, organization);
    await leaveNames(tx, { kind: "domain", organization }, [id]);
    await tx.pageDomain.deleteMany({ where: { ...where, id } });
    await settleMain(tx, organization);
    await recordChange(tx, organization, {
      action: "delete",
      resource: "domain",
      id,
      changes: { domain: { before: row.domain, after: null } },
    });
    return null;
  });
}

async function requireNamesOfOwn(tx: Db, organization: OrganizationId) {
  const names = await findNamesElsewhere(tx, organization);
  if (names.length === 0) return;
  const told = names.slice(0, MAX_NAMES_TOLD).join(", ") + (names.length > MAX_NAMES_TOLD ? " …" : "");
  throw new ApiProblem(
    "conflict",
    `Without this domain these names lead to pages of others: ${told}. Give those pages, forms or locators other names first.`,
    { reason: "names_of_others" },
  );
}
