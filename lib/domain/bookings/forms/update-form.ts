import { takeName } from "@/lib/domain/tenancy/directory/take-name";
import { type Db, inTransaction } from "@/lib/platform/db/client";
import { keyOf } from "@/lib/platform/db/key-of";
import { findLocked } from "@/lib/platform/db/lock-row";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import type { Precondition } from "@/lib/platform/http/etag";
import { formColumns } from "./columns";
import { formClash, handleTaken } from "./create-form";
import { prepareRouting } from "./prepare-routing";
import { describeForm, findForm } from "./queries";
import type { FormUpdate } from "./schema";
import { readRouting } from "./stored-form";

/** What is not sent stays; questions and rules are each replaced as a whole. */
export async function updateForm(
  db: Db,
  organization: OrganizationId,
  id: string,
  body: FormUpdate,
  precondition: Precondition,
) {
  try {
    return await inTransaction(db, async (tx) => {
      const row = await findLocked(tx, "forms", () => findForm(tx, organization, id));
      precondition.check(row);
      const routing = await prepareRouting(tx, organization, readRouting(row), body);
      const updated = await tx.form.update({
        where: keyOf(organization, id),
        data: { ...formColumns(body, routing), v: { increment: 1 } },
      });
      const named = { kind: "form", organization, id } as const;
      if (updated.handle !== row.handle && !(await takeName(tx, named, updated.handle, row.handle)))
        throw handleTaken();
      return describeForm(tx, organization, updated);
    });
  } catch (error) {
    throw formClash(error) ?? error;
  }
}
