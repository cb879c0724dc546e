import { findTestClock } from "@/lib/platform/clock/find-test-clock";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { defineStatement } from "@/lib/platform/db/statement";
import { deleteFormerName, deleteFormerNamesOf, storeFormerName } from "./former-names";
import { isSandboxName } from "./sandbox-name";

/**
 * Kinds of globally unique names: those with a public address, users, email domains that sign in with a
 * provider, domains that show pages, and sandboxes, which use the id of their organisation.
 */
export type NameKind = PublicNameKind | "username" | "sign_in_domain" | "domain" | "sandbox";

/** Kinds of names in page addresses. A prefix separates the names of sandboxes from all others. */
export type PublicNameKind = "nickname" | "locator" | "form";

const isPublicKind = (kind: NameKind): kind is PublicNameKind =>
  ["nickname", "locator", "form"].includes(kind);

export interface NameOwner {
  kind: NameKind;
  organization: OrganizationId;
  id: string;
}

const DELETE_ENTRIES = defineStatement<{ kind: string }>(
  "DELETE FROM directory WHERE organization_id = $1 AND kind = $2 AND id = ANY ($3) RETURNING kind",
);

/**
 * Records which organisation had a name at the installation's address; the target is stored in
 * `former_names`.
 */
const UPSERT_FORMER_ENTRY = defineStatement(`
  INSERT INTO directory (organization_id, kind, id, value) VALUES ($1, $2, lower($3), $3)
  ON CONFLICT (kind, value) DO UPDATE SET organization_id = EXCLUDED.organization_id, id = EXCLUDED.id`);

const INSERT_ENTRY = defineStatement<{ taken: boolean }>(`
  INSERT INTO directory (organization_id, kind, id, value) VALUES ($1, $2, $3, $4)
  ON CONFLICT (kind, value) DO NOTHING RETURNING true AS taken`);

const FIND_OWNER = defineStatement<{ organization_id: string }>(
  "SELECT organization_id FROM directory WHERE kind = $1 AND value = $2::citext",
);

/** Returns whether a resource of any organisation has this name at the installation's address. */
export const isNameTaken = async (tx: Db, kind: string, name: string): Promise<boolean> =>
  (await executeSql(tx, FIND_OWNER, [kind, name])).length > 0;

const HAS_DOMAIN = defineStatement<{ domain: string }>(
  "SELECT domain FROM page_domains WHERE organization_id = $1 AND main AND status = 'verified'",
);

/**
 * Replaces the name of a resource. Returns false if another resource has the name, in any organisation.
 * Concurrent registrations of one name wait for the first to commit. An organisation with its own domain may
 * use public names of others; such a name resolves under its domain only and is absent from the directory.
 * Any redirect from the new name is removed; `former` redirects to the new name until another resource takes
 * it.
 */
export async function registerName(
  tx: Db,
  owner: NameOwner,
  name: string,
  former?: string,
): Promise<boolean> {
  const { kind, organization, id } = owner;
  if (!isPublicKind(kind)) {
    await executeSql(tx, DELETE_ENTRIES, [organization, kind, [id]]);
    return (await executeSql(tx, INSERT_ENTRY, [organization, kind, id, name])).length > 0;
  }
  if (isSandboxName(name) !== ((await findTestClock(tx, organization)) !== null)) return false;
  const deleted = await executeSql(tx, DELETE_ENTRIES, [organization, kind, [id]]);
  const inserted = await executeSql(tx, INSERT_ENTRY, [organization, kind, id, name]);
  if (inserted.length > 0) await deleteFormerEntry(tx, kind, name);
  else if (!(await canShareName(tx, { kind, organization }, name))) return false;
  await deleteFormerName(tx, { kind, organization }, name);
  if (former === undefined || former.toLowerCase() === name.toLowerCase()) return true;
  const dropped = await storeFormerName(tx, { kind, organization, id }, former);
  if (deleted.length > 0) await executeSql(tx, UPSERT_FORMER_ENTRY, [organization, `former_${kind}`, former]);
  await deleteFormerEntries(tx, { kind, organization }, dropped);
  return true;
}

/** Removes the redirect from this name at the installation's address. */
async function deleteFormerEntry(tx: Db, kind: PublicNameKind, name: string): Promise<void> {
  const [holder] = await executeSql(tx, FIND_OWNER, [`former_${kind}`, name]);
  if (holder)
    await executeSql(tx, DELETE_ENTRIES, [holder.organization_id, `former_${kind}`, [name.toLowerCase()]]);
}

const deleteFormerEntries = (
  tx: Db,
  { kind, organization }: { kind: PublicNameKind; organization: OrganizationId },
  names: readonly string[],
): Promise<unknown> =>
  executeSql(tx, DELETE_ENTRIES, [organization, `former_${kind}`, names.map((name) => name.toLowerCase())]);

/** An organisation with its own domain may use names of other organisations there. */
async function canShareName(
  tx: Db,
  { kind, organization }: { kind: PublicNameKind; organization: OrganizationId },
  name: string,
): Promise<boolean> {
  const [holder] = await executeSql(tx, FIND_OWNER, [kind, name]);
  if (holder?.organization_id === organization) return false;
  return (await executeSql(tx, HAS_DOMAIN, [organization])).length > 0;
}

/** Frees the names of deleted resources and removes redirects from their former names. */
export async function releaseNames(
  tx: Db,
  { kind, organization }: Omit<NameOwner, "id">,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await executeSql(tx, DELETE_ENTRIES, [organization, kind, ids]);
  if (isPublicKind(kind))
    await deleteFormerEntries(
      tx,
      { kind, organization },
      await deleteFormerNamesOf(tx, { kind, organization }, ids),
    );
}
