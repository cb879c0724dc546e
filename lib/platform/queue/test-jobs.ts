import { findTestClock } from "@/lib/platform/clock/find-test-clock";
import { getClockTime } from "@/lib/platform/clock/read-clock";
import type { Db } from "@/lib/platform/db/connection";
import { executeSql } from "@/lib/platform/db/execute-sql";
import { generateId } from "@/lib/platform/db/generate-id";
import { definePreparedStatement } from "@/lib/platform/db/statement";
import { getWorkContext } from "@/lib/platform/work/work-context";
import { type JobOptions, scheduleSandbox } from "./enqueue-at-commit";

/** The number of failures after which a job is abandoned, so that the sandbox's clock can continue. */
export const MAX_TEST_ATTEMPTS = 5;

const ADD = definePreparedStatement(`
  INSERT INTO test_jobs (organization_id, id, task, payload, key, due_at, not_before, created_at)
  VALUES ($1, $2, $3, $4::jsonb, $5, $6, $7, now())
  ON CONFLICT (organization_id, key) DO UPDATE
    SET id = excluded.id, task = excluded.task, payload = excluded.payload, due_at = excluded.due_at,
        not_before = excluded.not_before, attempts = 0, last_error = NULL, failed_at = NULL`);

const REMOVE = definePreparedStatement("DELETE FROM test_jobs WHERE organization_id = $1 AND key = $2");

/** Stores a job of a sandbox for its own clock; returns false if the organisation is no sandbox. */
export async function addTestJob(
  tx: Db,
  task: string,
  payload: object,
  { key, runAt, afterMs }: JobOptions,
): Promise<boolean> {
  const { organization } = payload as { organization?: string };
  const clock = organization ? await findSandboxClock(tx, organization) : null;
  if (!organization || !clock) return false;
  const now = getClockTime(clock);
  const due = new Date(Math.max(runAt?.getTime() ?? now, now));
  const notBefore = afterMs === undefined ? null : new Date(Date.now() + afterMs);
  await executeSql(tx, ADD, [
    organization,
    generateId(),
    task,
    JSON.stringify(payload),
    key ?? null,
    due,
    notBefore,
  ]);
  await scheduleSandbox(tx, organization);
  return true;
}

/** Returns false if the organisation is no sandbox. */
export async function removeTestJob(tx: Db, organization: string, key: string): Promise<boolean> {
  if (!(await findTestClock(tx, organization))) return false;
  await executeSql(tx, REMOVE, [organization, key]);
  return true;
}

/** While a job runs at its own time, the jobs that it queues are relative to that time. */
async function findSandboxClock(tx: Db, organization: string) {
  const work = getWorkContext();
  if (work?.clock && work.organization === organization) return work.clock;
  return findTestClock(tx, organization);
}
