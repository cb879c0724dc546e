import { canSeeResults } from "@/lib/domain/events/poll/redact-poll-answers";
import type { EventContext } from "./event-context";

/** Only the host has answered so far, and the visitor may know that. */
export function isUnanswered({ visitor }: EventContext): boolean {
  const { event } = visitor;
  const hosts = new Set(
    event.invitees.filter(({ isOrganizer, host }) => isOrganizer || host).map(({ id }) => id),
  );
  const isSeen = hosts.has(visitor.id) || canSeeResults(visitor, event);
  return isSeen && [...event.votes, ...event.declines].every(({ inviteeId }) => hosts.has(inviteeId));
}
