import type { PageSettings } from "@/lib/domain/booking-pages/bookpages/custom-settings";
import { type PageRules, toPageRules } from "@/lib/domain/booking-pages/bookpages/page-rules";
import type { Db } from "@/lib/platform/db/client";
import type { Event } from "@/lib/platform/db/generated/client";
import { toRowKey } from "@/lib/platform/db/to-row-key";
import { type EventWithPlaces, findEventSite } from "./find-event-site";

interface BookedPageRules {
  rules: PageRules | null;
  /** Set if the appointment type has an availability, and so buffers, of its own. */
  availability: string | undefined;
}

type BookedEvent = EventWithPlaces & Pick<Event, "organizationId" | "bookpageId" | "appointmentTypeId">;

/** Finds the rules of the page and type on which the event was booked, with the event's own place. */
export async function findPageRules(db: Db, event: BookedEvent): Promise<BookedPageRules> {
  const { organizationId, bookpageId, appointmentTypeId } = event;
  const type =
    appointmentTypeId === null
      ? null
      : await db.appointmentType.findUnique({ where: toRowKey(organizationId, appointmentTypeId) });
  const pageId = bookpageId ?? type?.bookpageId;
  const page = pageId ? await db.bookpage.findUnique({ where: toRowKey(organizationId, pageId) }) : null;
  const site = findEventSite(event);
  return {
    rules: page && {
      ...toPageRules({ ...pickSettings(page), team: page.teamId }, type && pickSettings(type)),
      ...(site !== undefined && { site }),
    },
    availability: type?.availabilityId ?? undefined,
  };
}

const pickSettings = ({ id, settings }: { id: string; settings: unknown }) => ({
  id,
  settings: settings as PageSettings,
});
