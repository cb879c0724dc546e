import type { Precondition } from "@/lib/domain/contracts/etag";
import { registerName } from "@/lib/domain/tenancy/directory/register-name";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import { findAndLock } from "@/lib/platform/db/lock-row";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { toRowKey } from "@/lib/platform/db/to-row-key";
import { buildLocatorTakenProblem, toLocatorProblem } from "./create-locator";
import { toLocatorColumns } from "./locator-columns";
import { requireLocator } from "./queries";
import type { LocatorUpdate } from "./schema";
import { serializeLocator } from "./serialize";

export async function updateLocator(
  db: Db,
  organization: OrganizationId,
  id: string,
  body: LocatorUpdate,
  precondition: Precondition,
) {
  try {
    return await withTransaction(db, async (tx) => {
      const row = await findAndLock(tx, "locators", () => requireLocator(tx, organization, id));
      precondition.check(row);
      const updated = await tx.locator.update({
        where: toRowKey(organization, id),
        data: { ...toLocatorColumns(body), v: { increment: 1 } },
      });
      const named = { kind: "locator", organization, id } as const;
      if (updated.slug !== row.slug && !(await registerName(tx, named, updated.slug, row.slug)))
        throw buildLocatorTakenProblem();
      return serializeLocator(updated);
    });
  } catch (error) {
    throw toLocatorProblem(error) ?? error;
  }
}
