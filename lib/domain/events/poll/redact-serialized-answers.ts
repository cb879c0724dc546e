import type { PollSettings } from "./schema";

interface Vote {
  created_by: { user: string | null; invitee: string };
}

interface Part {
  created_by: { user: string | null };
  votes: { yes: Vote[]; no: Vote[] };
}

/** The parts of a serialized event that tell who answered what. */
export interface SerializedPollEvent {
  poll: Pick<PollSettings, "hide_participants" | "results"> | null;
  invitees: {
    _id: string;
    user: string | null;
    su: boolean;
    host: boolean;
    stats: { voted: { dates: boolean; places: boolean } };
  }[];
  dates: (Part & { confirmed_invitees: string[] })[];
  places: Part[];
  declines: { invitee: string; created_by: { user: string | null } }[];
  messages: { created_by: { user: string | null } }[];
}

/** Does the same as `redactPollAnswers`, for a serialized event that a member sees as a guest. */
export function redactSerializedAnswers<Event extends SerializedPollEvent>(
  event: Event,
  reader: { id: string },
): Event {
  const viewers = event.invitees.filter(({ user }) => user === reader.id);
  if (event.poll === null || viewers.some(isHost)) return event;
  const { hide_participants: hidesParticipants, results } = event.poll;
  const hasVoted = viewers.some(({ stats: { voted } }) => voted.dates || voted.places);
  const isSeen = results === "always" || (results === "voted" && hasVoted);
  const known = event.invitees.filter((one) => !hidesParticipants || isHost(one) || viewers.includes(one));
  const ids = new Set(known.map(({ _id }) => _id));
  const users = new Set(known.map(({ user }) => user));
  const isOwn = (invitee: string) => viewers.some(({ _id }) => _id === invitee);
  const hideUser = <By extends { created_by: { user: string | null } }>(by: By): By =>
    !hidesParticipants || users.has(by.created_by.user)
      ? by
      : { ...by, created_by: { ...by.created_by, user: null } };
  const pickVotes = <Cast extends Vote>(votes: Cast[]): Cast[] =>
    votes.filter(({ created_by }) => isSeen || isOwn(created_by.invitee)).map(hideUser);
  const narrow = <P extends Part>(part: P): P => ({
    ...hideUser(part),
    votes: { yes: pickVotes(part.votes.yes), no: pickVotes(part.votes.no) },
  });
  return {
    ...event,
    invitees: known,
    dates: event.dates.map(narrow).map((date) => ({
      ...date,
      confirmed_invitees: date.confirmed_invitees.filter((id) => ids.has(id) && (isSeen || isOwn(id))),
    })),
    places: event.places.map(narrow),
    declines: event.declines.filter(({ invitee }) => ids.has(invitee) && (isSeen || isOwn(invitee))),
    messages: event.messages.map(hideUser),
  };
}

const isHost = ({ su: isOrganizer, host }: { su: boolean; host: boolean }): boolean => isOrganizer || host;
