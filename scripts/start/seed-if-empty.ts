import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import pg from "pg";
import { OperatorError } from "@/lib/platform/env/operator-error";

async function isEmpty(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rowCount } = await client.query("SELECT FROM organizations LIMIT 1");
    return rowCount === 0;
  } finally {
    await client.end();
  }
}

/**
 * Puts the demo organisation into a database that has none; in a process of its own, whose 100 MB end with it.
 * True when it did.
 */
export async function seedIfEmpty(url: string, begin: () => void, signal: AbortSignal): Promise<boolean> {
  if (!(await isEmpty(url))) return false;
  begin();
  const command = path.join(import.meta.dirname, "seed-demo.ts");
  await promisify(execFile)(process.execPath, ["--import", "tsx", command], { signal }).catch((error) => {
    throw new OperatorError(`${error.stderr}\nThe demo data could not be written.`, { cause: error });
  });
  return true;
}
