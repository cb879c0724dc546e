import { takeName } from "@/lib/domain/tenancy/directory/take-name";
import { type Db, inTransaction } from "@/lib/platform/db/client";
import { keyOf } from "@/lib/platform/db/key-of";
import { findLocked } from "@/lib/platform/db/lock-row";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import type { Precondition } from "@/lib/platform/http/etag";
import { locatorColumns } from "./columns";
import { handleTaken, locatorClash } from "./create-locator";
import { findLocator } from "./queries";
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
    return await inTransaction(db, async (tx) => {
      const row = await findLocked(tx, "locators", () => findLocator(tx, organization, id));
      precondition.check(row);
      const updated = await tx.locator.update({
        where: keyOf(organization, id),
        data: { ...locatorColumns(body), v: { increment: 1 } },
      });
      const named = { kind: "locator", organization, id } as const;
      if (updated.handle !== row.handle && !(await takeName(tx, named, updated.handle, row.handle)))
        throw handleTaken();
      return serializeLocator(updated);
    });
  } catch (error) {
    throw locatorClash(error) ?? error;
  }
}
