import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { definePreparedStatement, defineStatement } from "@/lib/platform/db/statement";

/** Kinds of resources with a public address; their former names redirect to them. */
export type FormerNameKind = "nickname" | "locator" | "form" | "type";

/** Former names of one resource; an additional name removes the oldest. */
const MAX_FORMER_NAMES = 20;

const UPSERT = defineStatement(`
  INSERT INTO former_names (organization_id, kind, value, target_id, created_at) VALUES ($1, $2, $3, $4, now())
  ON CONFLICT (organization_id, kind, value)
  DO UPDATE SET target_id = EXCLUDED.target_id, created_at = EXCLUDED.created_at`);

const TRIM = defineStatement<{ value: string }>(`
  DELETE FROM former_names WHERE organization_id = $1 AND kind = $2 AND value IN (
    SELECT value FROM former_names WHERE organization_id = $1 AND kind = $2 AND target_id = $3
     ORDER BY created_at DESC, value OFFSET $4) RETURNING value::text AS value`);

const DELETE_ONE = defineStatement(
  "DELETE FROM former_names WHERE organization_id = $1 AND kind = $2 AND value = $3::citext",
);

const DELETE_OF_TARGETS = defineStatement<{ value: string }>(
  "DELETE FROM former_names WHERE organization_id = $1 AND kind = $2 AND target_id = ANY ($3) RETURNING value::text AS value",
);

const DELETE_OF_TYPES = defineStatement(`
  DELETE FROM former_names
   WHERE organization_id = $1 AND kind = 'type' AND split_part(value::text, '/', 1) = ANY ($2)`);

/** Each statement finds the current name of the resource that had a former name. */
const FIND = {
  nickname: definePreparedStatement<{ name: string }>(`
    SELECT b.nickname::text AS name FROM former_names f
      JOIN bookpages b ON b.organization_id = f.organization_id AND b.id = f.target_id
     WHERE f.organization_id = $1 AND f.kind = 'nickname' AND f.value = $2::citext`),
  locator: definePreparedStatement<{ name: string }>(`
    SELECT l.handle::text AS name FROM former_names f
      JOIN locators l ON l.organization_id = f.organization_id AND l.id = f.target_id
     WHERE f.organization_id = $1 AND f.kind = 'locator' AND f.value = $2::citext`),
  form: definePreparedStatement<{ name: string }>(`
    SELECT o.handle::text AS name FROM former_names f
      JOIN forms o ON o.organization_id = f.organization_id AND o.id = f.target_id
     WHERE f.organization_id = $1 AND f.kind = 'form' AND f.value = $2::citext`),
  type: definePreparedStatement<{ name: string }>(`
    SELECT t.handle AS name FROM former_names f
      JOIN appointment_types t ON t.organization_id = f.organization_id AND t.id = f.target_id
     WHERE f.organization_id = $1 AND f.kind = 'type' AND f.value = $2::citext`),
};

interface FormerNameOwner {
  kind: FormerNameKind;
  organization: OrganizationId;
  id: string;
}

/** @returns the former names that were removed to stay within the limit */
export async function storeFormerName(
  tx: Db,
  { kind, organization, id }: FormerNameOwner,
  name: string,
): Promise<string[]> {
  await executeSql(tx, UPSERT, [organization, kind, name, id]);
  const dropped = await executeSql(tx, TRIM, [organization, kind, id, MAX_FORMER_NAMES]);
  return dropped.map(({ value }) => value);
}

/** Called when another resource of the organisation takes the name. */
export const deleteFormerName = (
  tx: Db,
  { kind, organization }: Omit<FormerNameOwner, "id">,
  name: string,
): Promise<unknown> => executeSql(tx, DELETE_ONE, [organization, kind, name]);

/** @returns the deleted names */
export async function deleteFormerNamesOf(
  tx: Db,
  { kind, organization }: Omit<FormerNameOwner, "id">,
  ids: readonly string[],
): Promise<string[]> {
  if (kind === "nickname") await executeSql(tx, DELETE_OF_TYPES, [organization, ids]);
  return (await executeSql(tx, DELETE_OF_TARGETS, [organization, kind, ids])).map(({ value }) => value);
}

/**
 * Returns the current name of the resource that had this name; null if none of the organisation had it or the
 * resource was deleted.
 */
export async function findCurrentName(
  db: Db,
  { kind, organization }: { kind: FormerNameKind; organization: string },
  name: string,
): Promise<string | null> {
  const [found] = await executeSql(db, FIND[kind], [organization, name]);
  return found?.name ?? null;
}

/**
 * Builds the stored name of a type; the page is part of it because slugs of types are unique per page only.
 */
export const buildTypeNameKey = (bookpage: string, slug: string): string => `${bookpage}/${slug}`;
