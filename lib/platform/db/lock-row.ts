import type { Db } from "./client";
import { executeSql } from "./execute-sql";
import { defineStatement } from "./statement";

const buildLock = (table: string) =>
  defineStatement(`SELECT 1 FROM ${table} WHERE organization_id = $1 AND id = $2 FOR UPDATE`);

const LOCK = {
  absences: buildLock("absences"),
  bookpages: buildLock("bookpages"),
  calendar_lists: buildLock("calendar_lists"),
  forms: buildLock("forms"),
  invitations: buildLock("invitations"),
  links: buildLock("links"),
  locations: buildLock("locations"),
  locators: buildLock("locators"),
  mails: buildLock("mails"),
  page_templates: buildLock("page_templates"),
  oauth_apps: buildLock("oauth_apps"),
  sessions: buildLock("sessions"),
  team_admin_preferences: buildLock("team_admin_preferences"),
  teams: buildLock("teams"),
  third_parties: buildLock("third_parties"),
  users: buildLock("users"),
  webhooks: buildLock("webhooks"),
  workflows: buildLock("workflows"),
};

type Table = keyof typeof LOCK;

interface OwnedRow {
  id: string;
  organizationId: string;
}

/** Locks the row until the transaction ends, so that reading, deciding and writing are one step. */
export async function lockRow(tx: Db, table: Table, { organizationId, id }: OwnedRow): Promise<void> {
  await executeSql(tx, LOCK[table], [organizationId, id]);
}

/**
 * Runs `find`, locks the row that it returns and reads it again under the lock. A row that `find` does not return is
 * not waited for.
 */
export async function findAndLock<Row extends OwnedRow>(
  tx: Db,
  table: Table,
  find: () => Promise<Row>,
): Promise<Row> {
  await lockRow(tx, table, await find());
  return find();
}
