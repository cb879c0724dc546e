import type { Schemas } from "../api";
import { sendPatiently } from "../imports/send-patiently";
import { ProblemError } from "../problem-error";
import { changePeople, type PeopleChange } from "./queries";

/** Somebody with whom something is done. */
export interface Someone {
  _id: string;
  name: string;
}

export interface Refused {
  person: Someone;
  error: Error;
}

export interface Told {
  done: number;
  refused: Refused[];
}

/** So many are sent at a time, so that one sees how far it is. */
const BATCH = 50;

/** Changes all of them, some at a time; who is refused is told of, and stops nobody else. */
export async function sendChange(
  people: readonly Someone[],
  change: PeopleChange,
  onProgress: (sent: number) => void,
): Promise<Told> {
  const told: Told = { done: 0, refused: [] };
  for (let at = 0; at < people.length; at += BATCH) {
    const batch = people.slice(at, at + BATCH);
    const errors = await sendBatch(batch, change);
    for (const [index, person] of batch.entries()) {
      const error = errors[index];
      if (error) told.refused.push({ person, error });
      else told.done++;
    }
    onProgress(at + batch.length);
  }
  return told;
}

/** Waits where there were too many requests; what fails as a whole fails for each of them. */
async function sendBatch(batch: readonly Someone[], change: PeopleChange): Promise<(Error | null)[]> {
  const { signal } = new AbortController();
  try {
    const results = await sendPatiently(
      () =>
        changePeople(
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
