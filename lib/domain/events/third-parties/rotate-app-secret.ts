import { type Db, inTransaction } from "@/lib/platform/db/client";
import { keyOf } from "@/lib/platform/db/key-of";
import { findLocked } from "@/lib/platform/db/lock-row";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { newAppSecret } from "./new-app-secret";
import { findThirdParty } from "./queries";
import { serializeThirdParty } from "./serialize";

/** The last secret ends at once, and with it the creator tokens that it was exchanged for. */
export function rotateAppSecret(db: Db, organization: OrganizationId, id: string) {
  return inTransaction(db, async (tx) => {
    await findLocked(tx, "third_parties", () => findThirdParty(tx, organization, id));
    const data = { ...newAppSecret(organization, id), v: { increment: 1 } };
    return serializeThirdParty(await tx.thirdParty.update({ where: keyOf(organization, id), data }));
  });
}
