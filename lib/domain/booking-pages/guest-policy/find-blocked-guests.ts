import type { PageSettings } from "@/lib/domain/booking-pages/bookpages/custom-settings";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { definePreparedStatement, formatAnyOf } from "@/lib/platform/db/statement";
import { isAllowedGuest, listBlockEntries } from "./guest-policy";

const BLOCKED_STATEMENT = definePreparedStatement<{ entry: string }>(`
  SELECT b.entry FROM organizations o, jsonb_array_elements_text(o.blocked_guests) AS b (entry)
   WHERE o.id = $1 AND b.entry = ${formatAnyOf("$2")}`);

/** Returns the addresses that the organisation's block list or the page's domains exclude. */
export async function findBlockedGuests(
  db: Db,
  organization: OrganizationId,
  settings: PageSettings,
  addresses: readonly string[],
): Promise<string[]> {
  if (addresses.length === 0) return [];
  const rows = await executeSql(db, BLOCKED_STATEMENT, [organization, addresses.flatMap(listBlockEntries)]);
  const blocked = new Set(rows.map(({ entry }) => entry));
  return filterBlockedGuests(settings, addresses, blocked);
}

/** Returns the addresses that the page's domains or these entries of the block list exclude. */
export const filterBlockedGuests = (
  settings: PageSettings,
  addresses: readonly string[],
  blocked: ReadonlySet<string>,
): string[] =>
  addresses.filter(
    (address) =>
      !isAllowedGuest(address, settings) || listBlockEntries(address).some((entry) => blocked.has(entry)),
  );
