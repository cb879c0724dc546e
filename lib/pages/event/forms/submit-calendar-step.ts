import { listSteps } from "@/lib/domain/events/calendar-changes/queries";
import { CALENDAR_CHANGE_STEPS } from "@/lib/domain/events/calendar-changes/schema";
import { settleChange } from "@/lib/domain/events/calendar-changes/settle-change";
import type { Db } from "@/lib/platform/db/client";
import { isId } from "@/lib/platform/db/is-id";
import { keyOf } from "@/lib/platform/db/key-of";
import type { EventSubmission, FormOutcome } from "./event-submission";

/** What shall become of a change that the visitor has made in their calendar. */
export async function submitCalendarStep(
  db: Db,
  { visitor, target, values }: EventSubmission,
): Promise<FormOutcome> {
  const { change: id = "" } = values;
  const step = CALENDAR_CHANGE_STEPS.find((one) => one === values.do);
  if (!visitor.userId || !step || !isId(id)) return { done: "changed" };
  const change = await db.calendarChange.findUnique({ where: keyOf(target.organization, id) });
  const isOwn = change?.eventId === visitor.eventId && change.userId === visitor.userId;
  if (!isOwn || !listSteps(change, visitor.event).includes(step)) return { done: "changed" };
  await settleChange(db, target, { change: id, step }, { id: visitor.userId, people: [visitor.userId] });
  return { done: step === "move" ? "moved" : step === "put_back" ? "putBack" : "cancelled" };
}
