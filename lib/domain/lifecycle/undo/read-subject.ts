import type { UNDOABLE_RESOURCES } from "@/lib/domain/audit/undoable";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { sql } from "@/lib/platform/db/sql";
import { statement } from "@/lib/platform/db/statement";

export type UndoableResource = (typeof UNDOABLE_RESOURCES)[number];

/** A row as the audit log tells of it: by the names of its columns. */
export type Columns = Record<string, unknown>;

export interface Subject {
  id: string;
  v: number;
  columns: Columns;
  /** The page that it is, or is a type of. */
  page: { nickname: string; user_id: string } | null;
}

const rowOf = (table: string) =>
  statement<{ columns: Columns | null }>(
    `SELECT to_jsonb(t) AS columns FROM ${table} t WHERE t.organization_id = $1 AND t.id = $2`,
  );

const ROWS = {
  absence: rowOf("absences"),
  appointment_type: rowOf("appointment_types"),
  availability: rowOf("availabilities"),
  bookpage: rowOf("bookpages"),
  team: rowOf("teams"),
};

/** What an entry is about, as it is now; null where it is gone. */
export async function readSubject(
  db: Db,
  organization: OrganizationId,
  resource: UndoableResource,
  id: string,
): Promise<Subject | null> {
  const read = async (which: UndoableResource, one: unknown) =>
    (await sql(db, ROWS[which], [organization, one]))[0]?.columns;
  const columns = await read(resource, id);
  if (!columns) return null;
  const page = resource === "appointment_type" ? await read("bookpage", columns.bookpage_id) : columns;
  return { id, v: Number(columns.v), columns, page: (page ?? null) as Subject["page"] };
}

/** Whose it is; null for what belongs to the organisation. */
export const findOwner = ({ columns, page }: Subject): string | null =>
  ((columns.user_id ?? page?.user_id) as string | undefined) ?? null;
