import type { Instant } from "@/lib/core/time/instant";
import type { Precondition } from "@/lib/domain/contracts/etag";
import { ApiProblem } from "@/lib/domain/contracts/problem";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import { findAndLock } from "@/lib/platform/db/lock-row";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { toRowKey } from "@/lib/platform/db/to-row-key";
import { getBookingLinkRow } from "./queries";
import type { LinkUpdate } from "./schema";
import { serializeLink } from "./serialize";
import { toLinkColumns } from "./to-link-columns";
import { validateLink } from "./validate-link";

interface LinkChange {
  body: LinkUpdate;
  precondition: Precondition;
  now: Instant;
}

export function updateBookingLink(
  db: Db,
  organization: OrganizationId,
  id: string,
  { body, precondition, now }: LinkChange,
) {
  return withTransaction(db, async (tx) => {
    const row = await findAndLock(tx, "links", () => getBookingLinkRow(tx, organization, id));
    precondition.check(row);
    if (row.revokedAt !== null)
      throw new ApiProblem("conflict", "This link was revoked; make a new one.", { reason: "link_revoked" });
    const before = serializeLink(row, now);
    const { prefill = before.prefill, locks = before.locks } = body;
    validateLink({ sent: excludeUnchanged(body, before), prefill, locks, used: row.used, now });
    const data = { ...toLinkColumns(body), v: { increment: 1 } };
    await tx.link.update({ where: toRowKey(organization, id), data });
    return serializeLink(await getBookingLinkRow(tx, organization, id), now);
  });
}

/** Past times may be sent back unchanged. */
function excludeUnchanged(
  { expires_at, starts, ...sent }: LinkUpdate,
  before: Pick<LinkUpdate, "expires_at" | "starts">,
) {
  const knownStarts = new Set(before.starts?.map((start) => start.getTime()));
  return {
    ...sent,
    ...(expires_at?.getTime() !== before.expires_at?.getTime() && { expires_at }),
    ...(starts?.some((start) => !knownStarts.has(start.getTime())) && { starts }),
  };
}
