import { findTestClock } from "@/lib/platform/clock/find-test-clock";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import { definePreparedStatement } from "@/lib/platform/db/statement";
import type { Task } from "./task";

const WAITING_STATEMENT = definePreparedStatement<{ payload: unknown }>(
  "SELECT payload FROM graphile_worker._private_jobs WHERE key = $1 AND locked_at IS NULL",
);

const WAITING_TEST_STATEMENT = definePreparedStatement<{ payload: unknown }>(
  "SELECT payload FROM test_jobs WHERE organization_id = $1 AND key = $2",
);

/** Finds the payload of the waiting job that a new one with this key replaces. */
export async function findWaitingPayload<Payload extends object>(
  tx: Db,
  _task: Task<Payload>,
  organization: string,
  key: string,
): Promise<Payload | null> {
  const [job] = (await findTestClock(tx, organization))
    ? await executeSql(tx, WAITING_TEST_STATEMENT, [organization, key])
    : await executeSql(tx, WAITING_STATEMENT, [key]);
  return job ? (job.payload as Payload) : null;
}
