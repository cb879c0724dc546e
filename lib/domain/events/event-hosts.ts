import type { EventTime } from "./parse-event-time";

/** The date that is taken when nobody says which: the earliest. */
export const pickDateToConfirm = <D extends EventTime>(dates: readonly D[]): D | undefined =>
  dates.toSorted((a, b) => a.start - b.start)[0];

/** Who holds an event: its creator, and others of a team; who has no account is left out. */
export const listEventHosts = ({
  createdByUserId,
  invitees,
}: {
  createdByUserId: string | null;
  invitees: readonly { userId: string | null; host: boolean }[];
}): string[] =>
  [createdByUserId, ...invitees.filter(({ host }) => host).map(({ userId }) => userId)].filter(
    (userId) => userId !== null,
  );

interface HostSource {
  creator: { userId: string | null };
  invitees: readonly { userId: string | null; host?: boolean }[];
  bookpage: boolean;
}

/** Whose time a confirmed event takes: exclusively that of the hosts of a booking-page event, and every user's invited. */
export function listOccupiedUsers({ creator: { userId: host }, invitees, bookpage }: HostSource): {
  exclusive: string[];
  others: string[];
} {
  const invited = invitees.map(({ userId }) => userId);
  const everyone = [...new Set([host, ...invited].filter((userId) => userId !== null))];
  const beside = invitees.filter((one) => one.host).map(({ userId }) => userId);
  const exclusive = bookpage ? everyone.filter((userId) => userId === host || beside.includes(userId)) : [];
  return { exclusive, others: everyone.filter((userId) => !exclusive.includes(userId)) };
}
