import { discardJobs } from "@/lib/domain/audit/jobs/discard-jobs";
import { listAllJobs } from "@/lib/domain/audit/jobs/list-all-jobs";
import { retryJobs } from "@/lib/domain/audit/jobs/retry-jobs";
import { database } from "@/lib/platform/db/client";
import { OperatorError } from "@/lib/platform/env/operator-error";
import type { Options } from "./options";

export const jobsList = ({ failed }: Options) => listAllJobs(database(), { failed: failed === true });

export async function jobsRetry({ given, all }: Options) {
  if ((all === true) === given.length > 0) throw new OperatorError("Name jobs by their ids, or --all.");
  const retried = await retryJobs(database(), all ? null : requireIds(given));
  return { retried, ...listOthers(given, retried) };
}

export async function jobsDiscard({ given }: Options) {
  const discarded = await discardJobs(database(), requireIds(given));
  return { discarded, ...listOthers(given, discarded) };
}

function requireIds(given: readonly string[]): readonly string[] {
  const wrong = given.find((id) => !/^\d{1,18}$/.test(id));
  if (wrong !== undefined) throw new OperatorError(`${wrong} is not the id of a job: jobs:list names them.`);
  return given;
}

/** What is under way, or not there, is left alone. */
const listOthers = (given: readonly string[], done: readonly number[]) => ({
  left_alone: given.map(Number).filter((id) => !done.includes(id)),
});
