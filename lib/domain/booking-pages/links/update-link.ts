import type { Instant } from "@/lib/core/time/instant";
import { type Db, inTransaction } from "@/lib/platform/db/client";
import { keyOf } from "@/lib/platform/db/key-of";
import { findLocked } from "@/lib/platform/db/lock-row";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import type { Precondition } from "@/lib/platform/http/etag";
import { ApiProblem } from "@/lib/platform/http/problem";
import { linkColumns } from "./columns";
import { findLink } from "./queries";
import { requireSound } from "./require-sound";
import type { LinkUpdate } from "./schema";
import { serializeLink } from "./serialize";

interface Change {
  body: LinkUpdate;
  precondition: Precondition;
  now: Instant;
}

export function updateLink(
  db: Db,
  organization: OrganizationId,
  id: string,
  { body, precondition, now }: Change,
) {
  return inTransaction(db, async (tx) => {
    const row = await findLocked(tx, "links", () => findLink(tx, organization, id));
    precondition.check(row);
    if (row.revokedAt !== null)
      throw new ApiProblem("conflict", "This link was revoked; make a new one.", { reason: "link_revoked" });
    const before = serializeLink(row, now);
    const { prefill = before.prefill, locks = before.locks } = body;
    requireSound({ sent: unlessSame(body, before), prefill, locks, used: row.used, now });
    const data = { ...linkColumns(body), v: { increment: 1 } };
    await tx.link.update({ where: keyOf(organization, id), data });
    return serializeLink(await findLink(tx, organization, id), now);
  });
}

/** Times that are past by now may be sent back as they were read. */
function unlessSame(
  { expires_at, starts, ...sent }: LinkUpdate,
  before: Pick<LinkUpdate, "expires_at" | "starts">,
) {
  const known = new Set(before.starts?.map((start) => start.getTime()));
  return {
    ...sent,
    ...(expires_at?.getTime() !== before.expires_at?.getTime() && { expires_at }),
    ...(starts?.some((start) => !known.has(start.getTime())) && { starts }),
  };
}
