import type { EventRow } from "@/lib/domain/events/event-rows";
import { parseEventTime } from "@/lib/domain/events/parse-event-time";
import type { EventDateInput } from "@/lib/domain/events/schema";
import type { Db } from "@/lib/platform/db/client";
import { generateId } from "@/lib/platform/db/generate-id";
import { toRowKey } from "@/lib/platform/db/to-row-key";
import { matchEntries } from "./match-entries";

/** Replaces the event's dates. Unchanged ones keep id and votes; the organiser says yes to new ones. */
export async function replaceEventDates(
  tx: Db,
  event: EventRow,
  sent: readonly EventDateInput[],
  timezone: string,
) {
  const parsed = sent.map((date, index) => {
    const { start, end, allDay } = parseEventTime(date, timezone, `/dates/${index}`);
    return { _id: date._id, startsAt: new Date(start), endsAt: new Date(end), allDay };
  });
  const matched = matchEntries(
    event.dates,
    parsed,
    (old, { startsAt, endsAt }) => +old.startsAt === +startsAt && +old.endsAt === +endsAt,
    "/dates",
  );
  const { organizationId } = event;
  const removed = event.dates.filter((old) => !matched.includes(old)).map(({ id }) => id);
  if (removed.length > 0) await tx.eventDate.deleteMany({ where: { organizationId, id: { in: removed } } });

  const rows = parsed.map(({ _id, ...date }, position) => ({ ...date, position }));
  for (const [index, row] of rows.entries()) {
    const old = matched[index];
    const { startsAt, endsAt, allDay, position } = old ?? {};
    const before = { startsAt, endsAt, allDay, position };
    if (old && JSON.stringify(before) !== JSON.stringify(row))
      await tx.eventDate.update({ where: toRowKey(organizationId, old.id), data: row });
  }
  const added = rows
    .filter((_, index) => !matched[index])
    .map((row) => ({
      ...row,
      id: generateId(),
      organizationId,
      eventId: event.id,
      createdByUserId: event.createdByUserId,
    }));
  await tx.eventDate.createMany({ data: added });
  return added.map(({ id }) => ({ dateId: id }));
}
