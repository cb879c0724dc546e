import type pg from "pg";
import { parseScript } from "@/lib/platform/db/parse-script";
import { withClientTransaction } from "@/lib/platform/db/with-client-transaction";
import { distributeNewTables } from "./distribute-tables";

/**
 * Runs a migration's script on a distributed database in one transaction. Citus passes on statements one by one and
 * allows foreign keys between colocated tables only, so a new table is distributed before its foreign keys are added.
 */
export async function runScriptOnCluster(client: pg.ClientBase, script: string): Promise<void> {
  const statements = await parseScript(script);
  const [only, ...otherStatements] = statements;
  if (only && otherStatements.length === 0) return void (await client.query(only.text)); // may also be a statement that allows no transaction
  const [keys, first] = [statements.filter(hasForeignKey), statements.filter((one) => !hasForeignKey(one))];
  await withClientTransaction(client, async () => {
    await client.query("SET LOCAL citus.multi_shard_modify_mode = 'sequential'"); // later statements see earlier ones
    for (const { text } of first) await client.query(text);
    await distributeNewTables(client);
    for (const { text } of keys) await client.query(text);
  });
}

interface AlterTable {
  cmds?: { AlterTableCmd?: { def?: { Constraint?: { contype?: string } } } }[];
}

const hasForeignKey = ({ kind, node }: { kind: string; node: AlterTable }): boolean =>
  kind === "AlterTableStmt" &&
  (node.cmds ?? []).some(({ AlterTableCmd }) => AlterTableCmd?.def?.Constraint?.contype === "CONSTR_FOREIGN");
