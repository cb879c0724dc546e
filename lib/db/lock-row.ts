import type { Db } from "./client";
import { sql } from "./sql";

/** Holds the row until the transaction ends, so that reading, deciding and writing are one step. */
export async function lockRow(
  tx: Db,
  table:
    | "availabilities"
    | "bookpages"
    | "calendar_lists"
    | "events"
    | "locations"
    | "locators"
    | "team_admin_preferences"
    | "teams"
    | "users"
    | "webhooks",
  id: string,
): Promise<void> {
  await sql(tx, `SELECT 1 FROM ${table} WHERE id = $1 FOR UPDATE`, [id]);
}
