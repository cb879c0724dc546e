import { answered, api, type Schemas } from "../../api";
import { ProblemError } from "../../problem-error";
import type { Event } from "../event-state-mark";

/** What is done to each of several meetings, with one message to everybody. */
export type BulkChange =
  | { kind: "cancel"; reason: string }
  | { kind: "reassign"; reason: string; user: string | null };

export interface Outcome {
  event: Event;
  /** Null: it is done. */
  error: Error | null;
}

/** So many are sent at a time, so that one sees how far it is. */
const BATCH = 20;

/** One after the other, each with an outcome of its own. */
export async function sendBulk(
  events: readonly Event[],
  change: BulkChange,
  onProgress: (done: number) => void,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (let at = 0; at < events.length; at += BATCH) {
    const batch = events.slice(at, at + BATCH);
    outcomes.push(...(await sendBatch(batch, change)));
    onProgress(outcomes.length);
  }
  return outcomes;
}

/** Both changes may be sent again: what is done already is left as it is. */
async function sendBatch(events: readonly Event[], change: BulkChange): Promise<Outcome[]> {
  try {
    const results = change.kind === "cancel" ? await cancel(events, change) : await reassign(events, change);
    return events.map((event, index) => ({ event, error: toError(results[index]) }));
  } catch (error) {
    return events.map((event) => ({ event, error: error as Error }));
  }
}

const say = (reason: string) => (reason.trim() === "" ? {} : { reason: reason.trim() });

async function cancel(events: readonly Event[], { reason }: BulkChange) {
  const operations = events.map(({ _id }) => ({
    operation: "cancel" as const,
    event: _id,
    body: say(reason),
  }));
  return (await answered(api.POST("/v2/events/batch", { body: { operations } }))).value.results;
}

async function reassign(
  events: readonly Event[],
  { reason, user }: Extract<BulkChange, { kind: "reassign" }>,
) {
  const body = { ...say(reason), ...(user && { user }) };
  const operations = events.map(({ _id }) => ({ operation: "reassign" as const, event: _id, body }));
  return (await answered(api.POST("/v2/bookings/batch", { body: { operations } }))).value.results;
}

type Result = Pick<Schemas["EventBatchResult"], "status" | "error">;

const toError = (result: Result | undefined): ProblemError | null =>
  result && !result.error
    ? null
    : new ProblemError(result?.status ?? 0, result?.error as Schemas["Problem"] | undefined);
