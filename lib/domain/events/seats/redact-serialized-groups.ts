interface Votes {
  yes: { created_by: { invitee: string } }[];
  no: { created_by: { invitee: string } }[];
}

/** The parts of a serialized event that tell who takes part. */
export interface SerializedSeatedEvent {
  seats: object | null;
  invitees: {
    _id: string;
    user: string | null;
    su: boolean;
    host: boolean;
    brought_by: string | null;
    email: string | null;
  }[];
  dates: { votes: Votes; confirmed_invitees: string[] }[];
  places: { votes: Votes }[];
  declines: { invitee: string }[];
  messages: { from: string | null }[];
}

/** Does the same as `redactOtherGroups`, for a serialized event: a member with a seat sees no other booker. */
export function redactSerializedGroups<Event extends SerializedSeatedEvent>(
  event: Event,
  reader: { id: string },
): Event {
  const viewers = event.invitees.filter(({ user }) => user === reader.id);
  if (event.seats === null || viewers.some(isHost)) return event;
  const bookers = new Set(viewers.map(({ _id, brought_by }) => brought_by ?? _id));
  const invitees = event.invitees.filter(
    (one) => isHost(one) || bookers.has(one._id) || (one.brought_by !== null && bookers.has(one.brought_by)),
  );
  const shown = new Set(invitees.map(({ _id }) => _id));
  const filterVotes = <Part extends { votes: Votes }>(part: Part): Part => {
    const isShown = ({ created_by }: Votes["yes"][number]) => shown.has(created_by.invitee);
    return { ...part, votes: { yes: part.votes.yes.filter(isShown), no: part.votes.no.filter(isShown) } };
  };
  return {
    ...event,
    invitees,
    dates: event.dates.map(filterVotes).map((date) => ({
      ...date,
      confirmed_invitees: date.confirmed_invitees.filter((invitee) => shown.has(invitee)),
    })),
    places: event.places.map(filterVotes),
    declines: event.declines.filter(({ invitee }) => shown.has(invitee)),
    messages: event.messages.filter(
      ({ from }) => from !== null && invitees.some(({ email }) => email === from),
    ),
  };
}

const isHost = ({ su: isOrganizer, host }: { su: boolean; host: boolean }): boolean => isOrganizer || host;
