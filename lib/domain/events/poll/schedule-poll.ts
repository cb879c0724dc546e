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

/** So long before the deadline those who have not answered are asked again. */
const REMINDER_LEAD_MS = DAY;

/** What a poll does by itself now; null: it waits, or is over. */
export function pickPollStep(event: PollEvent, now: Instant): "remind" | "close" | null {
  const deadline = findOpenDeadline(event);
  if (deadline === null) return null;
  if (deadline <= now) return "close";
  return getPollSettings(event).reminders && deadline - REMINDER_LEAD_MS <= now ? "remind" : null;
}

/** When there is something to do next. */
export function findNextPollTime(event: PollEvent, now: Instant): Instant | null {
  const deadline = findOpenDeadline(event);
  if (deadline === null) return null;
  const reminder = asInstant(deadline - REMINDER_LEAD_MS);
  return getPollSettings(event).reminders && reminder > now ? reminder : deadline;
}

/** The deadline that is still to be acted upon. */
const findOpenDeadline = (event: PollEvent): Instant | null =>
  deriveEventPhase(event) === "planning" && getPollSettings(event).closed === null
    ? getPollDeadline(event)
    : null;

/** Has the poll followed as it is now; `before` is null for a new one. */
export async function schedulePoll(
  tx: Db,
  organization: OrganizationId,
  before: PollEvent | null,
  after: PollEvent,
  now: Instant,
): Promise<void> {
  const due = findNextPollTime(after, now);
  if (due === (before && findNextPollTime(before, now))) return;
  const key = `follow_poll/${after.id}`;
  if (due === null) await removeJob(tx, organization, key);
  else await addJob(tx, ADVANCE_POLL, { organization, event: after.id }, { key, runAt: new Date(due) });
}
