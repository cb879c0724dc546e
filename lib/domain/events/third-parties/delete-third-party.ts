import { recordTombstones } from "@/lib/domain/audit/tombstones/record-tombstones";
import type { Precondition } from "@/lib/domain/contracts/etag";
import { detachApp } from "@/lib/domain/events/changes/detach-app";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import { findAndLock } from "@/lib/platform/db/lock-row";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { requireThirdParty } from "./queries";

/**
 * Deletes an app with its secret, tokens and links; its events are detached first and stay. A repeated call continues
 * a failed deletion. `FOR UPDATE` waits for events being written for the app; later ones get 409.
 */
export async function deleteThirdParty(
  db: Db,
  organization: OrganizationId,
  id: string,
  precondition: Precondition,
) {
  const found = await requireThirdParty(db, organization, id);
  precondition.check(found);
  await detachApp(db, organization, found);
  return withTransaction(db, async (tx) => {
    const app = await findAndLock(tx, "third_parties", () => requireThirdParty(tx, organization, id));
    precondition.check(app);
    await detachApp(tx, organization, app);
    await recordTombstones(tx, organization, { kind: "third_party", ids: [id] });
    const { count } = await tx.thirdParty.deleteMany({ where: { id, organizationId: organization } });
    return { n: count, ok: 1 as const };
  });
}
