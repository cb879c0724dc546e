import { findTestClock } from "@/lib/platform/clock/find-test-clock";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { sql } from "@/lib/platform/db/sql";
import { statement } from "@/lib/platform/db/statement";
import { isTestName } from "./test-name";

/**
 * Of a booking page, a locator, a form, a user; a domain of addresses that a provider speaks for, or that shows pages; the
 * sandbox of an organisation, whose id is the name.
 */
export type NameKind = "nickname" | "locator" | "form" | "username" | "sign_in_domain" | "domain" | "sandbox";

/** What a page's address is made of. Those of sandboxes are told apart by how they begin, so that nobody takes another's. */
const IN_ADDRESSES: readonly NameKind[] = ["nickname", "locator", "form"];

export interface Named {
  kind: NameKind;
  organization: OrganizationId;
  id: string;
}

const LEAVE = statement("DELETE FROM directory WHERE organization_id = $1 AND kind = $2 AND id = ANY ($3)");

const TAKE = statement<{ taken: boolean }>(`
  INSERT INTO directory (organization_id, kind, id, value) VALUES ($1, $2, $3, $4)
  ON CONFLICT (kind, value) DO NOTHING RETURNING true AS taken`);

const HOLDER = statement<{ organization_id: string }>(
  "SELECT organization_id FROM directory WHERE kind = $1 AND value = $2::citext",
);

const HAS_DOMAIN = statement<{ domain: string }>(
  "SELECT domain FROM page_domains WHERE organization_id = $1 AND main AND status = 'verified'",
);

/**
 * Gives something a name in place of the one that it had; false where something else has it, in whichever organisation.
 * Of two that want it at once, the second waits until the first has it or not. Under a domain of its own an organisation
 * may use the public names of others: what has one is found there alone, and not listed here.
 */
export async function takeName(tx: Db, { kind, organization, id }: Named, name: string): Promise<boolean> {
  if (IN_ADDRESSES.includes(kind) && isTestName(name) !== ((await findTestClock(tx, organization)) !== null))
    return false;
  await leaveNames(tx, { kind, organization }, [id]);
  const taken = await sql(tx, TAKE, [organization, kind, id, name]);
  if (taken.length > 0) return true;
  if (!IN_ADDRESSES.includes(kind)) return false;
  const [holder] = await sql(tx, HOLDER, [kind, name]);
  if (holder?.organization_id === organization) return false;
  return (await sql(tx, HAS_DOMAIN, [organization])).length > 0;
}

/** The names are free for others. */
export async function leaveNames(
  tx: Db,
  { kind, organization }: Omit<Named, "id">,
  ids: readonly string[],
): Promise<void> {
  if (ids.length > 0) await sql(tx, LEAVE, [organization, kind, ids]);
}
