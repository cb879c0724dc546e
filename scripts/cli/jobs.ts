import { cancelJobs } from "@/lib/domain/audit/jobs/cancel-jobs";
import { listAllJobs } from "@/lib/domain/audit/jobs/list-all-jobs";
import { retryJobs } from "@/lib/domain/audit/jobs/retry-jobs";
import { getDatabase } from "@/lib/platform/db/client";
import { OperatorError } from "@/lib/platform/env/operator-error";
import type { Options } from "./options";

export const runJobsList = ({ failed }: Options) => listAllJobs(getDatabase(), { failed: failed === true });

export async function runJobsRetry({ positionals: given, all }: Options) {
  if ((all === true) === given.length > 0) throw new OperatorError("Name jobs by their ids, or --all.");
  const retried = await retryJobs(getDatabase(), all ? null : requireIds(given));
  return { retried, ...listSkipped(given, retried) };
}

export async function runJobsDiscard({ positionals: given }: Options) {
  const discarded = await cancelJobs(getDatabase(), requireIds(given));
  return { discarded, ...listSkipped(given, discarded) };
}

function requireIds(given: readonly string[]): readonly string[] {
  const wrong = given.find((id) => !/^\d{1,18}$/.test(id));
  if (wrong !== undefined) throw new OperatorError(`${wrong} is not the id of a job: jobs:list names them.`);
  return given;
}

/** Jobs that are running or missing are skipped. */
const listSkipped = (given: readonly string[], done: readonly number[]) => ({
  left_alone: given.map(Number).filter((id) => !done.includes(id)),
});
