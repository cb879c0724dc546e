import { DAY, HOUR, type Instant } from "@/lib/core/time/instant";
import { ApiProblem } from "@/lib/domain/contracts/problem";
import { listEventRows } from "@/lib/domain/events/event-rows";
import type { ActiveWorkflow } from "@/lib/domain/events/planned-steps/active-workflow";
import { listWantedSteps } from "@/lib/domain/events/planned-steps/list-wanted-steps";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { definePreparedStatement } from "@/lib/platform/db/statement";
import { isTimeTrigger } from "./options";
import type { WorkflowTime } from "./step-schema";

/** A change of a workflow that sends more than this within an hour is confirmed first. */
export const MAX_UNCONFIRMED_MESSAGES = 500;

/** The meetings that are loaded at once. */
const BATCH_SIZE = 200;

/** Enough to tell that a change is a large one; counting ends there. */
const MAX_COUNTED_MEETINGS = 4000;

/** Covers time zones, times of day and the changes of clocks. */
const MARGIN_MS = 2 * DAY;

/** Working days are at most this many days each, besides a week with holidays. */
const DAYS_PER_WORKING_DAY = 1.5;
const HOLIDAYS_MS = 14 * DAY;

const MEETINGS = definePreparedStatement<{ id: string }>(`
  SELECT id FROM events
   WHERE organization_id = $1 AND confirmed_flag AND cancelled_at IS NULL AND ends_at >= $2 AND starts_at < $3
   ORDER BY ends_at, id LIMIT ${MAX_COUNTED_MEETINGS}`);

interface WorkflowChange {
  /** Null for a workflow that is new or was switched off. */
  before: ActiveWorkflow | null;
  after: ActiveWorkflow;
  /** The number that the caller has confirmed. */
  confirmed: number | undefined;
}

/** Throws `many_messages` if the change causes more messages within the next hour than the caller has confirmed. */
export async function requireConfirmedVolume(
  tx: Db,
  organization: OrganizationId,
  { before, after, confirmed = 0 }: WorkflowChange,
  now: Instant,
): Promise<void> {
  const messages = await countAddedMessages(tx, organization, { before, after }, now);
  if (messages <= Math.max(MAX_UNCONFIRMED_MESSAGES, confirmed)) return;
  throw new ApiProblem(
    "conflict",
    `This change sends ${messages} messages within the next hour. Send it again with confirmed_messages: ${messages} if that is meant.`,
    { reason: "many_messages", members: { messages } },
  );
}

async function countAddedMessages(
  tx: Db,
  organization: OrganizationId,
  { before, after }: Pick<WorkflowChange, "before" | "after">,
  now: Instant,
): Promise<number> {
  const times = after.steps.map(({ when }) => when).filter(({ trigger }) => isTimeTrigger(trigger));
  if (times.length === 0) return 0;
  const reach = Math.max(...times.map(measureReach)) + MARGIN_MS;
  const kept = before && {
    ...before,
    // A new step is sent to those, too, who had the one that it replaces.
    steps: before.steps.filter(({ _id }) => after.steps.some((step) => step._id === _id)),
  };
  const values = [organization, new Date(now - reach), new Date(now + reach)];
  const ids = (await executeSql(tx, MEETINGS, values)).map(({ id }) => id);
  let messages = 0;
  for (let first = 0; first < ids.length; first += BATCH_SIZE)
    for (const event of await listEventRows(tx, organization, ids.slice(first, first + BATCH_SIZE)))
      messages += countDue(after, event, now) - (kept ? countDue(kept, event, now) : 0);
  return messages;
}

/** The longest time between a message and the start or end of its meeting. */
function measureReach({ amount, unit }: WorkflowTime): number {
  if (unit === "minutes") return amount * (HOUR / 60);
  if (unit === "hours") return amount * HOUR;
  return unit === "days" ? amount * DAY : amount * DAYS_PER_WORKING_DAY * DAY + HOLIDAYS_MS;
}

type Event = Parameters<typeof listWantedSteps>[0]["event"];

/**
 * Counts the messages of the next hour, as if every booking were the first one and there were no holidays. A line in a
 * calendar entry is no message.
 */
const countDue = (workflow: ActiveWorkflow, event: Event, now: Instant): number =>
  listWantedSteps({
    event,
    workflows: [{ ...workflow, steps: workflow.steps.filter(({ channel }) => channel !== "calendar") }],
    changes: [],
    facts: { isFirstBooking: true, holidays: new Set(), quietHours: null },
    now,
  }).filter(({ due, reason }) => reason === null && due > now && due <= now + HOUR).length;
