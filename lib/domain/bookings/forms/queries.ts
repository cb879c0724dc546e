import type { Db } from "@/lib/platform/db/client";
import { type Form, Prisma } from "@/lib/platform/db/generated/client";
import { isId } from "@/lib/platform/db/is-id";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { findPage, findRow } from "@/lib/platform/db/rows";
import { contains } from "@/lib/platform/db/search-text";
import { selectFrom } from "@/lib/platform/db/select-from";
import { statement } from "@/lib/platform/db/statement";
import { pageReply, type RecordsPage } from "@/lib/platform/http/pagination";
import { notFound } from "@/lib/platform/http/problem";
import { findTargets } from "./find-targets";
import { serializeForm } from "./serialize";
import { listTargets, readRouting } from "./stored-form";

const FORMS = statement<Form>(selectFrom("forms", Prisma.FormScalarFieldEnum));

/** As in the index forms_search. */
const SEARCHED_TEXT = "lower(t.handle::text || ' ' || t.title::text)";

/** Newest first. */
export async function listForms(db: Db, organization: OrganizationId, page: RecordsPage, url: URL) {
  const rows = await findPage(db, FORMS, organization, page, (param) =>
    contains(SEARCHED_TEXT, page.search, param),
  );
  const targets = rows.flatMap((row) => listTargets(readRouting(row)));
  const known = await findTargets(db, organization, targets);
  return pageReply(rows, page, url, (row) => serializeForm(row, known));
}

/** By its handle, or its id: no handle looks like one. */
export async function findForm(db: Db, organization: OrganizationId, idOrHandle: string): Promise<Form> {
  const column = isId(idOrHandle) ? "id" : "handle";
  const row = await findRow(db, FORMS, organization, (param) => [`t.${column} = ${param(idOrHandle)}`]);
  if (!row) throw notFound(`The form ${idOrHandle}`);
  return row;
}

export const readForm = async (db: Db, organization: OrganizationId, idOrHandle: string) =>
  describeForm(db, organization, await findForm(db, organization, idOrHandle));

/** The form as the API answers it, with what its targets are now. */
export async function describeForm(db: Db, organization: OrganizationId, row: Form) {
  const known = await findTargets(db, organization, listTargets(readRouting(row)));
  return serializeForm(row, known);
}
