import type { UNDOABLE_RESOURCES } from "@/lib/domain/audit/undoable";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { defineStatement } from "@/lib/platform/db/statement";

export type UndoableResource = (typeof UNDOABLE_RESOURCES)[number];

/** A row as in the audit log, by column name. */
export type RowColumns = Record<string, unknown>;

export interface UndoSubject {
  id: string;
  v: number;
  columns: RowColumns;
  /** The page itself, or the page of the type. */
  page: { nickname: string; user_id: string } | null;
}

const buildRowStatement = (table: string) =>
  defineStatement<{ columns: RowColumns | null }>(
    `SELECT to_jsonb(t) AS columns FROM ${table} t WHERE t.organization_id = $1 AND t.id = $2`,
  );

const ROWS = {
  absence: buildRowStatement("absences"),
  appointment_type: buildRowStatement("appointment_types"),
  availability: buildRowStatement("availabilities"),
  bookpage: buildRowStatement("bookpages"),
  team: buildRowStatement("teams"),
};

/** Finds the resource of an audit entry as it is now; null if it was deleted. */
export async function findUndoSubject(
  db: Db,
  organization: OrganizationId,
  resource: UndoableResource,
  id: string,
): Promise<UndoSubject | null> {
  const read = async (kind: UndoableResource, rowId: unknown) =>
    (await executeSql(db, ROWS[kind], [organization, rowId]))[0]?.columns;
  const columns = await read(resource, id);
  if (!columns) return null;
  const page = resource === "appointment_type" ? await read("bookpage", columns.bookpage_id) : columns;
  return { id, v: Number(columns.v), columns, page: (page ?? null) as UndoSubject["page"] };
}

/** Finds the owner; null for resources of the organisation. */
export const findSubjectOwner = ({ columns, page }: UndoSubject): string | null =>
  ((columns.user_id ?? page?.user_id) as string | undefined) ?? null;
