import type { Precondition } from "@/lib/domain/contracts/etag";
import { registerName } from "@/lib/domain/tenancy/directory/register-name";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import { findAndLock } from "@/lib/platform/db/lock-row";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { toRowKey } from "@/lib/platform/db/to-row-key";
import { buildRouting } from "./build-routing";
import { buildFormSlugTakenProblem, toFormProblem } from "./create-form";
import { getFormRow, serializeFormRow } from "./queries";
import type { FormUpdate } from "./schema";
import { toRouting } from "./stored-form";
import { toFormColumns } from "./to-form-columns";

/** Keeps the fields that the body omits, and replaces questions and rules as a whole. */
export async function updateForm(
  db: Db,
  organization: OrganizationId,
  id: string,
  body: FormUpdate,
  precondition: Precondition,
) {
  try {
    return await withTransaction(db, async (tx) => {
      const row = await findAndLock(tx, "forms", () => getFormRow(tx, organization, id));
      precondition.check(row);
      const routing = await buildRouting(tx, organization, toRouting(row), body);
      const updated = await tx.form.update({
        where: toRowKey(organization, id),
        data: { ...toFormColumns(body, routing), v: { increment: 1 } },
      });
      const named = { kind: "form", organization, id } as const;
      if (updated.slug !== row.slug && !(await registerName(tx, named, updated.slug, row.slug)))
        throw buildFormSlugTakenProblem();
      return serializeFormRow(tx, organization, updated);
    });
  } catch (error) {
    throw toFormProblem(error) ?? error;
  }
}
