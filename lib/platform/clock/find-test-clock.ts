import type { Db } from "@/lib/platform/db/connection";
import { executeSql } from "@/lib/platform/db/execute-sql";
import { definePreparedStatement } from "@/lib/platform/db/statement";
import type { SandboxClock } from "@/lib/platform/work/work-context";

const FIND = definePreparedStatement<{ at: Date; running_since: Date | null }>(
  "SELECT at, running_since FROM test_clocks WHERE organization_id = $1",
);

const MAX_REMEMBERED = 20_000;

// On globalThis: each bundle has a copy of this module.
const shared = globalThis as { bookpageLiveOrganizations?: Set<string> };

/**
 * Returns the clock of a sandbox, else null. An organisation never becomes a sandbox later, so each process asks once
 * for a live one, and its requests cost nothing.
 */
export async function findTestClock(db: Db, organization: string): Promise<SandboxClock | null> {
  shared.bookpageLiveOrganizations ??= new Set();
  const live = shared.bookpageLiveOrganizations;
  if (live.has(organization)) return null;
  const [row] = await executeSql(db, FIND, [organization]);
  if (row) return { at: row.at.getTime(), runningSince: row.running_since?.getTime() ?? null };
  if (live.size >= MAX_REMEMBERED) live.clear();
  live.add(organization);
  return null;
}
