import { findTestClock } from "@/lib/platform/clock/find-test-clock";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { defineStatement } from "@/lib/platform/db/statement";
import { deleteFormerName, deleteFormerNamesOf, storeFormerName } from "./former-names";
import { isSandboxName } from "./sandbox-name";

/**
 * Of a booking page, a locator, a form, a user; a domain of addresses that a provider speaks for, or that shows pages; the
 * sandbox of an organisation, whose id is the name.
 */
export type NameKind = PublicNameKind | "username" | "sign_in_domain" | "domain" | "sandbox";

/** What a page's address is made of. Those of sandboxes are told apart by how they begin, so that nobody takes another's. */
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

/** That a name was somebody's at the installation's own address; the rest of it is the organisation's own to know. */
const UPSERT_FORMER_ENTRY = defineStatement(`
  INSERT INTO directory (organization_id, kind, id, value) VALUES ($1, $2, lower($3), $3)
  ON CONFLICT (kind, value) DO UPDATE SET organization_id = EXCLUDED.organization_id, id = EXCLUDED.id`);

const INSERT_ENTRY = defineStatement<{ taken: boolean }>(`
  INSERT INTO directory (organization_id, kind, id, value) VALUES ($1, $2, $3, $4)
  ON CONFLICT (kind, value) DO NOTHING RETURNING true AS taken`);

const FIND_OWNER = defineStatement<{ organization_id: string }>(
  "SELECT organization_id FROM directory WHERE kind = $1 AND value = $2::citext",
);

/** Whether something has this name at the installation's own address, in whichever organisation. */
export const isNameTaken = async (tx: Db, kind: string, name: string): Promise<boolean> =>
  (await executeSql(tx, FIND_OWNER, [kind, name])).length > 0;

const HAS_DOMAIN = defineStatement<{ domain: string }>(
  "SELECT domain FROM page_domains WHERE organization_id = $1 AND main AND status = 'verified'",
);

/**
 * Gives something a name in place of the one that it had; false where something else has it, in whichever organisation.
 * Of two that want it at once, the second waits until the first has it or not. Under a domain of its own an organisation
 * may use the public names of others: what has one is found there alone, and not listed here. Whatever the name has led to
 * until then, it does so no more; the `former` one leads to where this one does, until somebody takes it.
 */
export async function registerName(
  tx: Db,
  named: NameOwner,
  name: string,
  former?: string,
): Promise<boolean> {
  const { kind, organization, id } = named;
  if (!isPublicKind(kind)) {
    await executeSql(tx, DELETE_ENTRIES, [organization, kind, [id]]);
    return (await executeSql(tx, INSERT_ENTRY, [organization, kind, id, name])).length > 0;
  }
  if (isSandboxName(name) !== ((await findTestClock(tx, organization)) !== null)) return false;
  const left = await executeSql(tx, DELETE_ENTRIES, [organization, kind, [id]]);
  const taken = await executeSql(tx, INSERT_ENTRY, [organization, kind, id, name]);
  if (taken.length > 0) await deleteFormerEntry(tx, kind, name);
  else if (!(await canShareName(tx, { kind, organization }, name))) return false;
  await deleteFormerName(tx, { kind, organization }, name);
  if (former === undefined || former.toLowerCase() === name.toLowerCase()) return true;
  const dropped = await storeFormerName(tx, { kind, organization, id }, former);
  if (left.length > 0) await executeSql(tx, UPSERT_FORMER_ENTRY, [organization, `former_${kind}`, former]);
  await deleteFormerEntries(tx, { kind, organization }, dropped);
  return true;
}

/** Whoever was called so is found by it no more at the installation's own address. */
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

/** What somebody else has, an organisation with a domain of its own may use there. */
async function canShareName(
  tx: Db,
  { kind, organization }: { kind: PublicNameKind; organization: OrganizationId },
  name: string,
): Promise<boolean> {
  const [holder] = await executeSql(tx, FIND_OWNER, [kind, name]);
  if (holder?.organization_id === organization) return false;
  return (await executeSql(tx, HAS_DOMAIN, [organization])).length > 0;
}

/** The names are free for others, and those from before lead nowhere. */
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
