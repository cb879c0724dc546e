import { buildPageReply, type RecordsPageParameters } from "@/lib/domain/contracts/pagination";
import { buildNotFoundProblem } from "@/lib/domain/contracts/problem";
import { buildSearchConditions } from "@/lib/platform/db/build-search-conditions";
import type { Db } from "@/lib/platform/db/client";
import { type Form, Prisma } from "@/lib/platform/db/generated/client";
import { isId } from "@/lib/platform/db/is-id";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { findRow, listRowPage } from "@/lib/platform/db/rows";
import { selectFrom } from "@/lib/platform/db/select-from";
import { defineStatement } from "@/lib/platform/db/statement";
import { findTargets } from "./find-targets";
import { serializeForm } from "./serialize";
import { listTargets, toRouting } from "./stored-form";

const FORMS = defineStatement<Form>(selectFrom("forms", Prisma.FormScalarFieldEnum));

/** Must match the expression of the index `forms_search`. */
const SEARCHED_TEXT = "lower(t.handle::text || ' ' || t.title::text)";

/** Lists forms, the newest first. */
export async function listForms(db: Db, organization: OrganizationId, page: RecordsPageParameters, url: URL) {
  const rows = await listRowPage(db, FORMS, organization, page, (param) =>
    buildSearchConditions(SEARCHED_TEXT, page.search, param),
  );
  const targets = rows.flatMap((row) => listTargets(toRouting(row)));
  const known = await findTargets(db, organization, targets);
  return buildPageReply(rows, page, url, (row) => serializeForm(row, known));
}

/** Finds a form by slug or id; slugs cannot have the form of an id. */
export async function getFormRow(db: Db, organization: OrganizationId, idOrHandle: string): Promise<Form> {
  const column = isId(idOrHandle) ? "id" : "handle";
  const row = await findRow(db, FORMS, organization, (param) => [`t.${column} = ${param(idOrHandle)}`]);
  if (!row) throw buildNotFoundProblem(`The form ${idOrHandle}`);
  return row;
}

export const getForm = async (db: Db, organization: OrganizationId, idOrHandle: string) =>
  serializeFormRow(db, organization, await getFormRow(db, organization, idOrHandle));

/** Serializes the form with the current state of its targets. */
export async function serializeFormRow(db: Db, organization: OrganizationId, row: Form) {
  const known = await findTargets(db, organization, listTargets(toRouting(row)));
  return serializeForm(row, known);
}
