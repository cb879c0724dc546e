import { asInstant, type Instant } from "@/lib/core/time/instant";
import type { EventRow } from "@/lib/domain/events/event-rows";
import { ADVANCE_REQUEST } from "@/lib/domain/events/tasks";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { addJob, removeJob } from "@/lib/platform/queue/add-job";
import { isAwaitingHost } from "./is-awaiting-host";

/** The steps of a request that no host has answered. */
type RequestStep = "remind" | "decline";

/** Picks the step that is due now; null: none is due, or the request is answered. */
export function pickRequestStep(event: EventRow, now: Instant): RequestStep | null {
  const answerBy = findOpenAnswerTime(event);
  if (answerBy === null) return null;
  if (answerBy <= now) return "decline";
  const reminder = deriveReminderTime(asInstant(+event.createdAt), answerBy);
  return event.hostsRemindedAt === null && reminder <= now ? "remind" : null;
}

/** Finds the time of the next step. */
function findNextTime(event: EventRow): Instant | null {
  const answerBy = findOpenAnswerTime(event);
  if (answerBy === null || event.hostsRemindedAt !== null) return answerBy;
  return deriveReminderTime(asInstant(+event.createdAt), answerBy);
}

const deriveReminderTime = (createdAt: Instant, answerBy: Instant): Instant =>
  asInstant(createdAt + Math.floor((answerBy - createdAt) / 2));

/** Finds the time at which the request is declined; null once a host has answered it, also by another time. */
const findOpenAnswerTime = (event: EventRow): Instant | null =>
  event.answerBy !== null && isAwaitingHost(event) ? asInstant(+event.answerBy) : null;

/** Schedules the next step of a request after a change of its event. */
export async function scheduleRequest(
  tx: Db,
  organization: OrganizationId,
  before: EventRow,
  after: EventRow,
): Promise<void> {
  const due = findNextTime(after);
  if (due === findNextTime(before)) return;
  if (due === null) await removeJob(tx, organization, buildKey(after.id));
  else await addRequestJob(tx, organization, after.id, due);
}

/** Schedules the first step of a new request. */
export async function scheduleNewRequest(
  tx: Db,
  organization: OrganizationId,
  { id, createdAt, answerBy }: { id: string; createdAt: Instant; answerBy: Instant | null },
): Promise<void> {
  if (answerBy !== null) await addRequestJob(tx, organization, id, deriveReminderTime(createdAt, answerBy));
}

const buildKey = (event: string) => `advance_request/${event}`;

const addRequestJob = (tx: Db, organization: OrganizationId, event: string, due: Instant) =>
  addJob(tx, ADVANCE_REQUEST, { organization, event }, { key: buildKey(event), runAt: new Date(due) });
