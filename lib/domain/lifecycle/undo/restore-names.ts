import { isTaken } from "@/lib/domain/tenancy/directory/take-name";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { sql } from "@/lib/platform/db/sql";
import { statement } from "@/lib/platform/db/statement";
import { ApiProblem } from "@/lib/platform/http/problem";

interface KeptName {
  kind: string;
  value: string;
  id: string;
}

const LIST = statement<KeptName>(`
  SELECT coalesce(content ->> 'kind', '') AS kind, coalesce(content ->> 'value', '') AS value,
         coalesce(content ->> 'id', '') AS id
    FROM removed_rows WHERE organization_id = $1 AND removal_id = $2 AND source = 'directory' ORDER BY number`);

/** What the directory had of what was removed. It lies elsewhere than the rows may: no statement reads both. */
export const listKeptNames = (tx: Db, organization: OrganizationId, removal: string): Promise<KeptName[]> =>
  sql(tx, LIST, [organization, removal]);

const isFormer = ({ kind }: KeptName): boolean => kind.startsWith("former_");

export const nameTaken = (detail: string) =>
  new ApiProblem("conflict", detail, { reason: "name_taken_since" });

/** What it was called has to be free, in every organisation. */
export async function requireNames(tx: Db, names: readonly KeptName[]): Promise<void> {
  for (const name of names)
    if (!isFormer(name) && (await isTaken(tx, name.kind, name.value)))
      throw nameTaken(`The name ${name.value} is something else's by now.`);
}

const PUT = statement<{ kind: string; value: string }>(`
  INSERT INTO directory (organization_id, kind, value, id)
  SELECT $1, kept.kind, kept.value, kept.id FROM unnest($2::text[], $3::citext[], $4::text[]) kept (kind, value, id)
   WHERE NOT (kept.kind LIKE 'former\\_%' AND EXISTS (
     SELECT d.organization_id FROM directory d WHERE d.kind IN (kept.kind, substr(kept.kind, 8)) AND d.value = kept.value))
  RETURNING kind, value::text AS value`);

/**
 * Lists them again, former ones unless somebody is, or was, called so since.
 *
 * @returns those that are somebody else's
 */
export async function putNamesBack(
  tx: Db,
  organization: OrganizationId,
  names: readonly KeptName[],
): Promise<string[]> {
  if (names.length === 0) return [];
  const listed = await sql(tx, PUT, [
    organization,
    names.map(({ kind }) => kind),
    names.map(({ value }) => value),
    names.map(({ id }) => id),
  ]);
  const isListed = (one: KeptName) =>
    listed.some(({ kind, value }) => kind === one.kind && value === one.value);
  return names.filter((one) => !isListed(one)).map(({ value }) => value);
}
