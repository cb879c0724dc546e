import type { EventRow } from "@/lib/domain/events/event-rows";
import type { Invitee } from "@/lib/platform/db/generated/client";

type Participant = Pick<Invitee, "id" | "su" | "host" | "broughtBy">;

/**
 * An event with seats as one of its bookers may know it: the hosts, and whom they came with. Other bookers, what they wrote
 * and what they answered are not in it. Hosts know the whole event, and so does everybody of one without seats.
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
      // Whoever gave the seat up and booked again under the same address may be somebody else.
      return author && (isHost(author) || author.createdAt <= message.createdAt);
    }),
    votes: event.votes.filter(isShown),
    declines: event.declines.filter(isShown),
  };
}

const isHost = ({ su, host }: Participant): boolean => su || host;

/** Who has booked, of those who are shown. */
export const findGroupBooker = <E extends Pick<EventRow, "invitees">>({
  invitees,
}: E): E["invitees"][number] | undefined => invitees.find((one) => !isHost(one) && one.broughtBy === null);
