import type { LinkPrefill } from "@/lib/domain/booking-pages/links/schema";
import type { Link, WaitingEntry } from "@/lib/platform/db/generated/client";
import type { Language } from "@/lib/platform/i18n/languages";

/** Describes the days of the person's waiting-list entry. */
export const describeWaitingEntry = (entry: WaitingEntry, page: string) => ({
  _id: entry.id,
  page,
  name: entry.fullName,
  lang: entry.lang as Language,
  timezone: entry.timezone,
  first_day: entry.firstDay,
  last_day: entry.lastDay,
  offered: entry.offeredStarts,
  createdAt: entry.createdAt,
});

/** Describes a booking link made for the person. */
export const describePersonalLink = ({ id, label, prefill, createdAt }: Link) => ({
  _id: id,
  label,
  prefill: prefill as LinkPrefill,
  createdAt,
});
