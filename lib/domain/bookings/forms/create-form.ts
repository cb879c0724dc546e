import { buildFieldProblem } from "@/lib/domain/contracts/problem";
import { registerName } from "@/lib/domain/tenancy/directory/register-name";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import { findSqlState } from "@/lib/platform/db/database-errors";
import { generateId } from "@/lib/platform/db/generate-id";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { buildRouting, EMPTY_ROUTING } from "./build-routing";
import { serializeFormRow } from "./queries";
import type { FormBody } from "./schema";
import { toFormColumns } from "./to-form-columns";

export async function createForm(db: Db, organization: OrganizationId, body: FormBody) {
  try {
    return await withTransaction(db, async (tx) => {
      const { handle: slug, title } = body;
      const routing = await buildRouting(tx, organization, EMPTY_ROUTING, body);
      const row = await tx.form.create({
        data: {
          ...toFormColumns(body, routing),
          id: generateId(),
          organizationId: organization,
          slug,
          title,
        },
      });
      const named = { kind: "form", organization, id: row.id } as const;
      if (!(await registerName(tx, named, slug))) throw buildFormSlugTakenProblem();
      return serializeFormRow(tx, organization, row);
    });
  } catch (error) {
    throw toFormProblem(error) ?? error;
  }
}

/** Does not name the owner of the slug, which may be another organisation. */
export const buildFormSlugTakenProblem = () =>
  buildFieldProblem("/handle", "taken", "This handle is taken", "conflict");

export const toFormProblem = (error: unknown) =>
  findSqlState(error) === "23505" ? buildFormSlugTakenProblem() : null;
