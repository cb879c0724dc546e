import { api, type Schemas, unwrapResponse } from "../../api";
import { ProblemError } from "../../problem-error";
import type { ApiEvent } from "../../resources/event-state-mark";

/** A change of several meetings with one message. */
export type BulkChange =
  | { kind: "cancel"; reason: string }
  | { kind: "reassign"; reason: string; user: string | null };

export interface BulkOutcome {
  event: ApiEvent;
  /** Null on success. */
  error: Error | null;
}

/** The batch size, small enough to show progress. */
const BATCH_SIZE = 20;

/** Sends the changes in sequence, with an outcome for each. */
export async function sendBulkChange(
  events: readonly ApiEvent[],
  change: BulkChange,
  onProgress: (done: number) => void,
): Promise<BulkOutcome[]> {
  const outcomes: BulkOutcome[] = [];
  for (let at = 0; at < events.length; at += BATCH_SIZE) {
    const batch = events.slice(at, at + BATCH_SIZE);
    outcomes.push(...(await sendBatch(batch, change)));
    onProgress(outcomes.length);
  }
  return outcomes;
}

/** Both changes are idempotent, so a retry is safe. */
async function sendBatch(events: readonly ApiEvent[], change: BulkChange): Promise<BulkOutcome[]> {
  try {
    const results =
      change.kind === "cancel" ? await cancelEvents(events, change) : await reassignBookings(events, change);
    return events.map((event, index) => ({ event, error: toError(results[index]) }));
  } catch (error) {
    return events.map((event) => ({ event, error: error as Error }));
  }
}

const toReasonBody = (reason: string) => (reason.trim() === "" ? {} : { reason: reason.trim() });

async function cancelEvents(events: readonly ApiEvent[], { reason }: BulkChange) {
  const operations = events.map(({ _id }) => ({
    operation: "cancel" as const,
    event: _id,
    body: toReasonBody(reason),
  }));
  return (await unwrapResponse(api.POST("/v2/events/batch", { body: { operations } }))).value.results;
}

async function reassignBookings(
  events: readonly ApiEvent[],
  { reason, user }: Extract<BulkChange, { kind: "reassign" }>,
) {
  const body = { ...toReasonBody(reason), ...(user && { user }) };
  const operations = events.map(({ _id }) => ({ operation: "reassign" as const, event: _id, body }));
  return (await unwrapResponse(api.POST("/v2/bookings/batch", { body: { operations } }))).value.results;
}

type Result = Pick<Schemas["EventBatchResult"], "status" | "error">;

const toError = (result: Result | undefined): ProblemError | null =>
  result && !result.error
    ? null
    : new ProblemError(result?.status ?? 0, result?.error as Schemas["Problem"] | undefined);
