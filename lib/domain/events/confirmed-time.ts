import type { EventTime } from "./event-time";

/** The date that is taken when nobody says which: the earliest. */
export const dateToConfirm = <D extends EventTime>(dates: readonly D[]): D | undefined =>
  dates.toSorted((a, b) => a.start - b.start)[0];

interface Taking {
  creator: { userId: string | null };
  invitees: readonly { userId: string | null }[];
  bookpage: boolean;
}

/** Whose time a confirmed event takes: exclusively the host's of a booking-page event, and every user's invited. */
export function listHosts({ creator: { userId: host }, invitees, bookpage }: Taking): {
  exclusive: string[];
  others: string[];
} {
  const invited = invitees.map(({ userId }) => userId);
  const everyone = [...new Set([host, ...invited].filter((userId) => userId !== null))];
  const exclusive = bookpage && host ? [host] : [];
  return { exclusive, others: everyone.filter((userId) => !exclusive.includes(userId)) };
}
