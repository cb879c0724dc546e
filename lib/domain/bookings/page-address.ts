/** What the path names: a page, one of its appointment types, or a length of its own. */
export interface PageAddress {
  nickname: string;
  /** The handle of an appointment type. */
  type: string | null;
  /** Of the path, for a page; of the query, for a type. */
  minutes: number | null;
  /** The event that is being moved; the page then stands at an address below the event's. */
  event?: string;
}

export function buildPagePath({ nickname, type, minutes, event }: PageAddress): string {
  if (event !== undefined) return `/event/${event}/reschedule`;
  if (type !== null) return `/${nickname}/types/${type}`;
  return minutes === null ? `/${nickname}` : `/${nickname}/${minutes}`;
}

/** Minutes as the path's last part: whole, from 5 to 1440, without leading zeros; else null. */
export function parseMinutes(text: string): number | null {
  const minutes = /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 0;
  return minutes >= 5 && minutes <= 1440 ? minutes : null;
}
