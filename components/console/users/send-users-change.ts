import type { Schemas } from "../api";
import { sendWithRetry } from "../imports/send-with-retry";
import { ProblemError } from "../problem-error";
import { changeUsers, type UsersChange } from "../resources/user-summary";

/** A user that a bulk action applies to. */
export interface UserRef {
  _id: string;
  name: string;
}

export interface RejectedUser {
  user: UserRef;
  error: Error;
}

export interface UsersChangeReport {
  done: number;
  rejected: RejectedUser[];
}

/** The batch size, small enough to show progress. */
const BATCH_SIZE = 50;

/** Applies a change to users in batches; a failure is reported and does not stop the others. */
export async function sendUsersChange(
  people: readonly UserRef[],
  change: UsersChange,
  onProgress: (sent: number) => void,
): Promise<UsersChangeReport> {
  const report: UsersChangeReport = { done: 0, rejected: [] };
  for (let at = 0; at < people.length; at += BATCH_SIZE) {
    const batch = people.slice(at, at + BATCH_SIZE);
    const errors = await sendBatch(batch, change);
    for (const [index, person] of batch.entries()) {
      const error = errors[index];
      if (error) report.rejected.push({ user: person, error });
      else report.done++;
    }
    onProgress(at + batch.length);
  }
  return report;
}

/** Waits after a rate limit; a failed request counts as a failure of each user. */
async function sendBatch(batch: readonly UserRef[], change: UsersChange): Promise<(Error | null)[]> {
  const { signal } = new AbortController();
  try {
    const results = await sendWithRetry(
      () =>
        changeUsers(
          batch.map(({ _id }) => _id),
          change,
        ),
      { signal, onWait: () => {} },
    );
    return (results ?? []).map(({ status, error }) =>
      error ? new ProblemError(status, error as Schemas["Problem"]) : null,
    );
  } catch (error) {
    return batch.map(() => error as Error);
  }
}
