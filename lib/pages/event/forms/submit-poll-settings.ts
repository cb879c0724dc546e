import { parseLocalDate } from "@/lib/core/time/local-date";
import { toInstant } from "@/lib/core/time/zone";
import { updateEvent } from "@/lib/domain/events/changes/update-event";
import { DEADLINE_ACTIONS, RESULT_VISIBILITIES } from "@/lib/domain/events/poll/options";
import { MAX_POLL_PARTICIPANTS, type PollInput } from "@/lib/domain/events/poll/schema";
import type { EventFormIssue, EventFormValues } from "@/lib/pages/event/event-form-draft";
import type { Db } from "@/lib/platform/db/client";
import { parseZone } from "@/lib/platform/i18n/zone-names";
import { type EventFormOutcome, type EventSubmission, rejectStep } from "./event-submission";
import { parseMinute } from "./parse-minute";

/** The time of a deadline that has only a day. */
const LAST_MINUTE = 23 * 60 + 59;

/** Updates the poll's settings. */
export async function submitPollSettings(
  db: Db,
  { visitor, offers, target, values }: EventSubmission,
): Promise<EventFormOutcome> {
  if (!visitor.isOrganizer || !offers.has("poll")) return { done: "changed" };
  const issues: EventFormIssue[] = [];
  const limit = values.limit ? parseLimit(values.limit) : null;
  if (limit === undefined)
    issues.push({ field: "limit", text: "limitBad", values: { limit: MAX_POLL_PARTICIPANTS } });
  const deadline = parseDeadline(values);
  if (deadline && "text" in deadline) issues.push(deadline);
  else if (deadline && deadline.at <= target.now && !isUnchanged(visitor.event.poll, deadline.at))
    issues.push({ field: "day", text: "deadlinePast" });
  if (issues.length > 0) return rejectStep("poll", ...issues);
  const until = deadline && "at" in deadline ? new Date(deadline.at) : null;
  const poll: PollInput = {
    open: values.open === "true",
    if_need_be: values.if_need_be === "true",
    add_options: values.add_options === "true",
    hide_participants: values.hide_participants === "true",
    reminders: values.reminders === "true",
    results: RESULT_VISIBILITIES.find((one) => one === values.results) ?? "always",
    at_deadline: DEADLINE_ACTIONS.find((one) => one === values.at_deadline) ?? "remind",
    limit: limit ?? null,
    ...(until && isUnchanged(visitor.event.poll, +until) ? {} : { deadline: until }),
  };
  await updateEvent(db, target, { poll });
  return { done: "edited" };
}

const isUnchanged = (poll: unknown, at: number): boolean => {
  const { deadline } = (poll ?? {}) as { deadline?: string | null };
  // The fields have a precision of minutes.
  return (
    typeof deadline === "string" && Math.floor(Date.parse(deadline) / 60_000) === Math.floor(at / 60_000)
  );
};

function parseLimit(text: string): number | undefined {
  const limit = Number(text);
  return Number.isInteger(limit) && limit >= 1 && limit <= MAX_POLL_PARTICIPANTS ? limit : undefined;
}

/** Null: no deadline. */
function parseDeadline(values: EventFormValues): EventFormIssue | { at: number } | null {
  const { day = "", time = "" } = values;
  if (!day) return null;
  const date = parseLocalDate(day);
  const zone = parseZone(values.zone ?? "");
  if (!date || !zone) return { field: "day", text: "dateBad" };
  const minute = time ? parseMinute(time) : LAST_MINUTE;
  return minute === null ? { field: "time", text: "timeBad" } : { at: toInstant(zone, date, minute) };
}
