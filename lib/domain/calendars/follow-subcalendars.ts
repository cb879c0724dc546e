import { type Db, inTransaction } from "@/lib/platform/db/client";
import type { Prisma } from "@/lib/platform/db/generated/client";
import { newId } from "@/lib/platform/db/id";
import { keyOf } from "@/lib/platform/db/key-of";
import { lockRow } from "@/lib/platform/db/lock-row";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { queueFollowing } from "./follow-entries";
import type { FoundSubcalendar } from "./provider";

const withSync = { include: { sync: true } } satisfies Prisma.SubcalendarDefaultArgs;
type SubcalendarWithSync = Prisma.SubcalendarGetPayload<typeof withSync>;

interface CalendarWithSubcalendars {
  id: string;
  organizationId: string;
  calendarListId: string;
  userId: string;
  source: string;
  subcalendars: SubcalendarWithSync[];
}

/** Lets the subcalendars be those that the provider has. What their owner has chosen about one stays. */
export async function followSubcalendars(
  db: Db,
  calendar: CalendarWithSubcalendars,
  found: readonly FoundSubcalendar[],
) {
  const pairs = pairUp(calendar.subcalendars, found);
  if (pairs.length === found.length && found.length === calendar.subcalendars.length) return pairs;
  const { organizationId } = calendar;
  const ofCalendar = { organizationId, calendarId: calendar.id };
  return inTransaction(db, async (tx) => {
    await lockRow(tx, "calendar_lists", { organizationId, id: calendar.calendarListId });
    const stored = await tx.subcalendar.findMany({ where: ofCalendar, ...withSync });
    const gone = stored.filter(({ sourceId }) => !found.some((one) => one.sourceId === sourceId));
    await tx.subcalendar.deleteMany({ where: { organizationId, id: { in: gone.map(({ id }) => id) } } });
    const added = found.filter(({ sourceId }) => !stored.some((one) => one.sourceId === sourceId));
    // The calendar may have been disconnected meanwhile.
    if (added.length > 0 && (await tx.calendar.count({ where: { organizationId, id: calendar.id } })) > 0) {
      const hasPrimary = stored.some(({ primary, id }) => primary && !gone.some((one) => one.id === id));
      await tx.subcalendar.createMany({
        data: added.map((one) => ({
          ...subcalendarData(calendar.source, one),
          ...ofCalendar,
          primary: one.primary && !hasPrimary,
        })),
      });
    }
    if (added.length + gone.length > 0) {
      await tx.calendarList.update({
        where: keyOf(organizationId, calendar.calendarListId),
        data: { v: { increment: 1 } },
      });
      await queueFollowing(tx, asOrganizationId(organizationId), calendar.userId);
    }
    return pairUp(await tx.subcalendar.findMany({ where: ofCalendar, ...withSync }), found);
  });
}

export const subcalendarData = (
  source: string,
  { sourceId, name, primary, writable, busy, colour }: FoundSubcalendar,
) => ({
  id: newId(),
  source,
  sourceId,
  name: name.slice(0, 200),
  primary,
  writable,
  busy,
  bcolor: colour,
});

const pairUp = (stored: readonly SubcalendarWithSync[], found: readonly FoundSubcalendar[]) =>
  stored.flatMap(({ id, sourceId, sync }) =>
    found.filter((one) => one.sourceId === sourceId).map((one) => ({ id, sync, found: one })),
  );
