import { recordChange } from "@/lib/domain/audit/record-entry";
import type { Precondition } from "@/lib/domain/contracts/etag";
import { buildFieldProblem } from "@/lib/domain/contracts/problem";
import { clearOrganizationOrigins } from "@/lib/domain/tenancy/directory/get-organization-origin";
import { lockOrganization } from "@/lib/domain/tenancy/organizations/lock-organization";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { toRowKey } from "@/lib/platform/db/to-row-key";
import { getDomainRow } from "./queries";
import type { UpdateDomainBody } from "./schema";
import { serializeDomain } from "./serialize";

export function updateDomain(
  db: Db,
  organization: OrganizationId,
  id: string,
  body: UpdateDomainBody,
  precondition: Precondition,
) {
  return withTransaction(db, async (tx) => {
    await lockOrganization(tx, organization);
    const row = await getDomainRow(tx, organization, id);
    precondition.check(row);
    const becomesMain = body.main === true && !(row.main && row.status === "verified");
    if (becomesMain && row.status !== "verified")
      throw buildFieldProblem("/main", "refused", "is possible once the domain is verified");
    if (body.main === false && row.main && row.status === "verified")
      throw buildFieldProblem(
        "/main",
        "refused",
        "is false once another domain is the main one: make that one it",
      );
    const startPage = body.start_page ?? row.startPage;
    if (!becomesMain && startPage === row.startPage) return serializeDomain(row);
    if (becomesMain)
      await tx.pageDomain.updateMany({
        where: { organizationId: organization, main: true },
        data: { main: false, v: { increment: 1 } },
      });
    const updated = await tx.pageDomain.update({
      where: toRowKey(organization, id),
      data: { startPage, v: { increment: 1 }, ...(becomesMain && { main: true }) },
    });
    clearOrganizationOrigins();
    await recordChange(tx, organization, {
      action: "update",
      resource: "domain",
      id,
      changes: {
        ...(becomesMain && { main: { before: false, after: true } }),
        ...(startPage !== row.startPage && { start_page: { before: row.startPage, after: startPage } }),
      },
    });
    return serializeDomain(updated);
  });
}
