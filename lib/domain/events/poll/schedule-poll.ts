import { DAY, type Instant, instant } from "@/lib/core/time/instant";
import { derivePhase } from "@/lib/domain/events/policy";
import { FOLLOW_POLL } from "@/lib/domain/events/tasks";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { addJob, removeJob } from "@/lib/platform/queue/add-job";
import { readDeadline, readPoll } from "./read-poll";

interface Asked {
  id: string;
  poll: unknown;
  confirmedFlag: boolean;
  cancelledAt: Date | null;
}

/** So long before the deadline those who have not answered are asked again. */
const REMINDER_LEAD_MS = DAY;

/** What a poll does by itself now; null: it waits, or is over. */
export function pickPollStep(event: Asked, now: Instant): "remind" | "close" | null {
  const deadline = findDeadline(event);
  if (deadline === null) return null;
  if (deadline <= now) return "close";
  return readPoll(event).reminders && deadline - REMINDER_LEAD_MS <= now ? "remind" : null;
}

/** When there is something to do next. */
export function findNextStep(event: Asked, now: Instant): Instant | null {
  const deadline = findDeadline(event);
  if (deadline === null) return null;
  const reminder = instant(deadline - REMINDER_LEAD_MS);
  return readPoll(event).reminders && reminder > now ? reminder : deadline;
}

/** The deadline that is still to be acted upon. */
const findDeadline = (event: Asked): Instant | null =>
  derivePhase(event) === "planning" && readPoll(event).closed === null ? readDeadline(event) : null;

/** Has the poll followed as it is now; `before` is null for a new one. */
export async function schedulePoll(
  tx: Db,
  organization: OrganizationId,
  before: Asked | null,
  after: Asked,
  now: Instant,
): Promise<void> {
  const due = findNextStep(after, now);
  if (due === (before && findNextStep(before, now))) return;
  const key = `follow_poll/${after.id}`;
  if (due === null) await removeJob(tx, organization, key);
  else await addJob(tx, FOLLOW_POLL, { organization, event: after.id }, { key, runAt: new Date(due) });
}
