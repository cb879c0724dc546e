import type pg from "pg";
import { runOnConnection } from "@/lib/platform/db/run-on-connection";
import { defineStatement } from "@/lib/platform/db/statement";
import { OperatorError } from "@/lib/platform/env/operator-error";

/** An empty schema of this name marks a database with an incomplete import. */
const MARK = "bookpage_unfinished_load";

const IS_MARKED = defineStatement<{ marked: boolean }>(
  `SELECT to_regnamespace('${MARK}') IS NOT NULL AS marked`,
);

export const markImportUnfinished = (client: pg.ClientBase) =>
  client.query(`CREATE SCHEMA IF NOT EXISTS ${MARK}`);

export const markImportFinished = (client: pg.ClientBase) => client.query(`DROP SCHEMA ${MARK}`);

export async function isImportUnfinished(client: pg.ClientBase): Promise<boolean> {
  return (await runOnConnection(client, IS_MARKED))[0]?.marked === true;
}

/** A partial import must not be served as if it were complete. */
export async function assertImportFinished(client: pg.ClientBase) {
  if (!(await isImportUnfinished(client))) return;
  throw new OperatorError(
    "An import into this database was interrupted: run bookpage restore or move-to again.",
  );
}
