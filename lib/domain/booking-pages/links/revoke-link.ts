import { type Db, inTransaction } from "@/lib/platform/db/client";
import { keyOf } from "@/lib/platform/db/key-of";
import { findLocked } from "@/lib/platform/db/lock-row";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import type { Precondition } from "@/lib/platform/http/etag";
import { findLink } from "./queries";

/** The row stays: its events name it. What is booked meanwhile with it waits here, and then is refused. */
export function revokeLink(
  db: Db,
  organization: OrganizationId,
  id: string,
  { precondition, now }: { precondition: Precondition; now: Date },
) {
  return inTransaction(db, async (tx) => {
    const row = await findLocked(tx, "links", () => findLink(tx, organization, id));
    precondition.check(row);
    if (row.revokedAt !== null) return { n: 0, ok: 1 as const };
    const data = { revokedAt: now, v: { increment: 1 } };
    await tx.link.update({ where: keyOf(organization, id), data });
    return { n: 1, ok: 1 as const };
  });
}
