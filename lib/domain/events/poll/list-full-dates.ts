import type { EventRow } from "@/lib/domain/events/event-rows";
import { getPollSettings } from "./get-poll-settings";

/**
 * Lists dates that have their maximum of guests with a yes, except those where this participant has a place. The
 * organiser does not count.
 */
export function listFullDates(
  event: Pick<EventRow, "poll" | "dates" | "votes" | "invitees" | "declines">,
  but = "",
) {
  const { limit } = getPollSettings(event);
  if (limit === null) return [];
  const isGuest = new Set(
    event.invitees
      .filter(
        ({ id, isOrganizer, host }) =>
          !isOrganizer && !host && !event.declines.some(({ inviteeId }) => inviteeId === id),
      )
      .map(({ id }) => id),
  );
  const listVotes = (date: string) =>
    event.votes.filter((vote) => vote.dateId === date && vote.yes && isGuest.has(vote.inviteeId));
  return event.dates
    .map(({ id }) => ({ id, votes: listVotes(id) }))
    .filter(({ votes }) => votes.length >= limit && !votes.some(({ inviteeId }) => inviteeId === but))
    .map(({ id }) => id);
}
