import type pg from "pg";
import { runStatement } from "./run-statement";
import { builtWrite } from "./statement";

/** Sets these until the transaction ends: afterwards, a pooler may give its connection to anybody. */
export async function setLocally(client: pg.ClientBase, settings: Record<string, string>): Promise<void> {
  const calls = Object.keys(settings).map((name, index) => `set_config('${name}', $${index + 1}, true)`);
  if (calls.length === 0) return;
  await runStatement(client, builtWrite(`SELECT ${calls.join(", ")}`), Object.values(settings));
}
