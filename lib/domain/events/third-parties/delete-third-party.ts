import { recordTombstones } from "@/lib/domain/audit/tombstones/record-tombstones";
import { detachApp } from "@/lib/domain/events/changes/detach-app";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import { findAndLock } from "@/lib/platform/db/lock-row";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import type { Precondition } from "@/lib/platform/http/etag";
import { requireThirdParty } from "./queries";

/**
 * Secret, tokens and links of the app end with it; its events stay, and forget it first. Who repeats a deletion that
 * failed on the way goes on with it. Held by `FOR UPDATE`, the app then waits for events that are just being written for
 * it, and those that come later refer to nobody (409).
 */
export async function deleteThirdParty(
  db: Db,
  organization: OrganizationId,
  id: string,
  precondition: Precondition,
) {
  const asked = await requireThirdParty(db, organization, id);
  precondition.check(asked);
  await detachApp(db, organization, asked);
  return withTransaction(db, async (tx) => {
    const app = await findAndLock(tx, "third_parties", () => requireThirdParty(tx, organization, id));
    precondition.check(app);
    await detachApp(tx, organization, app);
    await recordTombstones(tx, organization, { kind: "third_party", ids: [id] });
    const { count } = await tx.thirdParty.deleteMany({ where: { id, organizationId: organization } });
    return { n: count, ok: 1 as const };
  });
}
