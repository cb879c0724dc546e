import { enqueueEntries } from "@/lib/domain/calendars/enqueue-entries";
import { canReaderManage, type MemberReader } from "@/lib/domain/contracts/contract";
import { ApiProblem, buildNotFoundProblem } from "@/lib/domain/contracts/problem";
import { cancelEvent } from "@/lib/domain/events/changes/cancel-event";
import { declineEvent } from "@/lib/domain/events/changes/decline-event";
import type { EventTarget } from "@/lib/domain/events/changes/event-target";
import { syncHostCalendars } from "@/lib/domain/events/changes/sync-host-calendars";
import type { EventRow } from "@/lib/domain/events/event-rows";
import { requireEvent } from "@/lib/domain/events/queries";
import { serializeEvent } from "@/lib/domain/events/serialize";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { CalendarChange } from "@/lib/platform/db/generated/client";
import { defineStatement } from "@/lib/platform/db/statement";
import { toRowKey } from "@/lib/platform/db/to-row-key";
import { moveToEntryTime } from "./move-to-entry-time";
import { listCalendarChangeSteps } from "./queries";
import { closeCalendarChange } from "./record-calendar-change";
import type { CalendarChangeStep } from "./schema";

const LOCK_STATEMENT = defineStatement(
  "SELECT 1 FROM calendar_changes WHERE organization_id = $1 AND id = $2 FOR UPDATE",
);

/**
 * Applies a member's decision about a change of an entry. `reader` may decide for their own calendar, or for any
 * calendar if the meeting is theirs.
 */
export async function resolveCalendarChange(
  db: Db,
  target: EventTarget,
  { change: id, step }: { change: string; step: CalendarChangeStep },
  reader: MemberReader | null,
) {
  if (step === "move") await syncHostCalendars(db, target);
  return withTransaction(db, async (tx) => {
    const event = await requireEvent(tx, target.organization, target.id);
    await executeSql(tx, LOCK_STATEMENT, [target.organization, id]);
    const change = await tx.calendarChange.findUnique({ where: toRowKey(target.organization, id) });
    const isOwn =
      !reader ||
      canReaderManage(reader, change?.userId ?? null) ||
      canReaderManage(reader, event.createdByUserId);
    if (!change || change.eventId !== event.id || !isOwn) throw buildNotFoundProblem(`The change ${id}`);
    if (!listCalendarChangeSteps(change, event).includes(step))
      throw new ApiProblem("conflict", `The change is ${change.state}, or ${step} is none of its steps.`, {
        reason: "settled",
      });
    await applyStep(tx, target, event, change, step);
    return serializeEvent(await requireEvent(tx, target.organization, target.id));
  });
}

const WRITE_AGAIN_STATEMENT = defineStatement(`
  UPDATE calendar_entries SET written = ''
   WHERE organization_id = $1 AND event_id = $2 AND user_id = $3 AND uid = $4`);

async function applyStep(
  tx: Db,
  target: EventTarget,
  event: EventRow,
  change: CalendarChange,
  step: CalendarChangeStep,
): Promise<void> {
  const { organization } = target;
  const of = { organization, event: event.id, user: change.userId, uid: change.uid };
  const { startsAt, endsAt, allDay } = change;
  if (step === "move" && startsAt && endsAt) await moveToEntryTime(tx, target, { startsAt, endsAt, allDay });
  const invitee = event.invitees.find(({ userId }) => userId === change.userId);
  if (step === "cancel") await cancelEvent(tx, target, {}, invitee?.id);
  if (step === "decline") {
    if (invitee) await declineEvent(tx, target, { invitee: invitee.id });
  }
  await closeCalendarChange(tx, of, step === "put_back" ? "put_back" : "followed", new Date(target.now));
  if (step !== "put_back") return;
  await executeSql(tx, WRITE_AGAIN_STATEMENT, [organization, event.id, change.userId, change.uid]);
  await enqueueEntries(tx, organization, { id: event.id, users: [change.userId] });
}
