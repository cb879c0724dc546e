import type { EntryKey } from "@/lib/domain/events/calendar-entries/record-written-entry";
import type { Db } from "@/lib/platform/db/client";
import { generateId } from "@/lib/platform/db/generate-id";
import type { CalendarChange } from "@/lib/platform/db/generated/client";
import type { EntryTime } from "./move-to-entry-time";

export type CalendarChangeState = "open" | "followed" | "put_back" | "settled";

interface NewCalendarChange extends EntryKey {
  /** Null: the entry was deleted. */
  time: EntryTime | null;
  state: CalendarChangeState;
  reasons?: string[];
}

/**
 * Records a user's change of an entry and supersedes the previous one. Returns null if the same change is recorded
 * already.
 */
export async function recordCalendarChange(
  tx: Db,
  { time, state, reasons = [], ...of }: NewCalendarChange,
  now: Date,
) {
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
  const id = generateId();
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

/** Closes an open change of an entry. */
export const closeCalendarChange = (
  tx: Db,
  of: EntryKey,
  state: Exclude<CalendarChangeState, "open">,
  now: Date,
) =>
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
