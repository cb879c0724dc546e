import { type Db, withTransaction } from "@/lib/platform/db/client";
import { findAndLock } from "@/lib/platform/db/lock-row";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { toRowKey } from "@/lib/platform/db/to-row-key";
import { generateAppSecret } from "./generate-app-secret";
import { requireThirdParty } from "./queries";
import { serializeThirdParty } from "./serialize";

/** Replaces an app's secret; the old one ends at once, with the creator tokens issued for it. */
export function rotateAppSecret(db: Db, organization: OrganizationId, id: string) {
  return withTransaction(db, async (tx) => {
    await findAndLock(tx, "third_parties", () => requireThirdParty(tx, organization, id));
    const data = { ...generateAppSecret(organization, id), v: { increment: 1 } };
    return serializeThirdParty(await tx.thirdParty.update({ where: toRowKey(organization, id), data }));
  });
}
