import { recordChange } from "@/lib/domain/audit/record-entry";
import { ApiProblem } from "@/lib/domain/contracts/problem";
import { releaseNames } from "@/lib/domain/tenancy/directory/register-name";
import { lockOrganization } from "@/lib/domain/tenancy/organizations/lock-organization";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { electPrimaryDomain } from "./elect-primary-domain";
import { listConflictingNames } from "./list-conflicting-names";
import { getDomainRow } from "./queries";

const MAX_NAMES_LISTED = 10;

/** Deletes the domain: its pages become unavailable, and new links use another address. */
export function deleteDomain(db: Db, organization: OrganizationId, id: string) {
  return withTransaction(db, async (tx) => {
    await lockOrganization(tx, organization);
    const row = await getDomainRow(tx, organization, id);
    const where = { organizationId: organization };
    const others = await tx.pageDomain.count({ where: { ...where, id: { not: id }, status: "verified" } });
    if (row.main && others === 0) await assertNoConflictingNames(tx, organization);
    await releaseNames(tx, { kind: "domain", organization }, [id]);
    await tx.pageDomain.deleteMany({ where: { ...where, id } });
    await electPrimaryDomain(tx, organization);
    await recordChange(tx, organization, {
      action: "delete",
      resource: "domain",
      id,
      changes: { domain: { before: row.domain, after: null } },
    });
    return null;
  });
}

async function assertNoConflictingNames(tx: Db, organization: OrganizationId) {
  const names = await listConflictingNames(tx, organization);
  if (names.length === 0) return;
  const listed = names.slice(0, MAX_NAMES_LISTED).join(", ") + (names.length > MAX_NAMES_LISTED ? " …" : "");
  throw new ApiProblem(
    "conflict",
    `Without this domain these names lead to pages of others: ${listed}. Give those pages, forms or locators other names first.`,
    { reason: "names_of_others" },
  );
}
