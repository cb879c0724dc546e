import { cancelJobs } from "@/lib/domain/audit/jobs/cancel-jobs";
import { listAllJobs } from "@/lib/domain/audit/jobs/list-all-jobs";
import { retryJobs } from "@/lib/domain/audit/jobs/retry-jobs";
import { getDatabase } from "@/lib/platform/db/client";
import { OperatorError } from "@/lib/platform/env/operator-error";
import type { Options } from "./options";

export const runJobsList = ({ failed }: Options) => listAllJobs(getDatabase(), { failed: failed === true });

export async function runJobsRetry({ positionals: ids, all }: Options) {
  if ((all === true) === ids.length > 0) throw new OperatorError("Name jobs by their ids, or --all.");
  const retried = await retryJobs(getDatabase(), all ? null : requireIds(ids));
  return { retried, ...listSkipped(ids, retried) };
}

export async function runJobsDiscard({ positionals: ids }: Options) {
  const discarded = await cancelJobs(getDatabase(), requireIds(ids));
  return { discarded, ...listSkipped(ids, discarded) };
}

function requireIds(ids: readonly string[]): readonly string[] {
  const invalidId = ids.find((id) => !/^\d{1,18}$/.test(id));
  if (invalidId !== undefined)
    throw new OperatorError(`${invalidId} is not the id of a job: jobs:list names them.`);
  return ids;
}

/** Jobs that are running or missing are skipped. */
const listSkipped = (ids: readonly string[], done: readonly number[]) => ({
  left_alone: ids.map(Number).filter((id) => !done.includes(id)),
});
