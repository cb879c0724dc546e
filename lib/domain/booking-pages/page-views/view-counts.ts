import { setTimeout } from "node:timers";
import type { Instant } from "@/lib/core/time/instant";
import type { LocalDate } from "@/lib/core/time/local-date";
import { toLocalDate } from "@/lib/core/time/zone";
import type { OrganizationId } from "@/lib/platform/db/organization-id";

export interface ViewedPage {
  organization: OrganizationId;
  bookpageId: string;
  /** Time zone of the host, which determines the days. */
  zone: string;
}

export interface ViewCount {
  organization: OrganizationId;
  bookpage: string;
  day: LocalDate;
  views: number;
}

/** Limit of counts (page and day) in memory between two writes; further views are not counted. */
const MAX_COUNTS = 10_000;

const WRITE_PAUSE_MS = 5000;

// Stored on globalThis, as the server, which writes the counts at its end, and the bundled pages each have
// a copy of this module.
const shared = globalThis as { bookpageViewCounts?: Map<string, ViewCount> };

function getCounts(): Map<string, ViewCount> {
  shared.bookpageViewCounts ??= new Map();
  return shared.bookpageViewCounts;
}

/** Counts in memory, so that the page does not wait; `write` is called once per interval. */
export function addPageView(
  { organization, bookpageId, zone }: ViewedPage,
  now: Instant,
  write: () => void,
): void {
  if (getCounts().size === 0) setTimeout(write, WRITE_PAUSE_MS).unref();
  addCount({ organization, bookpage: bookpageId, day: toLocalDate(zone, now), views: 1 });
}

function addCount(count: ViewCount): void {
  const key = `${count.organization} ${count.bookpage} ${count.day}`;
  const counts = getCounts();
  const before = counts.get(key);
  if (before) before.views += count.views;
  else if (counts.size < MAX_COUNTS) counts.set(key, count);
}

/** Returns the counts since the last call and resets them. */
export function consumeViewCounts(): ViewCount[] {
  const counts = getCounts();
  const consumed = [...counts.values()];
  counts.clear();
  return consumed;
}

/** Restores counts that could not be written. */
export function restoreViewCounts(consumed: readonly ViewCount[], write: () => void): void {
  if (getCounts().size === 0 && consumed.length > 0) setTimeout(write, WRITE_PAUSE_MS).unref();
  for (const count of consumed) addCount(count);
}
