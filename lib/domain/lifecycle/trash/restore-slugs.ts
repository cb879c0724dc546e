import { ApiProblem } from "@/lib/domain/contracts/problem";
import { isNameTaken } from "@/lib/domain/tenancy/directory/register-name";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { defineStatement } from "@/lib/platform/db/statement";

interface TrashedSlug {
  kind: string;
  value: string;
  id: string;
}

const LIST = defineStatement<TrashedSlug>(`
  SELECT coalesce(content ->> 'kind', '') AS kind, coalesce(content ->> 'value', '') AS value,
         coalesce(content ->> 'id', '') AS id
    FROM trash_rows WHERE organization_id = $1 AND item_id = $2 AND source = 'directory' ORDER BY number`);

/**
 * Lists the names in the directory of what was deleted. The directory may be in another shard, so no statement joins
 * both.
 */
export const listTrashedSlugs = (
  tx: Db,
  organization: OrganizationId,
  removal: string,
): Promise<TrashedSlug[]> => executeSql(tx, LIST, [organization, removal]);

const isFormer = ({ kind }: TrashedSlug): boolean => kind.startsWith("former_");

export const buildSlugTakenProblem = (detail: string) =>
  new ApiProblem("conflict", detail, { reason: "name_taken_since" });

/** Throws if a name is in use, in any organisation. */
export async function requireFreeSlugs(tx: Db, names: readonly TrashedSlug[]): Promise<void> {
  for (const name of names)
    if (!isFormer(name) && (await isNameTaken(tx, name.kind, name.value)))
      throw buildSlugTakenProblem(`The name ${name.value} is something else's by now.`);
}

const RESTORE = defineStatement<{ kind: string; value: string }>(`
  INSERT INTO directory (organization_id, kind, value, id)
  SELECT $1, kept.kind, kept.value, kept.id FROM unnest($2::text[], $3::citext[], $4::text[]) kept (kind, value, id)
   WHERE NOT (kept.kind LIKE 'former\\_%' AND EXISTS (
     SELECT d.organization_id FROM directory d WHERE d.kind IN (kept.kind, substr(kept.kind, 8)) AND d.value = kept.value))
  RETURNING kind, value::text AS value`);

/**
 * Restores names in the directory; former ones unless another resource has or had them since.
 * @returns names that belong to other resources
 */
export async function restoreSlugs(
  tx: Db,
  organization: OrganizationId,
  names: readonly TrashedSlug[],
): Promise<string[]> {
  if (names.length === 0) return [];
  const listed = await executeSql(tx, RESTORE, [
    organization,
    names.map(({ kind }) => kind),
    names.map(({ value }) => value),
    names.map(({ id }) => id),
  ]);
  const isListed = (one: TrashedSlug) =>
    listed.some(({ kind, value }) => kind === one.kind && value === one.value);
  return names.filter((one) => !isListed(one)).map(({ value }) => value);
}
