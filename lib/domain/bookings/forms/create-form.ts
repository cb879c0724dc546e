import { takeName } from "@/lib/domain/tenancy/directory/take-name";
import { type Db, inTransaction } from "@/lib/platform/db/client";
import { findSqlState } from "@/lib/platform/db/failures";
import { newId } from "@/lib/platform/db/id";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { fieldProblem } from "@/lib/platform/http/problem";
import { formColumns } from "./columns";
import { NO_ROUTING, prepareRouting } from "./prepare-routing";
import { describeForm } from "./queries";
import type { FormBody } from "./schema";

export async function createForm(db: Db, organization: OrganizationId, body: FormBody) {
  try {
    return await inTransaction(db, async (tx) => {
      const { handle, title } = body;
      const routing = await prepareRouting(tx, organization, NO_ROUTING, body);
      const row = await tx.form.create({
        data: { ...formColumns(body, routing), id: newId(), organizationId: organization, handle, title },
      });
      const named = { kind: "form", organization, id: row.id } as const;
      if (!(await takeName(tx, named, handle))) throw handleTaken();
      return describeForm(tx, organization, row);
    });
  } catch (error) {
    throw formClash(error) ?? error;
  }
}

/** Nothing tells whose the handle is: it may be another organisation's. */
export const handleTaken = () => fieldProblem("/handle", "taken", "This handle is taken", "conflict");

export const formClash = (error: unknown) => (findSqlState(error) === "23505" ? handleTaken() : null);
