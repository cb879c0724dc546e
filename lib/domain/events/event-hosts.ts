import type { EventTime } from "./parse-event-time";

/** Picks the default date to confirm, the earliest. */
export const pickDateToConfirm = <D extends EventTime>(dates: readonly D[]): D | undefined =>
  dates.toSorted((a, b) => a.start - b.start)[0];

/** Lists the hosts of an event: its creator and further team members, without those who have no account. */
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

/** Lists users that a confirmed event occupies: hosts of a booking-page event exclusively, other users not. */
export function listOccupiedUsers({ creator: { userId: host }, invitees, bookpage }: HostSource): {
  exclusive: string[];
  others: string[];
} {
  const invited = invitees.map(({ userId }) => userId);
  const users = [...new Set([host, ...invited].filter((userId) => userId !== null))];
  const cohosts = invitees.filter((one) => one.host).map(({ userId }) => userId);
  const exclusive = bookpage ? users.filter((userId) => userId === host || cohosts.includes(userId)) : [];
  return { exclusive, others: users.filter((userId) => !exclusive.includes(userId)) };
}
