import type { EventRow } from "@/lib/domain/events/event-rows";
import type { Invitee } from "@/lib/platform/db/generated/client";
import { readPoll } from "./read-poll";

type Somebody = Pick<Invitee, "id" | "su" | "host">;

/** Whom a guest of a poll may know. */
export const isKnownTo = (viewer: Somebody, event: { poll: unknown }, one: Somebody): boolean =>
  isHost(viewer) || isHost(one) || one.id === viewer.id || !readPoll(event).hide_participants;

/** Whether a guest sees what others have answered, be it as numbers alone. */
export function seesResults(viewer: Somebody, event: Pick<EventRow, "poll" | "votes">): boolean {
  const { results } = readPoll(event);
  if (isHost(viewer) || results === "always") return true;
  return results === "voted" && event.votes.some(({ inviteeId }) => inviteeId === viewer.id);
}

/**
 * An event as a guest may know it who is not to see the other participants, or what they answered. Of those who are not
 * shown there are rows without a name, so that answers can be counted.
 */
export function narrowToAnswers<E extends EventRow>(event: E, viewer: Somebody): E {
  if (event.poll === null || isHost(viewer)) return event;
  const isKnown = (one: Somebody) => isKnownTo(viewer, event, one);
  const isSeen = seesResults(viewer, event);
  const isShown = ({ inviteeId }: { inviteeId: string }) => isSeen || inviteeId === viewer.id;
  const known = event.invitees.filter(isKnown);
  const authors = new Set(known.flatMap(({ email }) => email ?? []));
  const all = known.length === event.invitees.length;
  return {
    ...event,
    invitees: event.invitees.map((one) => (isKnown(one) ? one : { ...one, ...NAMELESS })),
    votes: event.votes.filter(isShown),
    declines: event.declines.filter(isShown),
    messages: event.messages.map((message) =>
      all || (message.fromEmail !== null && authors.has(message.fromEmail))
        ? message
        : { ...message, fromEmail: null, createdByUserId: null },
    ),
  };
}

const NAMELESS = {
  email: null,
  fullName: null,
  phone: null,
  company: null,
  pictureUrl: null,
  userId: null,
  timezone: null,
  locale: null,
  answers: [],
} satisfies Partial<Invitee>;

const isHost = ({ su, host }: Somebody): boolean => su || host;
