import type { PageSettings } from "@/lib/domain/booking-pages/bookpages/custom-settings";
import type { Db } from "@/lib/platform/db/client";
import type { Event } from "@/lib/platform/db/generated/client";
import { toRowKey } from "@/lib/platform/db/to-row-key";

type BookedOn = Pick<Event, "organizationId" | "bookpageId" | "appointmentTypeId">;

/** Finds the settings of the page on which an event was booked; those of its appointment type override them. */
export async function findEventSettings(
  db: Db,
  { organizationId, bookpageId, appointmentTypeId }: BookedOn,
): Promise<PageSettings> {
  const select = { settings: true } as const;
  const [page, type] = [
    bookpageId && (await db.bookpage.findUnique({ where: toRowKey(organizationId, bookpageId), select })),
    appointmentTypeId &&
      (await db.appointmentType.findUnique({ where: toRowKey(organizationId, appointmentTypeId), select })),
  ];
  return {
    ...(page ? (page.settings as PageSettings) : {}),
    ...(type ? (type.settings as PageSettings) : {}),
  };
}
