import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { Bookpage } from "@/lib/platform/db/generated/client";
import { lockRow } from "@/lib/platform/db/lock-row";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { defineStatement } from "@/lib/platform/db/statement";

type PageSelector =
  | { slug: string }
  | { userId: string; secondary: false }
  | { teamId: string; secondary: false };

/** Locks the page and its appointment types until the transaction ends; null if it does not exist. */
export async function lockBookpage(
  tx: Db,
  organization: OrganizationId,
  which: PageSelector,
): Promise<Bookpage | null> {
  const where = { organizationId: organization, ...which };
  const found = await tx.bookpage.findFirst({ where, select: { id: true, organizationId: true } });
  if (!found) return null;
  await lockRow(tx, "bookpages", found);
  return tx.bookpage.findFirst({ where: { ...where, id: found.id } });
}

const LOCK_ALL = defineStatement<{ id: string }>(
  "SELECT id FROM bookpages WHERE organization_id = $1 AND user_id = $2 ORDER BY id FOR UPDATE",
);

/** Locks all pages of a user and returns their ids. */
export async function lockUserPages(tx: Db, organization: OrganizationId, userId: string): Promise<string[]> {
  const pages = await executeSql(tx, LOCK_ALL, [organization, userId]);
  return pages.map(({ id }) => id);
}

const LOCK_ALL_OF_TEAM = defineStatement<{ id: string }>(
  "SELECT id FROM bookpages WHERE organization_id = $1 AND team_id = $2 ORDER BY id FOR UPDATE",
);

/** Locks all pages of a team and returns their ids. */
export async function lockTeamPages(tx: Db, organization: OrganizationId, teamId: string): Promise<string[]> {
  const pages = await executeSql(tx, LOCK_ALL_OF_TEAM, [organization, teamId]);
  return pages.map(({ id }) => id);
}
