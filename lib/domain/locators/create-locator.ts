import { takeName } from "@/lib/domain/tenancy/directory/take-name";
import { type Db, inTransaction } from "@/lib/platform/db/client";
import { findSqlState } from "@/lib/platform/db/failures";
import { newId } from "@/lib/platform/db/id";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { fieldProblem } from "@/lib/platform/http/problem";
import { locatorColumns } from "./columns";
import type { LocatorBody } from "./schema";
import { serializeLocator } from "./serialize";

export async function createLocator(db: Db, organization: OrganizationId, body: LocatorBody) {
  try {
    return await inTransaction(db, async (tx) => {
      const { handle } = body;
      const row = await tx.locator.create({
        data: { ...locatorColumns(body), id: newId(), organizationId: organization, handle },
      });
      const named = { kind: "locator", organization, id: row.id } as const;
      if (!(await takeName(tx, named, handle))) throw handleTaken();
      return serializeLocator(row);
    });
  } catch (error) {
    throw locatorClash(error) ?? error;
  }
}

/** Nothing tells whose the handle is: it may be another organisation's. */
export const handleTaken = () => fieldProblem("/handle", "taken", "This handle is taken", "conflict");

export const locatorClash = (error: unknown) => (findSqlState(error) === "23505" ? handleTaken() : null);
