import type { Db } from "./client";
import { sql } from "./sql";
import { statement } from "./statement";

const lockIn = (table: string) =>
  statement(`SELECT 1 FROM ${table} WHERE organization_id = $1 AND id = $2 FOR UPDATE`);

const LOCK = {
  absences: lockIn("absences"),
  bookpages: lockIn("bookpages"),
  calendar_lists: lockIn("calendar_lists"),
  forms: lockIn("forms"),
  invitations: lockIn("invitations"),
  links: lockIn("links"),
  locations: lockIn("locations"),
  locators: lockIn("locators"),
  mails: lockIn("mails"),
  page_templates: lockIn("page_templates"),
  oauth_apps: lockIn("oauth_apps"),
  sessions: lockIn("sessions"),
  team_admin_preferences: lockIn("team_admin_preferences"),
  teams: lockIn("teams"),
  third_parties: lockIn("third_parties"),
  users: lockIn("users"),
  webhooks: lockIn("webhooks"),
};

type Table = keyof typeof LOCK;

interface OwnedRow {
  id: string;
  organizationId: string;
}

/** Holds the row until the transaction ends, so that reading, deciding and writing are one step. */
export async function lockRow(tx: Db, table: Table, { organizationId, id }: OwnedRow): Promise<void> {
  await sql(tx, LOCK[table], [organizationId, id]);
}

/** What `find` finds, held, as it is once it is held. A row that `find` does not find is not waited for either. */
export async function findLocked<Row extends OwnedRow>(
  tx: Db,
  table: Table,
  find: () => Promise<Row>,
): Promise<Row> {
  await lockRow(tx, table, await find());
  return find();
}
