import type { EventRow } from "@/lib/domain/events/event-rows";
import type { Invitee } from "@/lib/platform/db/generated/client";

type Participant = Pick<Invitee, "id" | "isOrganizer" | "host" | "broughtBy">;

/**
 * Redacts an event with seats for one of its bookers, who sees the hosts and their own group, without other bookers,
 * their messages and answers. Hosts, and all participants of events without seats, see everything.
 */
export function redactOtherGroups<E extends EventRow>(event: E, viewer: Participant): E {
  if (event.seats === null || isHost(viewer)) return event;
  const booker = viewer.broughtBy ?? viewer.id;
  const isOfParty = ({ id, broughtBy }: Participant) => id === booker || broughtBy === booker;
  const invitees = event.invitees.filter((one) => isHost(one) || isOfParty(one));
  const shown = new Set(invitees.map(({ id }) => id));
  const isShown = ({ inviteeId }: { inviteeId: string }) => shown.has(inviteeId);
  return {
    ...event,
    invitees,
    messages: event.messages.filter((message) => {
      const author = invitees.find(({ email }) => email !== null && email === message.fromEmail);
      // A second booking by the same address, after its seat was given up, may be another person's.
      return author && (isHost(author) || author.createdAt <= message.createdAt);
    }),
    votes: event.votes.filter(isShown),
    declines: event.declines.filter(isShown),
  };
}

const isHost = ({ isOrganizer, host }: Participant): boolean => isOrganizer || host;

/** Finds the booker among those shown. */
export const findGroupBooker = <E extends Pick<EventRow, "invitees">>({
  invitees,
}: E): E["invitees"][number] | undefined => invitees.find((one) => !isHost(one) && one.broughtBy === null);
