import { createHash } from "node:crypto";
import type pg from "pg";
import { OperatorError } from "@/lib/platform/env/operator-error";
import { acquireSessionLock } from "./acquire-session-lock";
import { SESSION_LOCKS } from "./advisory-locks";
import { listMigrations, readMigrations } from "./migrations-folder";
import { listFinished } from "./pending-migrations";
import { runOnConnection } from "./run-on-connection";
import { defineStatement } from "./statement";

/** Before the first release there were 150 migrations, of which this is the last. The baseline makes the same database. */
const LAST_REPLACED = "20261217000300_offboarding_problem_reason";
const REPLACED_COUNT = 150;

const isReplacedByBaseline = (name: string) => /^2026112900000\d_baseline_/.test(name);

const listReplaced = async (names: readonly string[]) => {
  const known = await listMigrations();
  return names.filter((name) => name <= LAST_REPLACED && !known.includes(name));
};

const listBaseline = async () =>
  (await readMigrations()).migrationDirectories.filter(({ path }) => isReplacedByBaseline(path));

const ADOPT = defineStatement(`
  WITH removed AS (DELETE FROM _prisma_migrations WHERE migration_name = ANY ($1::text[]))
  INSERT INTO _prisma_migrations (id, migration_name, checksum, finished_at, applied_steps_count)
  SELECT gen_random_uuid(), name, checksum, now(), 1 FROM unnest($2::text[], $3::text[]) AS baseline (name, checksum)`);

/**
 * Notes in a database that was made by the migrations before the baseline that it has the baseline. `finished` names those
 * that it has; gives their names as they are afterwards.
 *
 * @throws OperatorError where some of those migrations are missing: nothing leads from there to the baseline
 */
export async function markBaselineApplied(
  client: pg.ClientBase,
  finished: readonly string[],
): Promise<string[]> {
  if ((await listReplaced(finished)).length === 0) return [...finished];
  await acquireSessionLock(client, SESSION_LOCKS.migration);
  const current = await listFinished(client);
  const replaced = await listReplaced(current);
  if (replaced.length === 0) return current; // another start has done it
  if (replaced.length !== REPLACED_COUNT)
    throw new OperatorError(
      `The database was made before the first release, and not all migrations of that time were applied: start the last version that has ${LAST_REPLACED} on it first.`,
    );
  const baseline = await listBaseline();
  const checksums = baseline.map(({ migrationFile: { content } }) =>
    createHash("sha256")
      .update(content.tag === "ok" ? content.value : "")
      .digest("hex"),
  );
  await runOnConnection(client, ADOPT, [replaced, baseline.map(({ path }) => path), checksums]);
  return listFinished(client);
}

/** The migrations of a backup, by the names of today. */
export async function toCurrentMigrations(names: readonly string[]): Promise<string[]> {
  if (!names.includes(LAST_REPLACED)) return [...names];
  const replaced = await listReplaced(names);
  const baseline = (await listBaseline()).map(({ path }) => path);
  return [...baseline, ...names.filter((name) => !replaced.includes(name))];
}
