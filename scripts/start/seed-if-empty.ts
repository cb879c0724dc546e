import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { withClient } from "@/lib/platform/db/with-client";
import { OperatorError } from "@/lib/platform/env/operator-error";
import { findProgram } from "@/lib/platform/release/find-program";

function isEmpty(url: string): Promise<boolean> {
  return withClient({ connectionString: url }, async (client) => {
    const { rowCount } = await client.query("SELECT FROM organizations LIMIT 1");
    return rowCount === 0;
  });
}

/**
 * Seeds the demo organisation into an empty database, in a separate process that frees its 100 MB at its end. Returns
 * true if it did.
 */
export async function seedIfEmpty(url: string, onStart: () => void, signal: AbortSignal): Promise<boolean> {
  if (!(await isEmpty(url))) return false;
  onStart();
  const { nodeOptions, file } = findProgram("scripts/start/seed-demo.ts");
  await promisify(execFile)(process.execPath, [...nodeOptions, file], { signal }).catch((error) => {
    throw new OperatorError(`${error.stderr}\nThe demo data could not be written.`, { cause: error });
  });
  return true;
}
