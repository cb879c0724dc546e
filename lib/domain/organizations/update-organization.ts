import { type Db, inTransaction } from "@/lib/platform/db/client";
import { differs } from "@/lib/platform/db/differs";
import { given } from "@/lib/platform/db/given";
import { lockRow } from "@/lib/platform/db/lock-row";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import type { Precondition } from "@/lib/platform/http/etag";
import type { OrganizationBody } from "./contract";
import { readOrganization } from "./queries";

export function updateOrganization(
  db: Db,
  id: OrganizationId,
  body: OrganizationBody,
  precondition: Precondition,
) {
  return inTransaction(db, async (tx) => {
    await lockRow(tx, "organizations", id);
    const before = await readOrganization(tx, id);
    precondition.check({ id, v: before.__v });
    if (!differs(before, given(body))) return before;
    await tx.organization.update({
      where: { id },
      data: { ...given({ confirmBookers: body.confirm_bookers }), v: { increment: 1 } },
    });
    return readOrganization(tx, id);
  });
}
