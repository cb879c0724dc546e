import { queueEntries } from "@/lib/domain/calendars/queue-entries";
import { cancelEvent } from "@/lib/domain/events/changes/cancel-event";
import { declineEvent } from "@/lib/domain/events/changes/decline-event";
import type { EventTarget } from "@/lib/domain/events/changes/event-target";
import { refreshHost } from "@/lib/domain/events/changes/refresh-host";
import type { EventRow } from "@/lib/domain/events/event-rows";
import { findEvent } from "@/lib/domain/events/queries";
import { serializeEvent } from "@/lib/domain/events/serialize";
import { type Db, inTransaction } from "@/lib/platform/db/client";
import type { CalendarChange } from "@/lib/platform/db/generated/client";
import { keyOf } from "@/lib/platform/db/key-of";
import { sql } from "@/lib/platform/db/sql";
import { statement } from "@/lib/platform/db/statement";
import { isTheirs, type Reader } from "@/lib/platform/http/contract";
import { ApiProblem, notFound } from "@/lib/platform/http/problem";
import { moveWithEntry } from "./move-with-entry";
import { listSteps } from "./queries";
import { endChange } from "./record-change";
import type { CalendarChangeStep } from "./schema";

const LOCK_STATEMENT = statement(
  "SELECT 1 FROM calendar_changes WHERE organization_id = $1 AND id = $2 FOR UPDATE",
);

/**
 * Does what somebody says about a change of an entry. `reader`: a member, who speaks of their own calendar, or of any
 * where the meeting is theirs.
 */
export async function settleChange(
  db: Db,
  target: EventTarget,
  { change: id, step }: { change: string; step: CalendarChangeStep },
  reader: Reader | null,
) {
  if (step === "move") await refreshHost(db, target);
  return inTransaction(db, async (tx) => {
    const event = await findEvent(tx, target.organization, target.id);
    await sql(tx, LOCK_STATEMENT, [target.organization, id]);
    const change = await tx.calendarChange.findUnique({ where: keyOf(target.organization, id) });
    const isOwn =
      !reader || isTheirs(reader, change?.userId ?? null) || isTheirs(reader, event.createdByUserId);
    if (!change || change.eventId !== event.id || !isOwn) throw notFound(`The change ${id}`);
    if (!listSteps(change, event).includes(step))
      throw new ApiProblem("conflict", `The change is ${change.state}, or ${step} is none of its steps.`, {
        reason: "settled",
      });
    await takeStep(tx, target, event, change, step);
    return serializeEvent(await findEvent(tx, target.organization, target.id));
  });
}

const WRITE_AGAIN_STATEMENT = statement(`
  UPDATE calendar_entries SET written = ''
   WHERE organization_id = $1 AND event_id = $2 AND user_id = $3 AND uid = $4`);

async function takeStep(
  tx: Db,
  target: EventTarget,
  event: EventRow,
  change: CalendarChange,
  step: CalendarChangeStep,
): Promise<void> {
  const { organization } = target;
  const of = { organization, event: event.id, user: change.userId, uid: change.uid };
  const { startsAt, endsAt, allDay } = change;
  if (step === "move" && startsAt && endsAt) await moveWithEntry(tx, target, { startsAt, endsAt, allDay });
  if (step === "cancel") await cancelEvent(tx, target, {});
  if (step === "decline") {
    const invitee = event.invitees.find(({ userId }) => userId === change.userId);
    if (invitee) await declineEvent(tx, target, { invitee: invitee.id });
  }
  await endChange(tx, of, step === "put_back" ? "put_back" : "followed", new Date(target.now));
  if (step !== "put_back") return;
  await sql(tx, WRITE_AGAIN_STATEMENT, [organization, event.id, change.userId, change.uid]);
  await queueEntries(tx, organization, { id: event.id, users: [change.userId] });
}
