import { isoWithOffset } from "@/lib/core/time/format";
import { instant } from "@/lib/core/time/instant";
import { type EventRow, readEventRows } from "@/lib/domain/events/event-rows";
import { derivePhase } from "@/lib/domain/events/policy";
import type { Db } from "@/lib/platform/db/client";
import type { CalendarChange } from "@/lib/platform/db/generated/client";
import { asOrganizationId, type OrganizationId } from "@/lib/platform/db/organization-id";
import { isTheirs, type Reader } from "@/lib/platform/http/contract";
import { notFound } from "@/lib/platform/http/problem";
import type { CalendarChangeStep } from "./schema";

type Event = Pick<
  EventRow,
  "createdByUserId" | "cancelledAt" | "confirmedFlag" | "confirmedDateId" | "dates"
>;

/** What can be done about a change of an entry, the likeliest first. */
export function listSteps(change: CalendarChange, event: Event): CalendarChangeStep[] {
  if (change.state !== "open" || derivePhase(event as EventRow) !== "confirmed") return [];
  const isHost = event.createdByUserId === change.userId;
  if (change.kind === "deleted") return [isHost ? "cancel" : "decline", "put_back"];
  const date = event.dates.find(({ id }) => id === event.confirmedDateId);
  return isHost && date?.allDay === change.allDay ? ["move", "put_back"] : ["put_back"];
}

const MAX_CHANGES = 200;

export async function listCalendarChanges(
  db: Db,
  organization: OrganizationId,
  id: string,
  reader: Reader | null,
) {
  const [event] = await readEventRows(db, organization, [id]);
  if (!event) throw notFound(`The event ${id}`);
  const changes = await db.calendarChange.findMany({
    where: {
      organizationId: organization,
      eventId: id,
      // Of others' calendars a member learns only where the meeting is theirs.
      ...(reader && !isTheirs(reader, event.createdByUserId) && { userId: { in: [...reader.people] } }),
    },
    orderBy: [{ seenAt: "desc" }, { id: "desc" }],
    take: MAX_CHANGES,
  });
  return changes.map((change) => serializeChange(change, event));
}

const serializeChange = (change: CalendarChange, event: EventRow) => ({
  _id: change.id,
  event: change.eventId,
  user: change.userId,
  kind: change.kind as "moved" | "deleted",
  date: formatTime(change.startsAt, change, event),
  end_date: formatTime(change.endsAt, change, event),
  all_day: change.allDay,
  state: change.state as "open" | "followed" | "put_back" | "settled",
  reasons: change.reasons,
  steps: listSteps(change, event),
  createdAt: change.seenAt,
});

/** Whole days begin where the event is. */
function formatTime(at: Date | null, { allDay }: CalendarChange, { timezone }: EventRow): string | null {
  if (!at) return null;
  if (allDay) return `${at.toISOString().slice(0, 10)}T00:00:00Z`;
  return isoWithOffset(timezone, instant(+at));
}

/** What waits for the word of this user about this event; null where nothing does. */
export const findOpenChange = (db: Db, organization: string, event: string, user: string) =>
  db.calendarChange.findFirst({
    where: { organizationId: asOrganizationId(organization), eventId: event, userId: user, state: "open" },
  });
