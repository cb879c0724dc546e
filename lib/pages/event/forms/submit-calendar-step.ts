import { listCalendarChangeSteps } from "@/lib/domain/events/calendar-changes/queries";
import { resolveCalendarChange } from "@/lib/domain/events/calendar-changes/resolve-change";
import { CALENDAR_CHANGE_STEPS } from "@/lib/domain/events/calendar-changes/schema";
import type { Db } from "@/lib/platform/db/client";
import { isId } from "@/lib/platform/db/is-id";
import { toRowKey } from "@/lib/platform/db/to-row-key";
import type { EventFormOutcome, EventSubmission } from "./event-submission";

/** Applies or reverts a change that the visitor has made in their calendar. */
export async function submitCalendarStep(
  db: Db,
  { visitor, target, values }: EventSubmission,
): Promise<EventFormOutcome> {
  const { change: id = "" } = values;
  const step = CALENDAR_CHANGE_STEPS.find((one) => one === values.do);
  if (!visitor.userId || !step || !isId(id)) return { done: "changed" };
  const change = await db.calendarChange.findUnique({ where: toRowKey(target.organization, id) });
  const isOwn = change?.eventId === visitor.eventId && change.userId === visitor.userId;
  if (!isOwn || !listCalendarChangeSteps(change, visitor.event).includes(step)) return { done: "changed" };
  await resolveCalendarChange(
    db,
    target,
    { change: id, step },
    { id: visitor.userId, people: [visitor.userId] },
  );
  return { done: step === "move" ? "moved" : step === "put_back" ? "putBack" : "cancelled" };
}
