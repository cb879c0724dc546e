/** Names a page, one of its types, or one of its durations. */
export interface PageAddress {
  slug: string;
  /** The slug of an appointment type. */
  type: string | null;
  /** Part of the path for a page, of the query for a type. */
  minutes: number | null;
  /** The event being moved; the page's path is then below that of the event. */
  event?: string;
}

export function buildPagePath({ slug, type, minutes, event }: PageAddress): string {
  if (event !== undefined) return `/event/${event}/reschedule`;
  if (type !== null) return `/${slug}/types/${type}`;
  return minutes === null ? `/${slug}` : `/${slug}/${minutes}`;
}

/** Parses the last part of the path: whole minutes from 5 to 1440 without leading zeros, else null. */
export function parseMinutes(text: string): number | null {
  const minutes = /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 0;
  return minutes >= 5 && minutes <= 1440 ? minutes : null;
}
