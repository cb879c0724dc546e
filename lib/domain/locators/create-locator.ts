import { buildFieldProblem } from "@/lib/domain/contracts/problem";
import { registerName } from "@/lib/domain/tenancy/directory/register-name";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import { findSqlState } from "@/lib/platform/db/database-errors";
import { generateId } from "@/lib/platform/db/generate-id";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { toLocatorColumns } from "./locator-columns";
import type { LocatorBody } from "./schema";
import { serializeLocator } from "./serialize";

export async function createLocator(db: Db, organization: OrganizationId, body: LocatorBody) {
  try {
    return await withTransaction(db, async (tx) => {
      const { handle: slug } = body;
      const row = await tx.locator.create({
        data: { ...toLocatorColumns(body), id: generateId(), organizationId: organization, slug },
      });
      const named = { kind: "locator", organization, id: row.id } as const;
      if (!(await registerName(tx, named, slug))) throw buildLocatorTakenProblem();
      return serializeLocator(row);
    });
  } catch (error) {
    throw toLocatorProblem(error) ?? error;
  }
}

/** The problem does not tell who has the handle, possibly another organisation. */
export const buildLocatorTakenProblem = () =>
  buildFieldProblem("/handle", "taken", "This handle is taken", "conflict");

export const toLocatorProblem = (error: unknown) =>
  findSqlState(error) === "23505" ? buildLocatorTakenProblem() : null;
