import { createHash } from "node:crypto";
import type pg from "pg";
import { OperatorError } from "@/lib/platform/env/operator-error";
import { acquireSessionLock } from "./acquire-session-lock";
import { SESSION_LOCKS } from "./advisory-locks";
import { listMigrations, readMigrations } from "./migrations-folder";
import { listFinished } from "./pending-migrations";
import { runOnConnection } from "./run-on-connection";
import { defineStatement } from "./statement";

/** The last of the 150 migrations before the first release. The baseline creates the same schema. */
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
 * Records the baseline as applied in a database that was created by the migrations before it. `finished` lists the
 * applied ones; returns their names afterwards.
 * @throws OperatorError if some of those migrations are missing, because there is no upgrade path from there
 */
export async function markBaselineApplied(
  client: pg.ClientBase,
  finished: readonly string[],
): Promise<string[]> {
  if ((await listReplaced(finished)).length === 0) return [...finished];
  await acquireSessionLock(client, SESSION_LOCKS.migration);
  const current = await listFinished(client);
  const replaced = await listReplaced(current);
  if (replaced.length === 0) return current; // a concurrent start has done it
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

/** Converts the migrations of a backup to their current names. */
export async function toCurrentMigrations(names: readonly string[]): Promise<string[]> {
  if (!names.includes(LAST_REPLACED)) return [...names];
  const replaced = await listReplaced(names);
  const baseline = (await listBaseline()).map(({ path }) => path);
  return [...baseline, ...names.filter((name) => !replaced.includes(name))];
}
