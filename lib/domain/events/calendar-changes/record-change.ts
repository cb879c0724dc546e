import type { EntryOf } from "@/lib/domain/events/calendar-entries/keep-written";
import type { Db } from "@/lib/platform/db/client";
import type { CalendarChange } from "@/lib/platform/db/generated/client";
import { newId } from "@/lib/platform/db/id";
import type { EntryTime } from "./move-with-entry";

export type ChangeState = "open" | "followed" | "put_back" | "settled";

interface Recorded extends EntryOf {
  /** Null: deleted. */
  time: EntryTime | null;
  state: ChangeState;
  reasons?: string[];
}

/**
 * Writes down what somebody has done to an entry; what they did before is over. The same again is not written, and answers
 * null.
 */
export async function recordChange(tx: Db, { time, state, reasons = [], ...of }: Recorded, now: Date) {
  const where = {
    organizationId: of.organization,
    eventId: of.event,
    userId: of.user,
    uid: of.uid,
    state: "open",
  };
  const before = await tx.calendarChange.findFirst({ where });
  if (before && state === "open" && isSame(before, time)) return null;
  await tx.calendarChange.updateMany({ where, data: { state: "settled", endedAt: now } });
  const id = newId();
  return tx.calendarChange.create({
    data: {
      ...where,
      id,
      kind: time ? "moved" : "deleted",
      startsAt: time?.startsAt ?? null,
      endsAt: time?.endsAt ?? null,
      allDay: time?.allDay ?? false,
      state,
      reasons,
      seenAt: now,
      endedAt: state === "open" ? null : now,
    },
  });
}

const isSame = (before: CalendarChange, time: EntryTime | null): boolean =>
  time
    ? +(before.startsAt ?? 0) === +time.startsAt &&
      +(before.endsAt ?? 0) === +time.endsAt &&
      before.allDay === time.allDay
    : before.kind === "deleted";

/** Ends what waits for somebody's word about an entry. */
export const endChange = (tx: Db, of: EntryOf, state: Exclude<ChangeState, "open">, now: Date) =>
  tx.calendarChange.updateMany({
    where: {
      organizationId: of.organization,
      eventId: of.event,
      userId: of.user,
      uid: of.uid,
      state: "open",
    },
    data: { state, endedAt: now },
  });
