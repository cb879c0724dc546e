import type { Instant } from "@/lib/core/time/instant";
import type { LocalDate } from "@/lib/core/time/local-date";
import type { Language } from "@/lib/platform/i18n/languages";
import type { WaitingRow } from "./waiting-row";

export const serializeWaiting = (row: WaitingRow, now: Instant) => ({
  _id: row.id,
  page: row.pageSlug,
  type: row.typeSlug,
  host: row.hostId,
  duration: row.duration,
  email: row.email,
  name: row.fullName,
  lang: row.lang as Language,
  timezone: row.timezone,
  first_day: row.firstDay as LocalDate,
  last_day: row.lastDay as LocalDate,
  offer_count: row.offers,
  offer:
    row.offeredStart && row.offeredUntil && row.offeredUntil.getTime() > now
      ? { start: row.offeredStart, until: row.offeredUntil }
      : null,
  createdAt: row.createdAt,
});
