import type pg from "pg";
import { runStatement } from "@/lib/platform/db/run-statement";
import { statement } from "@/lib/platform/db/statement";
import { OperatorError } from "@/lib/platform/env/operator-error";

/** An empty schema of this name stands in a database for as long as not everything of it is there. */
const MARK = "bookpage_unfinished_load";

const IS_MARKED = statement<{ marked: boolean }>(`SELECT to_regnamespace('${MARK}') IS NOT NULL AS marked`);

export const markUnfinished = (client: pg.ClientBase) => client.query(`CREATE SCHEMA IF NOT EXISTS ${MARK}`);

export const markFinished = (client: pg.ClientBase) => client.query(`DROP SCHEMA ${MARK}`);

export async function isUnfinished(client: pg.ClientBase): Promise<boolean> {
  return (await runStatement(client, IS_MARKED))[0]?.marked === true;
}

/** Half of the data must not be served as if it were all of it. */
export async function refuseUnfinished(client: pg.ClientBase) {
  if (!(await isUnfinished(client))) return;
  throw new OperatorError(
    "Data were being brought into this database, which broke off before all were there: call bookpage restore or move-to again.",
  );
}
