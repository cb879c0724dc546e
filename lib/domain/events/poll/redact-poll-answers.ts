import type { EventRow } from "@/lib/domain/events/event-rows";
import type { Invitee } from "@/lib/platform/db/generated/client";
import { getPollSettings } from "./get-poll-settings";

type Participant = Pick<Invitee, "id" | "isOrganizer" | "host">;

/** Returns whether a guest of a poll may see this participant. */
export const isVisibleTo = (viewer: Participant, event: { poll: unknown }, one: Participant): boolean =>
  isHost(viewer) || isHost(one) || one.id === viewer.id || !getPollSettings(event).hide_participants;

/** Returns whether a guest may see others' answers, if only as counts. */
export function canSeeResults(viewer: Participant, event: Pick<EventRow, "poll" | "votes">): boolean {
  const { results } = getPollSettings(event);
  if (isHost(viewer) || results === "always") return true;
  return results === "voted" && event.votes.some(({ inviteeId }) => inviteeId === viewer.id);
}

/**
 * Redacts an event for a guest who may not see the other participants or their answers. Hidden participants are rows
 * without a name, so that answers can be counted.
 */
export function redactPollAnswers<E extends EventRow>(event: E, viewer: Participant): E {
  if (event.poll === null || isHost(viewer)) return event;
  const isKnown = (one: Participant) => isVisibleTo(viewer, event, one);
  const isSeen = canSeeResults(viewer, event);
  const isShown = ({ inviteeId }: { inviteeId: string }) => isSeen || inviteeId === viewer.id;
  const known = event.invitees.filter(isKnown);
  const authors = new Set(known.flatMap(({ email }) => email ?? []));
  const all = known.length === event.invitees.length;
  return {
    ...event,
    invitees: event.invitees.map((one) => (isKnown(one) ? one : { ...one, ...ANONYMOUS })),
    votes: event.votes.filter(isShown),
    declines: event.declines.filter(isShown),
    messages: event.messages.map((message) =>
      all || (message.fromEmail !== null && authors.has(message.fromEmail))
        ? message
        : { ...message, fromEmail: null, createdByUserId: null },
    ),
  };
}

const ANONYMOUS = {
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

const isHost = ({ isOrganizer, host }: Participant): boolean => isOrganizer || host;
