import { formatIsoWithOffset } from "@/lib/core/time/format-iso-with-offset";
import { asInstant } from "@/lib/core/time/instant";
import { canReaderManage, type MemberReader } from "@/lib/domain/contracts/contract";
import { buildNotFoundProblem } from "@/lib/domain/contracts/problem";
import { type EventRow, listEventRows } from "@/lib/domain/events/event-rows";
import { deriveEventPhase } from "@/lib/domain/events/policy";
import type { Db } from "@/lib/platform/db/client";
import type { CalendarChange } from "@/lib/platform/db/generated/client";
import { asOrganizationId, type OrganizationId } from "@/lib/platform/db/organization-id";
import type { CalendarChangeStep } from "./schema";

type Event = Pick<
  EventRow,
  "createdByUserId" | "cancelledAt" | "confirmedFlag" | "confirmedDateId" | "dates"
>;

/** Lists the possible resolutions of a calendar change, the likeliest first. */
export function listCalendarChangeSteps(change: CalendarChange, event: Event): CalendarChangeStep[] {
  if (change.state !== "open" || deriveEventPhase(event as EventRow) !== "confirmed") return [];
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
  reader: MemberReader | null,
) {
  const [event] = await listEventRows(db, organization, [id]);
  if (!event) throw buildNotFoundProblem(`The event ${id}`);
  const changes = await db.calendarChange.findMany({
    where: {
      organizationId: organization,
      eventId: id,
      // A member sees details of others' calendars only for meetings of their own.
      ...(reader &&
        !canReaderManage(reader, event.createdByUserId) && { userId: { in: [...reader.people] } }),
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
  steps: listCalendarChangeSteps(change, event),
  createdAt: change.seenAt,
});

/** All-day entries begin in the zone of the event. */
function formatTime(at: Date | null, { allDay }: CalendarChange, { timezone }: EventRow): string | null {
  if (!at) return null;
  if (allDay) return `${at.toISOString().slice(0, 10)}T00:00:00Z`;
  return formatIsoWithOffset(timezone, asInstant(+at));
}

/** Finds the change of this event that awaits this user's decision, or null. */
export const findOpenChange = (db: Db, organization: string, event: string, user: string) =>
  db.calendarChange.findFirst({
    where: { organizationId: asOrganizationId(organization), eventId: event, userId: user, state: "open" },
  });
