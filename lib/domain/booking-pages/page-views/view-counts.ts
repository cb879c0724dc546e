import type { Instant } from "@/lib/core/time/instant";
import type { LocalDate } from "@/lib/core/time/local-date";
import { toLocalDate } from "@/lib/core/time/zone";
import { createCountBuffer } from "@/lib/platform/db/count-buffer";
import type { OrganizationId } from "@/lib/platform/db/organization-id";

export interface ViewedPage {
  organization: OrganizationId;
  bookpageId: string;
  /** Time zone of the host, which determines the days. */
  zone: string;
}

interface ViewedDay {
  organization: OrganizationId;
  bookpage: string;
  day: LocalDate;
}

export const VIEW_COUNTS = createCountBuffer<ViewedDay>({
  name: "Page views",
  toKey: ({ bookpage, day }) => `${bookpage} ${day}`,
  maxSubjects: 10_000,
});

/** Counts in memory; `write` is called once per interval. */
export const addPageView = (
  { organization, bookpageId, zone }: ViewedPage,
  now: Instant,
  write: () => void,
): void => VIEW_COUNTS.add({ organization, bookpage: bookpageId, day: toLocalDate(zone, now) }, write);
