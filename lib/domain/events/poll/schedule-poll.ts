import { asInstant, DAY, type Instant } from "@/lib/core/time/instant";
import { deriveEventPhase } from "@/lib/domain/events/policy";
import { ADVANCE_POLL } from "@/lib/domain/events/tasks";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { addJob, removeJob } from "@/lib/platform/queue/add-job";
import { getPollDeadline, getPollSettings } from "./get-poll-settings";

interface PollEvent {
  id: string;
  poll: unknown;
  confirmedFlag: boolean;
  cancelledAt: Date | null;
}

/** Reminders are sent this long before the deadline. */
const REMINDER_LEAD_MS = DAY;

/** Picks the step that is due now; null: none is due, or the poll is over. */
export function pickPollStep(event: PollEvent, now: Instant): "remind" | "close" | null {
  const deadline = findOpenDeadline(event);
  if (deadline === null) return null;
  if (deadline <= now) return "close";
  return getPollSettings(event).reminders && deadline - REMINDER_LEAD_MS <= now ? "remind" : null;
}

/** Finds the time of the next step. */
export function findNextPollTime(event: PollEvent, now: Instant): Instant | null {
  const deadline = findOpenDeadline(event);
  if (deadline === null) return null;
  const reminder = asInstant(deadline - REMINDER_LEAD_MS);
  return getPollSettings(event).reminders && reminder > now ? reminder : deadline;
}

/** Finds the deadline that is still to be processed. */
const findOpenDeadline = (event: PollEvent): Instant | null =>
  deriveEventPhase(event) === "planning" && getPollSettings(event).closed === null
    ? getPollDeadline(event)
    : null;

/** Schedules the next step of a poll; `before` is null for a new event. */
export async function schedulePoll(
  tx: Db,
  organization: OrganizationId,
  before: PollEvent | null,
  after: PollEvent,
  now: Instant,
): Promise<void> {
  const due = findNextPollTime(after, now);
  if (due === (before && findNextPollTime(before, now))) return;
  const key = `advance_poll/${after.id}`;
  if (due === null) await removeJob(tx, organization, key);
  else await addJob(tx, ADVANCE_POLL, { organization, event: after.id }, { key, runAt: new Date(due) });
}
