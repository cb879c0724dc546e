import { findTestClock } from "@/lib/platform/clock/find-test-clock";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { sql } from "@/lib/platform/db/sql";
import { statement } from "@/lib/platform/db/statement";
import { endFormerName, endFormerNames, keepFormerName } from "./former-names";
import { isTestName } from "./test-name";

/**
 * Of a booking page, a locator, a form, a user; a domain of addresses that a provider speaks for, or that shows pages; the
 * sandbox of an organisation, whose id is the name.
 */
export type NameKind = PublicKind | "username" | "sign_in_domain" | "domain" | "sandbox";

/** What a page's address is made of. Those of sandboxes are told apart by how they begin, so that nobody takes another's. */
export type PublicKind = "nickname" | "locator" | "form";

const isPublic = (kind: NameKind): kind is PublicKind => ["nickname", "locator", "form"].includes(kind);

export interface Named {
  kind: NameKind;
  organization: OrganizationId;
  id: string;
}

const LEAVE = statement<{ kind: string }>(
  "DELETE FROM directory WHERE organization_id = $1 AND kind = $2 AND id = ANY ($3) RETURNING kind",
);

/** That a name was somebody's at the installation's own address; the rest of it is the organisation's own to know. */
const LIST_FORMER = statement(`
  INSERT INTO directory (organization_id, kind, id, value) VALUES ($1, $2, lower($3), $3)
  ON CONFLICT (kind, value) DO UPDATE SET organization_id = EXCLUDED.organization_id, id = EXCLUDED.id`);

const TAKE = statement<{ taken: boolean }>(`
  INSERT INTO directory (organization_id, kind, id, value) VALUES ($1, $2, $3, $4)
  ON CONFLICT (kind, value) DO NOTHING RETURNING true AS taken`);

const HOLDER = statement<{ organization_id: string }>(
  "SELECT organization_id FROM directory WHERE kind = $1 AND value = $2::citext",
);

/** Whether something has this name at the installation's own address, in whichever organisation. */
export const isTaken = async (tx: Db, kind: string, name: string): Promise<boolean> =>
  (await sql(tx, HOLDER, [kind, name])).length > 0;

const HAS_DOMAIN = statement<{ domain: string }>(
  "SELECT domain FROM page_domains WHERE organization_id = $1 AND main AND status = 'verified'",
);

/**
 * Gives something a name in place of the one that it had; false where something else has it, in whichever organisation.
 * Of two that want it at once, the second waits until the first has it or not. Under a domain of its own an organisation
 * may use the public names of others: what has one is found there alone, and not listed here. Whatever the name has led to
 * until then, it does so no more; the `former` one leads to where this one does, until somebody takes it.
 */
export async function takeName(tx: Db, named: Named, name: string, former?: string): Promise<boolean> {
  const { kind, organization, id } = named;
  if (!isPublic(kind)) {
    await sql(tx, LEAVE, [organization, kind, [id]]);
    return (await sql(tx, TAKE, [organization, kind, id, name])).length > 0;
  }
  if (isTestName(name) !== ((await findTestClock(tx, organization)) !== null)) return false;
  const left = await sql(tx, LEAVE, [organization, kind, [id]]);
  const taken = await sql(tx, TAKE, [organization, kind, id, name]);
  if (taken.length > 0) await endListed(tx, kind, name);
  else if (!(await mayShareName(tx, { kind, organization }, name))) return false;
  await endFormerName(tx, { kind, organization }, name);
  if (former === undefined || former.toLowerCase() === name.toLowerCase()) return true;
  const dropped = await keepFormerName(tx, { kind, organization, id }, former);
  if (left.length > 0) await sql(tx, LIST_FORMER, [organization, `former_${kind}`, former]);
  await unlistFormer(tx, { kind, organization }, dropped);
  return true;
}

/** Whoever was called so is found by it no more at the installation's own address. */
async function endListed(tx: Db, kind: PublicKind, name: string): Promise<void> {
  const [holder] = await sql(tx, HOLDER, [`former_${kind}`, name]);
  if (holder) await sql(tx, LEAVE, [holder.organization_id, `former_${kind}`, [name.toLowerCase()]]);
}

const unlistFormer = (
  tx: Db,
  { kind, organization }: { kind: PublicKind; organization: OrganizationId },
  names: readonly string[],
): Promise<unknown> =>
  sql(tx, LEAVE, [organization, `former_${kind}`, names.map((name) => name.toLowerCase())]);

/** What somebody else has, an organisation with a domain of its own may use there. */
async function mayShareName(
  tx: Db,
  { kind, organization }: { kind: PublicKind; organization: OrganizationId },
  name: string,
): Promise<boolean> {
  const [holder] = await sql(tx, HOLDER, [kind, name]);
  if (holder?.organization_id === organization) return false;
  return (await sql(tx, HAS_DOMAIN, [organization])).length > 0;
}

/** The names are free for others, and those from before lead nowhere. */
export async function leaveNames(
  tx: Db,
  { kind, organization }: Omit<Named, "id">,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await sql(tx, LEAVE, [organization, kind, ids]);
  if (isPublic(kind))
    await unlistFormer(tx, { kind, organization }, await endFormerNames(tx, { kind, organization }, ids));
}
