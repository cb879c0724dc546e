import { type Db, inTransaction } from "@/lib/platform/db/client";
import { differs } from "@/lib/platform/db/differs";
import { given } from "@/lib/platform/db/given";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { sql } from "@/lib/platform/db/sql";
import { statement } from "@/lib/platform/db/statement";
import type { Precondition } from "@/lib/platform/http/etag";
import { readOrganization } from "./queries";
import type { OrganizationBody } from "./schema";

const LOCK = statement("SELECT 1 FROM organizations WHERE id = $1 FOR UPDATE");

export function updateOrganization(
  db: Db,
  id: OrganizationId,
  body: OrganizationBody,
  precondition: Precondition,
) {
  return inTransaction(db, async (tx) => {
    await sql(tx, LOCK, [id]);
    const before = await readOrganization(tx, id);
    precondition.check({ id, v: before.__v });
    if (!differs(before, given(body))) return before;
    await tx.organization.update({
      where: { id },
      data: {
        ...given({
          confirmBookers: body.confirm_bookers,
          weekStart: body.week_start,
          blockedGuests: body.blocked_guests,
        }),
        v: { increment: 1 },
      },
    });
    return readOrganization(tx, id);
  });
}
