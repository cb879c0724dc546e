import { noteDeletions } from "@/lib/domain/audit/deletions/note-deletions";
import { forgetApp } from "@/lib/domain/events/changes/forget-app";
import { type Db, inTransaction } from "@/lib/platform/db/client";
import { findLocked } from "@/lib/platform/db/lock-row";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import type { Precondition } from "@/lib/platform/http/etag";
import { findThirdParty } from "./queries";

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
  const asked = await findThirdParty(db, organization, id);
  precondition.check(asked);
  await forgetApp(db, organization, asked);
  return inTransaction(db, async (tx) => {
    const app = await findLocked(tx, "third_parties", () => findThirdParty(tx, organization, id));
    precondition.check(app);
    await forgetApp(tx, organization, app);
    await noteDeletions(tx, organization, { kind: "third_party", ids: [id] });
    const { count } = await tx.thirdParty.deleteMany({ where: { id, organizationId: organization } });
    return { n: count, ok: 1 as const };
  });
}
